import Testing

@testable import MailSources

@Suite("The marks of MH folders")
struct MHMarksTests {
    @Test(
        "the marks of Claws and Sylpheed are flags, in either byte order; what has no mark is unread",
        arguments: [(".claws_mark", false), (".sylpheed_mark", true)])
    func marks(name: String, isSwapped: Bool) {
        let scratch = Scratch()
        defer { scratch.remove() }
        for number in 1...4 { scratch.write("m/\(number)", "From: a@x.example\nSubject: \(number)\n\nx\n") }
        scratch.write("m/.mh_sequences", "unseen: 2\n")
        let words: [UInt32] = [2, 1, 0x4 | 0x10, 2, 0x1 | 0x2, 3, 0x8 | 0x20, 0xFFFF]
        let bytes = words.flatMap { word in
            (0..<4).map { UInt8(truncatingIfNeeded: word >> (isSwapped ? 24 - 8 * $0 : 8 * $0)) }
        }
        scratch.write("m/\(name)", bytes)
        let origins = Harvest(MailReader(paths: [scratch.path + "/m"])).messages.map(\.origin)
        #expect(
            origins.map(\.keywords) == [
                ["$seen", "$flagged", "$answered"], [], ["$seen", "$deleted", "$forwarded"], [],
            ])
        #expect(origins.allSatisfy { $0.tellsFlags })
        scratch.write("m/\(name)", [9, 9, 9, 9, 1])
        #expect(
            Harvest(MailReader(paths: [scratch.path + "/m"])).messages.map(\.origin.keywords)
                == [["$seen"], [], ["$seen"], ["$seen"]])
    }
}
