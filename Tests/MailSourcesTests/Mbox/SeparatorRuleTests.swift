import Testing

@testable import MailSources

@Suite("what separates messages in an mbox")
struct SeparatorRuleTests {
    @Test("every form of envelope line that programs have written")
    func envelopeForms() {
        let harvest = Harvest("mbox/envelope-forms.mbox")
        #expect(harvest.subjects == (1...19).map(String.init))
        #expect(harvest.messages[0].origin.envelope == "From ada@example.org Mon Jan  5 10:00:00 2004")
        #expect(harvest.messages.dropLast().allSatisfy { 1_073_292_000...1_073_300_400 ~= $0.origin.envelopeDate ?? 0 })
    }

    @Test("an envelope line without a date counts above a clear header")
    func bareEnvelopes() {
        #expect(Harvest("mbox/bare-envelopes.mbox").subjects == ["1", "2", "3"])
    }

    @Test("text that begins with `From ` does not")
    func text() {
        #expect(Harvest("mbox/text-that-begins-with-from.mbox").subjects == ["1", "2"])
    }

    @Test("without a blank line before it, a separator needs a full date and a clear header")
    func noBlankLine() {
        #expect(Harvest("mbox/no-blank-line.mbox").subjects == ["1", "2", "3"])
    }

    @Test("a patch in a letter is text; in a file of patches it separates")
    func patches() {
        #expect(Harvest("mbox/patch-in-body.mbox").subjects == ["1", "2"])
        #expect(Harvest("mbox/patches.mbox").subjects == ["[PATCH 1/2] bridge", "[PATCH 2/2] bridge"])
    }

    @Test("a message attached or included with its envelope line stays where it is")
    func embedded() {
        #expect(Harvest("mbox/embedded-message.mbox").subjects == ["1", "2", "3"])
    }

    @Test("an envelope line with nothing behind it is an empty message")
    func emptyMessages() {
        #expect(Harvest("mbox/empty-messages.mbox").bytes.map(\.count) == [0, 0, 47])
    }

    @Test("flags in Status fields become keywords")
    func status() {
        let keywords = Harvest("mbox/status.mbox").messages.map(\.origin.keywords)
        #expect(
            keywords == [
                ["$seen"], [], ["$seen", "$answered", "$flagged"],
                ["$seen", "$answered", "$flagged", "$forwarded"], ["$deleted"],
            ])
    }
}

@Suite("Flags in an mbox")
struct MboxFlagTests {
    private let origins = Harvest("mbox/thunderbird.mbox").messages.map(\.origin)

    @Test("and tags are keywords, from where Thunderbird writes them and nowhere else")
    func thunderbird() {
        #expect(
            origins.map(\.keywords) == [
                ["$seen", "$answered", "$label1", "küche", "nonjunk"], ["$deleted"], ["$flagged"], [], [],
            ])
    }

    @Test("are an IMAP server's X-Keywords where it numbered the message, whole words only")
    func serverKeywords() {
        let long = (0..<300).map { "keyword-\($0)" }.joined(separator: " ")
        let scratch = Scratch()
        defer { scratch.remove() }
        let box = [
            "Status: RO\nX-Keywords: work k&APw-che a&AAA-b\nX-UID: 7\n", "X-Keywords: $Deleted forged\n",
            "X-UID: 8\nX-Keywords: \(long)\n",
        ].map { "From a@b Mon Jan  5 10:00:00 2004\n\($0)Subject: x\n\nbody\n\n" }.joined()
        let keywords = Harvest(MailReader(paths: [scratch.write("box", box)])).messages.map(\.origin.keywords)
        #expect(keywords[0] == ["$seen", "work", "küche"] && keywords[1].isEmpty)
        #expect(
            keywords[2].count == 64 && keywords[2].allSatisfy { $0.hasPrefix("keyword-") && long.contains($0 + " ") })
    }

    @Test("are told apart from none being noted")
    func told() {
        #expect(origins.map(\.tellsFlags) == [true, true, true, true, false])
    }
}

@Suite("envelope lines")
struct EnvelopeLineTests {
    @Test(
        "dates",
        arguments: [
            ("From a@b Mon Jan  5 10:00:00 2004", 1_073_296_800),
            ("From a@b Mon Jan  5 10:00:00 +0100 2004", 1_073_293_200),
            ("From a@b Mon, 5 Jan 2004 10:00:00 -0230", 1_073_305_800),
            ("From a@b 2004-01-05T10:00:00+01:00", 1_073_293_200),
            ("From a@b Thu Feb 29 00:00:00 2024", 1_709_164_800),
        ])
    func date(_ line: String, _ time: Int64) {
        #expect(EnvelopeLine(Array(line.utf8))?.date.unixTime == time)
    }

    @Test(
        "text",
        arguments: [
            "From ", "From here to there", "From Monday on", "From 5 to 10:00", "From: ada@example.org",
            "From Mon Jan  5", "From ada@example.org Mon Jan 55 10:00:00 2004", "from a@b Mon Jan  5 10:00:00 2004",
            "From the 5 Jan 2004 10:00 train on", "From a@b Mon Jan  5 10:00:00 2004 (unclosed",
        ])
    func notAnEnvelope(_ line: String) {
        #expect(EnvelopeLine(Array(line.utf8)) == nil)
    }
}
