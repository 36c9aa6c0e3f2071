/// Tells which file systems other machines write to as well, so that the kernel of this one does not hear of every
/// change.
struct NetworkDevices {
    private var isRemote: [UInt64: Bool] = [:]

    /// - Parameter device: as stat(2) gives it.
    mutating func contains(_ device: UInt64) -> Bool {
        if let known = isRemote[device] { return known }
        let found = Self.isRemote(device, mounts: ByteSource.sidecar(RawPath("/proc/self"), "mountinfo") ?? [])
        isRemote[device] = found
        return found
    }

    /// Looks the device up in proc(5)'s `mountinfo`: `36 35 98:0 / /mnt rw,noatime master:1 - ext3 /dev/root rw`.
    static func isRemote(_ device: UInt64, mounts: [UInt8]) -> Bool {
        let number = "\(major(device)):\(minor(device))"
        for line in mounts.split(separator: ByteSearch.lineFeed) {
            let words = line.split(separator: UInt8(ascii: " "))
            guard words.count > 2, words[2].elementsEqual(number.utf8),
                let dash = words.lastIndex(where: { $0.elementsEqual("-".utf8) }), dash + 1 < words.count
            else { continue }
            return isRemote(type: String(decoding: words[dash + 1], as: UTF8.self))
        }
        return false
    }

    /// `fuse` stands for sshfs, rclone and the shared folders of virtual machines; `fuseblk` is a disk of this machine.
    private static func isRemote(type: String) -> Bool {
        type == "fuse" || type.hasPrefix("fuse.") || types.contains(type)
    }

    private static let types: Set<String> = [
        "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "afs", "ceph", "coda", "ncpfs", "virtiofs", "vboxsf", "prl_fs",
        "vmhgfs", "lustre", "glusterfs", "beegfs", "orangefs", "pvfs2", "gfs2", "ocfs2",
    ]

    /// makedev(3) of Linux spreads both numbers over 64 bits.
    private static func major(_ device: UInt64) -> UInt64 { device >> 8 & 0xFFF | device >> 32 & 0xFFFF_F000 }

    private static func minor(_ device: UInt64) -> UInt64 { device & 0xFF | device >> 12 & 0xFFFF_FF00 }
}
