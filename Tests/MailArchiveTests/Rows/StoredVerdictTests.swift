import MailSources
import MessageAnalysis
import MessageContent
import TestSupport
import Testing

@testable import MailArchive

@Suite("The verdict as the archive keeps it")
struct StoredVerdictTests {
    @Test("is read as it was given, for all mail of the demo mailbox")
    func roundTrip() async throws {
        let folder = try TemporaryFolder()
        let archive = try await Archive.demo(in: folder)
        let verdicts = try archive.strings("SELECT verdict FROM message_contents ORDER BY message_id")
        #expect(verdicts.count > 50)
        for stored in verdicts {
            let verdict = try #require(StoredVerdict.read(stored))
            #expect(String(decoding: StoredVerdict.json(verdict), as: UTF8.self) == stored)
        }
        let known = try archive.strings("SELECT coalesce(knowledge, '') FROM messages ORDER BY message_id")
        let categories = try archive.strings("SELECT category FROM messages ORDER BY message_id")
        let read = zip(verdicts, known).compactMap { stored, known in
            StoredVerdict.read(stored)?.knowing(ArchiveKnowledge(text: known), author: "").category.rawValue
        }
        #expect(read == categories)
    }

    @Test("keeps reasons, flags and the order of reasons of equal weight")
    func order() throws {
        let rules = CategoryClassifier.rules
        let reasons = [rules[9], rules[2], rules[30]].flatMap { rule in
            rule.weights.entries.map {
                CategoryReason(
                    rule: rule.rule, category: $0.category, weight: $0.weight, evidence: "\"é\" \(rule.rule)")
            }
        }
        // In the order in which the classifier asks.
        let asked = reasons.sorted { a, b in
            let place = { (reason: CategoryReason) in rules.firstIndex { $0.rule == reason.rule } ?? 0 }
            return place(a) < place(b)
        }
        let verdict = CategoryVerdict(reasons: asked, flags: [.abuse, .viaList])
        #expect(StoredVerdict.read(String(decoding: StoredVerdict.json(verdict), as: UTF8.self)) == verdict)
    }

    @Test("keeps every character of the evidence")
    func characters() {
        let evidence = "a \"quoted\" back\\slash,\ttab \u{7F} \u{85} \u{202E}turned\u{202C} \u{2028} 😀 é ]}"
        let reason = CategoryReason(rule: "list.carried", category: .list, weight: -123_456, evidence: evidence)
        let verdict = CategoryVerdict(reasons: [reason], flags: [])
        #expect(StoredVerdict.read(String(decoding: StoredVerdict.json(verdict), as: UTF8.self)) == verdict)
    }

    @Test("is nothing where it cannot be read", arguments: ["", "{}", "[]", "no JSON"])
    func damaged(_ stored: String) { #expect(StoredVerdict.read(stored) == nil) }

    @Test("is nothing where its end is missing, wherever that begins, or something follows it")
    func cut() {
        let whole = #"{"flags":["abuse"],"reasons":[["a.b","say \"x\" \u202e",[0,24,0,-20,0]]]}"#
        #expect(StoredVerdict.read(whole) != nil)
        for length in 0..<whole.utf8.count { #expect(StoredVerdict.read(String(whole.prefix(length))) == nil) }
        #expect(StoredVerdict.read(whole + "}") == nil)
        #expect(StoredVerdict.read(whole.replacing("24", with: "24000000000000000000000"))?.reasons.count == 1)
    }
}
