import Foundation
import MessageContent
import TestSupport
import Testing

/// Corpus/messages/embedded and the oracle's key `security`.
@Suite("Parts that hold what MIME does not describe")
struct EmbeddedCorpusTests {
    private struct Line: Decodable {
        var file: String
        var security: [String]?
    }

    private static let lines: [Line] = {
        let url = Corpus.messages.appendingPathComponent("expected.jsonl")
        guard let data = try? Data(contentsOf: url) else { return [] }
        return data.split(separator: 0x0A).compactMap { try? JSONDecoder().decode(Line.self, from: $0) }
    }()

    @Test("what protects a message is recognised")
    func security() throws {
        let wanted = Self.lines.filter { $0.security != nil }
        #expect(wanted.count >= 5)
        for line in wanted {
            #expect(try Corpus.email(line.file).security.map(\.rawValue) == line.security, "\(line.file)")
        }
    }

    @Test(
        "detached signatures and PGP/MIME by their protocol",
        arguments: [
            ("attachments/smime-signed.eml", EmailSecurity.smimeSigned),
            ("attachments/pgp-mime-signed.eml", .pgpSigned),
            ("attachments/pgp-mime-encrypted.eml", .pgpEncrypted),
            ("attachments/smime-opaque-signed.eml", .smimeSigned),
        ])
    func multiparts(path: String, kind: EmailSecurity) throws { #expect(try Corpus.email(path).security == [kind]) }

    @Test("mail without protection has none")
    func none() throws { #expect(try Corpus.email("malformed/uuencode-in-plain-text.eml").security == []) }

    @Test("the files in a text are parts one level down, and the whole text stays its value")
    func uuencode() throws {
        let email = try Corpus.email("embedded/uuencode-two-files-in-quoted-printable.eml")
        #expect(email.attachments == ["1.1", "1.2"])
        #expect(email.textBody == ["1"])
        #expect(email.hasAttachment)
        #expect(email.value("1")?.value.contains("begin 644 all bytes.bin") == true)
        #expect(email.value("1")?.readableText.contains("begin") == false)
        #expect(email.value("1.2")?.value == "Zählerstände\n")
        #expect(
            PartContent.find("1.1", in: try Corpus.raw("embedded/uuencode-two-files-in-quoted-printable.eml"))?.bytes
                == Array(0...255))
    }

    @Test("a piece of a yEnc file keeps its place in the whole")
    func yEncPiece() throws {
        let part = try #require(try Corpus.email("embedded/yenc-piece.eml").part("1.1"))
        #expect(part.parameters.map { "\($0.name)=\($0.value)" } == ["number=2", "total=3", "offset=300"])
    }

    @Test("a message attached by Outlook has its own subject, sender, date, text and files")
    func attachedMessage() throws {
        let part = try #require(try Corpus.email("embedded/tnef-attached-message.eml").part("2.1"))
        let inner = try #require(part.message).email
        #expect(inner.subject == "Ältere Frage")
        #expect(inner.from == [EmailAddress(name: "Jörn Ahl", email: "joern@ahl-putz.example")])
        #expect(inner.sentAt?.rfc3339 == "2007-11-20T02:40:00Z")
        #expect(inner.messageID == ["frage.1@ahl-putz.example"])
        #expect(inner.text == "Welcher Mörtel?")
        #expect(inner.attachments == ["2.1.2"])
    }

    @Test("TNEF's inline picture keeps its Content-ID")
    func inlinePicture() throws {
        let part = try #require(try Corpus.email("embedded/tnef-files-with-long-names.eml").part("2.4"))
        #expect(part.cid == "dot@tiles")
        #expect(part.disposition == "inline")
    }

    @Test("rich text that is neither HTML nor plain text is a part, too")
    func richText() throws {
        let email = try Corpus.email("embedded/tnef-rich-text.eml")
        #expect(email.part("1.2")?.name == "body.rtf")
        #expect(email.textBody == ["1.1"])
        #expect(email.htmlBody == ["1.1"])
    }

    @Test(
        "what is broken is said",
        arguments: [
            ("tnef-truncated", [DiagnosticCodes.tnefMalformed, .tnefChecksum]),
            ("uuencode-without-end", [.uuencodeMalformed]),
            ("yenc-wrong-checksum", [.yencChecksum]), ("tnef-files-with-long-names", []), ("binhex-part", []),
            ("smime-signed-in-pieces", []), ("yenc-single", []), ("tnef-html-inside-rtf", []),
        ])
    func diagnostics(name: String, codes: [DiagnosticCodes]) throws {
        // What is no file after all is text, and then its bytes fit no charset.
        let got = try Corpus.email("embedded/\(name).eml").diagnostics.map(\.code.rawValue)
            .filter { !$0.hasPrefix("charset.") }
        #expect(Set(got) == Set(codes.map(\.rawValue)))
    }

    enum DiagnosticCodes: String {
        case tnefMalformed = "tnef.malformed"
        case tnefChecksum = "tnef.checksum"
        case uuencodeMalformed = "uuencode.malformed"
        case yencChecksum = "yenc.checksum"
    }

    @Test("reports and external bodies have text that can be searched")
    func reports() throws {
        let report = try Corpus.email("automated/bounce-postfix-user-unknown.eml")
        let status = try #require(report.bodyStructure.flattened.first { $0.type == "message/delivery-status" })
        #expect(report.value(status.partID ?? "")?.value.contains("Final-Recipient") == true)
        #expect(!report.text.contains("Final-Recipient"))
        let external = try Corpus.email("malformed/message-partial-and-external-body.eml")
        #expect(external.value("3")?.value.contains("ped@archive-host.example") == true)
        #expect(external.part("3.1")?.cid == "ped@archive-host.example")
        #expect(external.attachments == ["2", "3"])
        #expect(external.part("2")?.message?.email.subject == "ped.dat")
    }
}
