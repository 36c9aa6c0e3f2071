import MailGenerator
import MessageContent
import MessageFormat
import Testing

/// The benchmark's mail must be the same everywhere, or its figures cannot be compared.
@Suite("Generated mailboxes")
struct MailboxGeneratorTests {
    private func mailbox(_ kind: MailKind, bytes: Int, seed: UInt64 = 1) -> [[UInt8]] {
        var generator = MailboxGenerator(kind: kind, bytes: bytes, seed: seed)
        var messages: [[UInt8]] = []
        while let message = generator.nextMessage() { messages.append(message) }
        return messages
    }

    @Test("The same seed gives the same bytes, another seed others", arguments: MailKind.allCases)
    func isDeterministic(kind: MailKind) {
        let first = mailbox(kind, bytes: 300_000)
        #expect(first == mailbox(kind, bytes: 300_000))
        #expect(first != mailbox(kind, bytes: 300_000, seed: 2))
    }

    @Test(
        "The mail of seed 1 is the one that the results table was made with",
        arguments: [
            (MailKind.mixed, "85c4ce16cc29"), (.plain, "fe443ec5e849"), (.html, "6ac0e4784aab"),
            (.attachments, "13ff13b8edf9"),
            (.headers, "3218a3fd13df"),
        ])
    func isTheCommittedMail(kind: MailKind, hash: String) {
        let all = mailbox(kind, bytes: 300_000).flatMap { $0 }
        let identity = all.withByteView { ContentHash(of: $0).hex }
        #expect(identity.hasPrefix(hash))
    }

    @Test("A mailbox has the size that was asked for, give or take a message", arguments: MailKind.allCases)
    func hasItsSize(kind: MailKind) throws {
        let messages = mailbox(kind, bytes: 1_000_000)
        let size = messages.reduce(0) { $0 + $1.count }
        #expect(size >= 1_000_000)
        let last = try #require(messages.last)
        #expect(size - last.count < 1_000_000)
    }

    @Test("Every message has a sender, a date, an id and a text", arguments: [MailKind.plain, .html, .headers])
    func isRead(kind: MailKind) {
        for message in mailbox(kind, bytes: 500_000) {
            let email = Email(reading: message)
            #expect(email.from.count == 1)
            #expect(email.sentAt != nil)
            #expect(email.messageID.count == 1)
            #expect(!email.text.isEmpty)
        }
    }

    @Test("Well-formed mail decodes without a replaced character", arguments: [MailKind.plain, .html])
    func decodesWholly(kind: MailKind) {
        for message in mailbox(kind, bytes: 2_000_000) {
            let email = Email(reading: message)
            let problems = email.bodyValues.filter(\.isEncodingProblem).map(\.charset)
            #expect(problems.isEmpty, "\(email.subject ?? "")")
            #expect(email.subject?.contains("\u{FFFD}") == false)
        }
    }

    @Test("Plain mail is in many charsets, threads and encodings")
    func isVaried() {
        let emails = mailbox(.plain, bytes: 3_000_000).map { Email(reading: $0) }
        let charsets = Set(emails.flatMap(\.bodyValues).map(\.charset))
        #expect(charsets.isSuperset(of: ["utf-8", "koi8-r", "windows-1251", "iso-2022-jp", "big5", "euc-kr"]))
        #expect(emails.contains { $0.references.count > 3 })
        let known = Set(emails.flatMap(\.messageID))
        #expect(emails.contains { !$0.references.isEmpty && known.isSuperset(of: $0.references) })
    }

    @Test("Attachment mail holds pictures, documents and forwarded messages")
    func holdsAttachments() {
        let emails = mailbox(.attachments, bytes: 12_000_000).map { Email(reading: $0) }
        let types = Set(emails.flatMap { Self.leaves($0.bodyStructure).map(\.type) })
        #expect(types.isSuperset(of: ["image/jpeg", "application/pdf", "text/plain", "message/rfc822"]))
        #expect(emails.allSatisfy { $0.hasAttachment })
    }

    private static func leaves(_ part: EmailBodyPart) -> [EmailBodyPart] {
        part.subParts.isEmpty ? [part] : part.subParts.flatMap(leaves)
    }
}
