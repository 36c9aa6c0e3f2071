import Foundation
import TestSupport
import Testing

@testable import MessageContent

@Suite("An Email as JSON")
struct EmailJSONTests {
    private func object(_ email: Email, origin: ((inout JSONWriter) -> Void)? = nil) throws -> [String: Any] {
        var json = JSONWriter()
        json.object { email.writeMembers(to: &$0, origin: origin) }
        return try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any])
    }

    @Test("an empty message has every key, absent values null or []")
    func keys() throws {
        let json = try object(Email(""))
        let keys = [
            "id", "size", "messageId", "inReplyTo", "references", "sender", "from", "to", "cc", "bcc", "replyTo",
            "subject",
            "sentAt", "receivedAt", "dateSource", "headers", "bodyStructure", "bodyValues", "textBody", "htmlBody",
            "attachments", "hasAttachment", "preview", "text", "newText", "quotedText", "signature", "otherText",
            "security", "diagnostics",
        ]
        #expect(Set(json.keys) == Set(keys))
        for key in ["subject", "sentAt", "receivedAt", "dateSource", "signature"] {
            #expect(json[key] is NSNull, "\(key)")
        }
        for key in ["messageId", "from", "to", "headers"] { #expect((json[key] as? [Any])?.isEmpty == true, "\(key)") }
    }

    @Test("the origin is written by the caller, after id and size")
    func origin() throws {
        #expect(try object(Email("")) { $0.string("here") }["origin"] as? String == "here")
    }

    @Test("a part has RFC 8621's properties; a multipart has sub parts and no blob")
    func parts() throws {
        let email = Email(
            "Content-Type: multipart/mixed; boundary=a\n\n--a\nContent-Type: text/plain; x=y\n\nhi\n--a--\n")
        let structure = try #require(try object(email)["bodyStructure"] as? [String: Any])
        #expect(structure["partId"] is NSNull && structure["blobId"] is NSNull)
        let part = try #require((structure["subParts"] as? [[String: Any]])?.first)
        let keys = [
            "partId", "type", "charset", "disposition", "name", "cid", "language", "location", "size", "blobId",
            "parameters",
            "subParts",
        ]
        #expect(Set(part.keys) == Set(keys))
        #expect(part["subParts"] is NSNull)
        #expect(part["size"] as? Int == 2)
        #expect(part["parameters"] as? [String: String] == ["x": "y"])
        #expect((part["blobId"] as? String)?.hasPrefix("sha256:8f434346648f6b96") == true)
    }

    @Test("a group's name stands beside the address, a missing name is null")
    func addresses() throws {
        let json = try object(Email("To: Friends: al@example.org;\nCc: bo@example.org\n\n"))
        #expect((json["to"] as? [[String: Any]])?.first?["group"] as? String == "Friends")
        let copy = try #require((json["cc"] as? [[String: Any]])?.first)
        #expect(copy["name"] is NSNull && copy["group"] == nil)
    }

    @Test("an attached message has its own members under message")
    func attachedMessage() throws {
        let json = try object(Email("Content-Type: message/rfc822\n\nSubject: inner\n\nhi\n"))
        let structure = try #require(json["bodyStructure"] as? [String: Any])
        #expect((structure["message"] as? [String: Any])?["subject"] as? String == "inner")
    }

    @Test("a diagnostic has code, severity and byte range")
    func diagnostics() throws {
        let diagnostics = try #require(try object(Email("Date: never\n\n"))["diagnostics"] as? [[String: Any]])
        let row = try #require(diagnostics.first { $0["code"] as? String == "date.malformed" })
        #expect(Set(row.keys) == ["code", "severity", "offset", "length"])
    }

    @Test("every message of the corpus is valid JSON", arguments: Corpus.messagePaths)
    func corpus(path: String) throws {
        let email = try Corpus.email(path)
        #expect(try object(email)["id"] as? String == email.id.hex)
    }
}
