import Foundation
import MessageContent
import TestSupport
import Testing

/// What was put into each message of Corpus/messages is what is read out of it.
@Suite("The oracle of Corpus/messages")
struct CorpusOracleTests {
    @Test("every message has a line and every line a message")
    func isComplete() {
        #expect(Oracle.all.map(\.file).sorted() == Corpus.messagePaths)
        #expect(Oracle.all.count >= 210)
    }

    @Test("subject, addresses and identifiers", arguments: Oracle.all)
    func header(line: Oracle) throws {
        let email = try Corpus.email(line.file)
        if let subject = line.subject { #expect(email.subject ?? "" == subject, "subject") }
        expect(email.from, line.from, "from")
        expect(email.to, line.to, "to")
        expect(email.cc, line.cc, "cc")
        expect(email.replyTo, line.replyTo, "replyTo")
        if let address = line.fromAddress { #expect(email.from.map(\.email) == [address], "fromAddress") }
        if let address = line.toAddress { #expect(email.to.first?.email == address, "toAddress") }
        if let addresses = line.toAddresses { #expect(email.to.map(\.email) == addresses, "toAddresses") }
        if let id = line.messageID { #expect(email.messageID == [id], "messageId") }
        if let id = line.inReplyTo { #expect(email.inReplyTo.contains(id), "inReplyTo") }
    }

    private func expect(_ got: [EmailAddress], _ wanted: [[String?]]?, _ key: Comment) {
        guard let wanted else { return }
        #expect(got.map { [$0.name, $0.email] } == wanted, key)
    }

    @Test("dates", arguments: Oracle.all)
    func dates(line: Oracle) throws {
        let email = try Corpus.email(line.file)
        if let sentAt = line.sentAt { #expect(zoned(email.sentAt?.rfc3339) == zoned(sentAt), "sentAt") }
        if line.lacksDate { #expect(email.sentAt == nil, "sentAt") }
        if let receivedAt = line.receivedAt {
            #expect(zoned(email.receivedAt?.rfc3339) == zoned(receivedAt), "receivedAt")
        }
    }

    /// The three ways to write UTC are one to a reader.
    private func zoned(_ time: String?) -> String? {
        guard let time else { return nil }
        return time.hasSuffix("Z")
            ? time.dropLast() + "+00:00" : time.hasSuffix("-00:00") ? time.dropLast(6) + "+00:00" : time
    }

    @Test("structure and attachments", arguments: Oracle.all)
    func parts(line: Oracle) throws {
        let email = try Corpus.email(line.file)
        if let structure = line.structure { #expect(email.bodyStructure.outline == structure, "structure") }
        let attachments = email.attachments.compactMap(email.part)
        #expect(attachments.count == email.attachments.count)
        if let wanted = line.attachments {
            #expect(attachments.map { [$0.name, $0.type] } == wanted.map { [$0.name, $0.type] }, "attachments")
            for (part, row) in zip(attachments, wanted) where row.size != nil {
                #expect(part.size == row.size, "size of \(row)")
            }
        }
        if let sizes = line.attachmentSizes { #expect(attachments.map(\.size) == sizes, "attachmentSizes") }
        if let start = line.attachmentNameStartsWith {
            #expect(attachments.first?.name?.hasPrefix(start) == true, "attachmentNameStartsWith")
        }
        if let inline = line.inline {
            let media = email.textBody.compactMap(email.part).filter { !$0.isText }
            #expect(media.map(\.name) == inline.map(\.name), "inline")
        }
    }

    @Test("text", arguments: Oracle.all)
    func text(line: Oracle) throws {
        let email = try Corpus.email(line.file)
        let text = email.text.collapsed
        let newText = email.reply.newText.collapsed
        for phrase in line.textContains ?? [] { #expect(text.contains(phrase.collapsed), "textContains") }
        for phrase in line.textLacks ?? [] { #expect(!text.contains(phrase.collapsed), "textLacks") }
        for phrase in line.newTextContains ?? [] { #expect(newText.contains(phrase.collapsed), "newTextContains") }
        for phrase in line.newTextLacks ?? [] { #expect(!newText.contains(phrase.collapsed), "newTextLacks") }
    }
}
