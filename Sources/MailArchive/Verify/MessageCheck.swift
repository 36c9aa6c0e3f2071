import Foundation
import GRDB
import MailHTML
import MailSources
import MessageContent

/// Proves messages against their sources: their bytes by their hashes, and what the archive holds of them against a new
/// reading of those bytes.
struct MessageCheck {
    /// The result for a batch of messages.
    struct Outcome {
        var findings: [VerificationReport.Finding] = []
        /// See ``VerificationReport/messagesProven``.
        var provenCount = 0
        /// See ``VerificationReport/messagesKept``.
        var keptCount = 0
        /// By message, of those whose words are known.
        var words: [(rowID: Int64, hash: ContentHash, sum: UInt64)] = []

        fileprivate mutating func add(_ check: VerificationReport.Check, of message: ContentHash, _ text: String) {
            findings.append(.init(check, of: message, text))
        }
    }

    private let path: String
    private let db: Database
    private let words: IndexedWords
    private(set) var outcome = Outcome()

    /// - Parameter path: the archive's, for findings.
    init(_ path: String, _ db: Database) throws {
        self.path = path
        self.db = db
        words = try IndexedWords(db)
    }

    mutating func check(_ entry: MessageFeed.Entry) throws {
        guard let hash = entry.hash else {
            outcome.findings.append(
                .init(check: .content, text: "message row \(entry.rowID): its hash is damaged"))
            return
        }
        let isAsWritten = try ContentRows.seal(ofMessage: entry.rowID, db) == entry.seal
        if !isAsWritten {
            outcome.add(
                .content, of: hash,
                "what is stored of it is not as it was written (import its source into a new archive)")
        }
        guard let copy = try provenCopy(entry, hash) else { return }
        outcome.provenCount += 1
        // The header of another copy differs in the fields that mailbox programs add.
        guard copy.id == hash, isAsWritten else { return }
        if let difference = try compare(entry.rowID, hash, copy.bytes) { outcome.add(.content, of: hash, difference) }
    }

    /// The message's own bytes, another copy's where those are nowhere, or nil.
    private mutating func provenCopy(_ entry: MessageFeed.Entry, _ hash: ContentHash) throws -> RawCopy? {
        let kept = try keptCopy(entry, hash)
        for place in entry.places {
            switch place.state {
            case .holdsIt: continue
            case .holdsOther:
                outcome.add(
                    .source, of: hash,
                    "\(place.stored.path): holds other bytes at offset \(place.stored.offset) now (import it again)")
            // The source of a message that the archive keeps itself may be removed.
            case .isOutOfReach(let error) where kept != nil && error.kind == .notFound: continue
            case .isOutOfReach(let error):
                outcome.add(.source, of: hash, "\(error.message) (letterbook relocate OLD NEW if it has moved)")
            }
        }
        if entry.places.isEmpty, kept == nil {
            outcome.add(.source, of: hash, "is in none of the archive's sources any more")
        }
        return entry.copy?.id == hash ? entry.copy : kept ?? entry.copy
    }

    /// The message as the archive keeps it itself; nil where it does not, or keeps something else.
    private mutating func keptCopy(_ entry: MessageFeed.Entry, _ hash: ContentHash) throws -> RawCopy? {
        let copy: RawCopy?
        do { copy = try RawRows(db: db).bytes(of: entry.rowID).map(RawCopy.init) } catch is RawRows.Damage {
            outcome.add(.content, of: hash, "what is kept of it in \(path) is damaged (letterbook pack --renew)")
            return nil
        }
        guard let copy else { return nil }
        guard copy.id == hash || entry.places.contains(where: { $0.stored.id == copy.id }) else {
            outcome.add(.content, of: hash, "what is kept of it is another message (letterbook pack --renew)")
            return nil
        }
        outcome.keptCount += 1
        return copy
    }

    /// Compares what is stored of a message with a new reading of its bytes.
    ///
    /// - Returns: the first difference; nil where they agree.
    private mutating func compare(_ rowID: Int64, _ hash: ContentHash, _ raw: [UInt8]) throws -> String? {
        let row = try db.row(
            """
            SELECT m.subject, m.sanitizer_version, c.headers, c.text, c.html, c.hidden_text, c.attached_text \
            FROM messages m JOIN message_contents c USING (message_id) WHERE m.message_id = ?
            """, [rowID])
        guard let row else { return "is not there" }
        func holds(_ column: String, _ text: String?) -> Bool {
            row[column] as DatabaseValue == (text?.upToNUL).databaseValue
        }

        let email = Email(reading: raw)
        if !holds("subject", email.subject) { return "its stored subject is not what its source says" }
        let headers = String(decoding: MessageRecord.headersJSON(email.headers), as: UTF8.self)
        if !holds("headers", headers) { return "its stored header is not what its source says" }
        let parts = email.leaves
        if try blobs(ofMessage: rowID) != parts.map(\.blobID) {
            return "its stored parts are not what its source holds"
        }
        // An earlier sanitizer may have written other text and HTML, which the next import replaces.
        guard Int.fromDatabaseValue(row["sanitizer_version"]) ?? 0 >= HTMLSanitizer.version else { return nil }
        let hidden = IndexedText.hiddenText(of: email)
        let attached = IndexedText.attachedText(of: email)
        let hasText =
            holds("text", email.text) && holds("hidden_text", hidden.isEmpty ? nil : hidden)
            && holds("attached_text", attached)
        if !hasText { return "its stored text is not what its source says" }
        if !holds("html", email.html?.html) { return "its stored HTML is not what its source gives" }
        let text = IndexedText(of: email, parts, hidden: hidden, attached: attached ?? "")
        outcome.words.append((rowID, hash, words.sum(of: text)))
        return nil
    }

    private func blobs(ofMessage rowID: Int64) throws -> [ContentHash?] {
        try db.rows("SELECT sha256 FROM parts WHERE message_id = ? ORDER BY position", [rowID]) {
            $0.contentHash("sha256")
        }
    }
}
