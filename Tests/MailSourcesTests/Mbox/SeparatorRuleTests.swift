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

    @Test(
        "a line that is `From ` and nothing else separates where a header follows, as Thunderbird writes it",
        arguments: ["\n", "\r\n"])
    func emptyEnvelopes(_ lineEnd: String) {
        let letters = [
            "From \nX-Mozilla-Status: 0001\nSubject: 1\n\nFrom the desk of Ada\n\nFrom \nhere on\n\n",
            "From - Mon Jan  5 10:00:00 2004\nX-Mozilla-Status: 0001\nSubject: 2\n\ntext\n\n",
            "From \nSubject: 3\nFrom: ada@example.org\n\n>From me\n",
        ]
        for order in [[0, 1, 2], [1, 0, 2], [2, 0, 1]] {
            let box = order.map { letters[$0] }.joined().replacing("\n", with: lineEnd)
            #expect(subjects(of: box) == order.map { String($0 + 1) })
        }
    }

    @Test("in a mailbox of another writer such a line needs more than two words with colons behind it")
    func emptyEnvelopesElsewhere() {
        let first = "From ada@example.org Mon Jan  5 10:00:00 2004\nSubject: 1\n\n"
        #expect(subjects(of: first + "text\n\nFrom \nNote: call\nTo: Bob\n\nbye\n") == ["1"])
        #expect(subjects(of: first + "text\nFrom \nReceived: x\nSubject: no\n\nbye\n") == ["1"])
        #expect(subjects(of: first + "text\n\nFrom \nX-Mozilla-Status: 0001\nSubject: 2\n\nx\n") == ["1", "2"])
    }

    @Test(
        "envelope lines of other languages, zones and clocks",
        arguments: [
            "From ada@example.org Di Mrz  5 10:11:12 2019", "From ada@example.org mar. mars  5 10:11:12 2019",
            "From ada@example.org Di 5. M\u{E4}r 10:11:12 CET 2019",
            "From ada \u{432}\u{442} \u{43C}\u{430}\u{440}  5 10:11:12 2019",
            "From ada@example.org \u{706B}  3\u{6708}  5 10:11:12 2019", "From ada Tue Mar  5 10:11:12 PST8PDT 2019",
            "From ada Tue Mar  5 10:11:12 GB-Eire 2019", "From ada Tue Mar  5 10:11:12 MET DST 2019",
            "From ada@example.org 05/03/2019 10:11:12", "From ada@example.org 05.03.2019 10:11:12",
            "From ada@example.org 2019/03/05 10:11:12", "From ada@example.org 1551777072",
        ])
    func otherForms(_ line: String) {
        let first = "From b@example.org Mon Jan  5 10:00:00 2004\nSubject: 1\n\ntext\n\n"
        #expect(
            subjects(of: first + line + "\nSubject: 2\nFrom: ada@example.org\nTo: bo@example.org\n\nx\n") == ["1", "2"])
        #expect(subjects(of: line + "\nSubject: 1\n\nx\n") == ["1"])
        // As a sentence in a letter, with text behind it.
        #expect(subjects(of: first + line + "\nand then we went home\n") == ["1"])
    }

    @Test(
        "sentences above lines with colons are text, also in Thunderbird's files",
        arguments: [
            "From what we saw 5 2019 10:00\nDate: x\nTo: y", "From \nDate: x", "From \nNote: call\nTo: Bob",
            "From here: the plan\nTo: do",
        ])
    func sentences(_ text: String) {
        for first in [
            "From - Mon Jan  5 10:00:00 2004", "From \nX-Mozilla-Status: 0001", "From a@b Mon Jan  5 10:00:00 2004",
        ] {
            let box = "\(first)\nSubject: 1\nFrom: a@b\n\nDear Bo,\n\n\(text)\n\nlove\n"
            #expect(subjects(of: box) == ["1"])
        }
    }

    @Test("numbers of articles are separators, as archives of Usenet have them")
    func articles() {
        let article = "Path: news!x\nFrom: a@b\nNewsgroups: comp.lang.c\n"
        let box =
            "From -6723442341234567890\n\(article)Subject: 1\n\ntext\n\nFrom 123456789012345678\n\(article)Subject: 2\n\nx\n"
        #expect(subjects(of: box) == ["1", "2"])
        #expect(subjects(of: box.replacing("From 123456789012345678", with: "From 12345")) == ["1"])
    }

    @Test("runs of NUL bytes, which a crash leaves, hide no message and are part of none")
    func crashes() {
        let nul = String(repeating: "\0", count: 9000)
        let messages = [
            "From a@b Mon Jan  5 10:00:00 2004\nSubject: 1\n\ntext cut o", "From - \nSubject: 2\n\nx\n",
            "From a@b Mon Jan  5 10:00:00 2004\nSubject: 3\nX-Cut: of",
            "From a@b Mon Jan  5 10:00:00 2004\nSubject: 4\n\nx\n",
        ]
        let scratch = Scratch()
        defer { scratch.remove() }
        let harvest = Harvest(MailReader(paths: [scratch.write("box", nul + messages.joined(separator: nul))]))
        #expect(harvest.began.map(\.format) == [.mbox])
        #expect(harvest.subjects == ["1", "2", "3", "4"])
        #expect(harvest.bytes.allSatisfy { !$0.contains(0) })
        #expect(harvest.bytes[0] == Array("Subject: 1\n\ntext cut o".utf8))
        // NUL bytes in a letter are the letter's.
        let kept = Harvest(MailReader(paths: [scratch.write("kept", messages[3] + "\0\0 From here\n")]))
        #expect(kept.bytes == [Array("Subject: 4\n\nx\n\0\0 From here\n".utf8)])
    }

    private func subjects(of box: String) -> [String] {
        let scratch = Scratch()
        defer { scratch.remove() }
        return Harvest(MailReader(paths: [scratch.write("box", box)])).subjects
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

    @Test("are those of Evolution above what came with the message, and of Rmail, which notes what is unseen")
    func evolutionAndRmail() {
        let scratch = Scratch()
        defer { scratch.remove() }
        let box = [
            "X-Evolution: 00000fa3-0019\n", "Received: x\nX-Evolution: 00000fa3-0010\n", "X-Evolution: seen\n",
            "X-RMAIL-ATTRIBUTES: A------U\nX-RMAIL-KEYWORDS: work, home\n", "X-RMAIL-ATTRIBUTES: ---F----\n",
            "X-RMAIL-ATTRIBUTES: Unsubscribed\n",
        ].map { "From a@b Mon Jan  5 10:00:00 2004\n\($0)Subject: x\n\nbody\n\n" }.joined()
        let origins = Harvest(MailReader(paths: [scratch.write("box", box)])).messages.map(\.origin)
        #expect(
            origins.map(\.keywords) == [
                ["$answered", "$flagged", "$seen"], [], [], ["$answered", "work", "home"], ["$seen"], [],
            ])
        #expect(origins.map(\.tellsFlags) == [true, false, false, true, true, false])
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
            ("From a@b Di Mrz  5 10:11:12 2019", 1_551_780_672), ("From a@b mar. 5 mars 2019 10:11:12", 1_551_780_672),
            ("From a@b 05.03.2019 10:11:12", 1_551_780_672), ("From a@b 2019/03/05 10:11:12", 1_551_780_672),
            ("From a@b 03/15/2019 10:11:12", 1_552_644_672), ("From a@b 15/03/2019 10:11:12 PM", 1_552_687_872),
            ("From a@b Tue Mar  5 10:11:12 PST8PDT 2019", 1_551_809_472),
            ("From a@b Tue Mar  5 10:11:12 JST 2019", 1_551_748_272),
            ("From a@b Tue Mar  5 10:11:12 GMT +0100 2019", 1_551_777_072),
            ("From a@b Tue Mar  5 10:11:12 GMT+0100 2019", 1_551_777_072),
            ("From a@b Tue Mar  5 10:11:12 MSK 2019 +0300", 1_551_769_872),
            ("From a@b Fri Jul  5 10:11:12 MET DST 2019", 1_562_314_272), ("From a@b 1551777072", 1_551_777_072),
        ])
    func date(_ line: String, _ time: Int64) {
        #expect(EnvelopeLine(Array(line.utf8))?.date.unixTime == time)
    }

    @Test("which number is the day and which the month is not guessed")
    func ambiguousDate() {
        let line = EnvelopeLine(Array("From a@b 05/03/2019 10:11:12".utf8))
        #expect(line?.form == .dated && line?.date.unixTime == nil && line?.date.isComplete == false)
    }

    @Test(
        "text",
        arguments: [
            "From here to there", "From Monday on", "From 5 to 10:00", "From: ada@example.org",
            "From Mon Jan  5", "From ada@example.org Mon Jan 55 10:00:00 2004", "from a@b Mon Jan  5 10:00:00 2004",
            "From the 5 Jan 2004 10:00 train on", "From a@b Mon Jan  5 10:00:00 2004 (unclosed",
            "From the house 10:00 to 2004", "From 1551777072", "From a@b to 1551777072", "From about 5.3.2019",
            "From here Di 5 10:11:12", "From 12/11/10 10:00 on",
        ])
    func notAnEnvelope(_ line: String) {
        #expect(EnvelopeLine(Array(line.utf8)) == nil)
    }
}
