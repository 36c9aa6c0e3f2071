import Testing

@testable import MailSources

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

@Suite("Files beside messages")
struct SidecarTests {
    private func origins(_ folder: String) -> [String: Origin] {
        let messages = Harvest("sidecars/" + folder).messages
        return Dictionary(
            uniqueKeysWithValues: messages.map { ($0.origin.path.split(separator: "/").last!.description, $0.origin) })
    }

    @Test("of Proton's exports give labels by their names, and flags; the first versions named them otherwise")
    func proton() {
        let origins = origins("proton")
        #expect(origins["Aq1==.eml"]?.labels == ["Inbox", "Travel"])
        #expect(origins["Aq1==.eml"]?.keywords == ["$seen"])
        #expect(origins["Bq2==.eml"]?.labels == ["Archive", "Starred", "Clients/Café"])
        #expect(origins["Bq2==.eml"]?.keywords == ["$flagged", "$forwarded"])
        #expect(origins["Cq3==.eml"]?.keywords == ["$deleted", "$seen"])
        #expect(origins["Eq5==.eml"]?.labels == ["Sent"])
        #expect(origins["Eq5==.eml"]?.keywords == ["$seen", "$answered"])
        #expect(origins["Aq1==.eml"]?.fileDate == 1_551_693_600)
    }

    @Test("that are not there or damaged say nothing")
    func missing() {
        let origins = [origins("proton")["Dq4==.eml"], origins("gmvault")["1600000000000000003.eml"]]
        #expect(origins.allSatisfy { $0?.labels == nil && $0?.keywords == [] && $0?.tellsFlags == false })
    }

    @Test("of Gmvault give Gmail's labels and the flags of IMAP, also beside compressed messages")
    func gmvault() {
        let origins = origins("gmvault")
        #expect(origins["1600000000000000001.eml"]?.labels == ["Inbox", "R&D"])
        #expect(origins["1600000000000000001.eml"]?.keywords == ["$seen", "$flagged", "later"])
        #expect(origins["1600000000000000002.eml.gz"]?.labels == [])
        #expect(origins["1600000000000000002.eml.gz"]?.tellsFlags == true)
    }

    @Test("make their folder a changed one when they change")
    func changed() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        scratch.write("x/1.eml", "From: a@x.example\nSubject: x\n\nx\n")
        let before = try #require(Harvest(MailReader(paths: [scratch.path])).began.first)
        let path = scratch.write("x/1.metadata.json", "{\"LabelIDs\":[\"0\"]}")
        utimensat(
            AT_FDCWD, path, [timespec(tv_sec: 4_000_000_000, tv_nsec: 0), timespec(tv_sec: 4_000_000_000, tv_nsec: 0)],
            0)
        let after = Harvest(MailReader(paths: [scratch.path]))
        #expect(after.began.map(\.modifiedAt) != [before.modifiedAt])
        #expect(after.ignored["1.metadata.json"] == .housekeeping)
    }
}
