import Testing

@testable import MailSources

@Suite("mbox flavours give back the letters that went in")
struct MboxFlavourTests {
    @Test("mboxrd is undone byte by byte", arguments: ["mboxrd.mbox", "byte-order-mark.mbox"])
    func mboxrd(_ name: String) {
        #expect(Harvest("mbox/" + name).bytes == SourceCorpus.letters)
    }

    @Test("line ends stay as they stand, and don't matter for quoting")
    func lineEnds() {
        let crlf = Harvest("mbox/mboxrd-crlf.mbox")
        #expect(crlf.bytes == SourceCorpus.letters.map { letter in letter.flatMap { $0 == 10 ? [13, 10] : [$0] } })
        let mac = Harvest("mbox/old-mac.mbox")
        #expect(mac.bytes == SourceCorpus.letters.map { letter in letter.map { $0 == 10 ? 13 : $0 } })
        let mixed = Harvest("mbox/mixed-line-ends.mbox")
        #expect(mixed.bytes.map { $0.filter { $0 != 13 } } == SourceCorpus.letters)
    }

    @Test("mboxo loses only what its writer lost: `>From ` that was there before")
    func mboxo() {
        let letters = Harvest("mbox/mboxo.mbox").bytes
        #expect(letters[0] == SourceCorpus.letters[0])
        #expect(letters[2...] == SourceCorpus.letters[2...])
        let reply = String(decoding: letters[1], as: UTF8.self)
        #expect(reply.contains("\nFrom the station"))
        #expect(reply.contains("\n>>From further down"), "a deeper line was never quoted")
    }

    @Test("mboxcl loses the Content-Length that its writer put in, and is unquoted as mboxo")
    func mboxcl() {
        let harvest = Harvest("mbox/mboxcl.mbox")
        #expect(harvest.bytes[0] == SourceCorpus.letters[0])
        #expect(harvest.bytes[2...] == SourceCorpus.letters[2...])
        #expect(harvest.texts[1].contains("\n>>From further down"))
        #expect(harvest.messages.map(\.origin.quoting.rawValue) == ["first-framed", "first-framed"] + framed(2))
    }

    @Test("mboxcl2 was never quoted, so that only the Content-Length is taken out")
    func mboxcl2() {
        let harvest = Harvest("mbox/mboxcl2.mbox")
        #expect(harvest.bytes == SourceCorpus.letters)
        #expect(harvest.messages.map(\.origin.quoting.rawValue) == framed(4))
    }

    @Test("a Content-Length that leads nowhere is not believed, and stays")
    func lyingContentLength() {
        let harvest = Harvest("mbox/lying-content-length.mbox")
        let letters = SourceCorpus.letters.map { String(decoding: $0, as: UTF8.self) }
        #expect(harvest.texts.map(withoutContentLength) == letters)
        #expect(zip(harvest.texts, letters).map { $0 == $1 } == [false, false, false, true], "the last is no lie")
    }

    @Test("a writer that quotes nothing is not unquoted")
    func noQuoting() {
        #expect(Harvest("mbox/no-quoting.mbox").bytes == SourceCorpus.letters)
    }

    @Test("a writer that quotes only separators is unquoted only there")
    func selectiveQuoting() {
        let text = Harvest("mbox/selective-quoting.mbox").texts[0]
        #expect(text.contains("\n>From what was quoted before stays\n"))
        #expect(text.contains("\nFrom ben@example.net Mon Jan  5 11:00:00 2004\n"))
    }

    @Test(
        "origins lead back to the same bytes",
        arguments: ["mboxrd", "mboxo", "mboxcl", "mboxcl2", "old-mac", "no-quoting", "lying-content-length"])
    func load(_ name: String) throws {
        for (bytes, origin) in Harvest("mbox/\(name).mbox").messages {
            #expect(try origin.load() == bytes)
        }
    }

    @Test("every byte of a mailbox is a message's, or leads to one or behind one, or stands before the first")
    func accounting() {
        let names = SourceCorpus.names(in: "mbox").filter { $0.hasSuffix(".mbox") }
        #expect(names.count > 10)
        for name in names {
            let harvest = Harvest("mbox/\(name)")
            var reached: Int64 = harvest.gaps.first?.length ?? 0
            for (_, origin) in harvest.messages {
                #expect(origin.offset - origin.leadLength == reached, "\(name)")
                #expect(origin.leadLength > Int64(origin.envelope?.utf8.count ?? 0), "\(name)")
                reached = origin.offset + origin.length + origin.trailLength
            }
            #expect(reached == Int64(SourceCorpus.bytes("mbox/\(name)").count), "\(name)")
        }
        let gap = SourceGap(offset: 0, length: 5, reason: .blank)
        #expect(Harvest("mbox/byte-order-mark.mbox").gaps == [gap])
    }

    @Test("a last byte that was not read yet when the message ended is not forgotten", arguments: [16, 20, 22, 23])
    func lastByte(_ power: Int) {
        let scratch = Scratch()
        defer { scratch.remove() }
        let size = 1 << power
        var text = "From a@b.example Mon Jan  1 00:00:00 2024\nContent-Length: "
        let count = size - text.utf8.count - String(size).utf8.count - 2
        text += String(repeating: "0", count: String(size).utf8.count - String(count).utf8.count) + "\(count)\n\n"
        let harvest = Harvest(
            MailReader(paths: [scratch.write("a.mbox", text + String(repeating: "x", count: count) + "\n")]))
        #expect(harvest.ended.map(\.byteCount) == [Int64(size + 1)])
        let ends = harvest.messages.map { $0.origin.offset + $0.origin.length + $0.origin.trailLength }
        #expect(ends == [Int64(size + 1)])
    }

    private func framed(_ count: Int) -> [String] { [String](repeating: "none-framed", count: count) }

    private func withoutContentLength(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("Content-Length:") }.joined(separator: "\n")
    }
}
