import Bytes
import Foundation
import MailSources
import MessageAnalysis
import MessageContent
import MessageFormat

/// A message as `letterbook rows` prints it: what the archive's rows of it are made from, and what joins over all mail need.
/// Nothing in it depends on other messages.
struct MessageRow: JSONObject {
    /// Grows when a key changes its meaning or goes.
    static let schema = 1

    let record: MessageRecord
    let container: Container
    /// Its bytes; nil where they are not wanted.
    let raw: ArraySlice<UInt8>?

    private var email: Email { record.email }

    /// The keys of `message` lines, as Interface.md has them.
    func writeMembers(to json: inout JSONWriter) {
        json.member("record", "message")
        json.member("schema", Self.schema)
        json.member("id", record.hash.hex)
        json.member("identity", record.identity.hex)
        json.member("size", record.size)
        json.member("container", container.path)
        json.member("format", container.format.rawValue)
        json.key("origin")
        json.object(PlaceRow(origin: record.origin))
        writeTimes(to: &json)
        writePeople(to: &json)
        writeVerdict(to: &json)
        writeThread(to: &json)
        writeFlags(to: &json)
        writeContent(to: &json)
        if let raw { json.member("raw", Data(raw).base64EncodedString()) }
    }

    private func writeTimes(to json: inout JSONWriter) {
        json.member("date", email.date?.rfc3339)
        json.member("dateSource", email.dateSource?.rawValue)
        json.member("dateRank", Arrived(record).rank)
        json.member("dateSeconds", email.date?.unixSeconds)
        json.member("sentSeconds", email.sentAt?.unixSeconds)
        json.member("receivedSeconds", email.receivedAt?.unixSeconds)
    }

    private func writePeople(to json: inout JSONWriter) {
        json.member("messageId", email.messageID.first)
        json.member("author", record.facts.author)
        let list = record.facts.listID
        json.member("list", list)
        if let list, NormalisedAddress(normalised: list).namesGroup { json.member("listIsGroup", true) }
        json.member("listName", email.header("list-id").map { ListNames.name(in: $0) ?? "" })
        json.key("addresses")
        json.array(record.addresses) { json, address in
            json.object {
                $0.member("role", address.role)
                $0.member("position", address.position)
                $0.member("email", address.normalised)
                $0.member("written", address.email)
                $0.member("name", address.name)
                $0.member("group", address.group)
                $0.member("isParticipant", address.isParticipant)
            }
        }
        json.member("deliveredTo", record.deliveredTo)
        json.member("isFromList", record.isFromList)
    }

    private func writeVerdict(to json: inout JSONWriter) {
        json.member("category", record.verdict.category.rawValue)
        json.member("confidence", number: record.verdict.confidence)
        json.member("verdict", String(decoding: record.verdictJSON, as: UTF8.self))
        let key = ConversationKey(record.facts, owner: [])
        json.member("conversationKey", key.text)
        json.member("participantHash", key.participantHash.hex)
    }

    private func writeThread(to json: inout JSONWriter) {
        json.key("threadKeys")
        json.array(PackedThreadKeys.keys(in: Data(record.threadKeys))) { $0.integer(Int64(bitPattern: $1.rawValue)) }
        json.member("skeleton", record.skeleton.map { Int64(bitPattern: $0) })
    }

    private func writeFlags(to json: inout JSONWriter) {
        let names = [record.origin.mailbox] + record.flags.labels
        json.member("keywords", record.flags.keywords)
        json.member("labels", record.flags.labels)
        json.member("isUnread", record.flags.isUnread)
        json.member("isInInbox", record.flags.isInInbox)
        json.member("isInSentMail", names.contains { SystemMailbox.sent.isNamed($0) })
    }

    private func writeContent(to json: inout JSONWriter) {
        json.member("subject", email.subject)
        json.member("baseSubject", BaseSubject(email.subject ?? "").text)
        json.member("preview", email.preview)
        json.member("text", email.text)
        json.member("newText", email.reply.newText)
        json.member("hasHTML", email.html != nil)
        json.member("hasAttachment", !record.files.isEmpty)
        let files = record.parts.filter { record.files.contains($0.partID ?? "") }
        json.member("attachments", files.map(StoredMessage.Part.init(file:)))
        json.member("codes", record.codes.codes)
        json.member("codeLinks", record.codes.links)
        json.member("isAmbiguous", record.codes.isAmbiguous)
        json.member("diagnostics", Set(email.diagnostics.map(\.code.rawValue)).sorted())
    }
}

extension StoredMessage.Part {
    /// A file of a message that is in no archive yet.
    fileprivate init(file: EmailBodyPart) {
        self.init(
            partID: file.partID ?? "", type: file.type, charset: file.charset, disposition: file.disposition,
            name: file.name, cid: file.cid, size: file.size, sha256: file.blobID?.hex, isAttachment: true)
    }
}

/// The whole of an ``Origin``.
private struct PlaceRow: JSONObject {
    let origin: Origin

    func writeMembers(to json: inout JSONWriter) {
        json.path(origin.path, origin.rawPath)
        json.member("offset", origin.offset)
        json.member("length", origin.length)
        json.member("mailbox", origin.mailbox)
        json.member("envelope", origin.envelope)
        json.member("keywords", origin.keywords)
        if let labels = origin.labels { json.member("labels", labels) }
        json.member("tellsFlags", origin.tellsFlags)
        json.member("fileDate", origin.fileDate)
        json.member("dateSource", origin.dateSource?.rawValue)
        json.member("quoting", origin.quoting.rawValue)
        json.member("leadLength", origin.leadLength)
        json.member("trailLength", origin.trailLength)
    }
}
