import Testing

@testable import MailSources

@Suite("network file systems")
struct NetworkDevicesTests {
    private static let mounts = Array(
        """
        22 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw
        40 22 0:45 / /home/a\\040b rw master:1 - nfs4 server:/home rw
        41 22 0:46 / /mnt/ssh rw - fuse.sshfs host:/ rw
        42 22 0:47 / /mnt/disk rw - fuseblk /dev/sdb1 rw
        43 22 0:1000 / /mnt/share rw shared:2 - cifs //server/share rw
        """.utf8)

    @Test(
        "those are polled to which others write too",
        arguments: [(0x801, false), (0x2D, true), (0x2E, true), (0x2F, false), (0x3000E8, true), (0x99, false)]
            as [(UInt64, Bool)])
    func types(_ device: UInt64, _ isRemote: Bool) {
        #expect(NetworkDevices.isRemote(device, mounts: Self.mounts) == isRemote)
    }
}
