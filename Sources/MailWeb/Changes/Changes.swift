import Dispatch
import MailArchive
import MessageAnalysis
import MessageContent

/// A change that a form asks for.
enum Change {
    /// What the visitor sees after a change.
    struct Done: Sendable {
        /// A word of ``Notice``.
        var notice: String
        /// Where to go on; nil for the page that the form stood on.
        var next: Address?
    }

    /// Makes the change.
    ///
    /// - Throws: ``PageError`` where the form says something else than it may; `ArchiveError`.
    static func make(_ name: String, _ form: Parameters, _ archive: Archive) throws -> Done {
        switch name {
        case "merge":
            let (own, into) = (try conversation(form["conversation"], archive), try conversation(form["into"], archive))
            _ = try archive.mergeConversations([own.rowID], into: into.rowID)
            return Done(notice: "merged", next: Link.conversation(into.id))
        case "unlink":
            let (own, other) = (
                try conversation(form["conversation"], archive), try conversation(form["other"], archive)
            )
            try archive.unlinkConversations(own.rowID, other.rowID)
            return Done(notice: "unlinked")
        case "split":
            let (row, _) = try message(form, archive)
            let split = try archive.splitConversation(at: row, wholeThread: form["whole"] == "1")
            return Done(
                notice: "split", next: try archive.conversation(split.conversation).map { Link.conversation($0.id) })
        case "undo":
            guard let number = form["number"].flatMap({ Int64($0) }), try archive.undoConversationChange(number) != nil
            else {
                throw PageError.notFound("There is no such change.")
            }
            return Done(notice: "undone", next: Room.changes.address)
        case "category": return try category(form, archive)
        case "link":
            try archive.linkPerson(try addresses(form, "address", "other"))
            return Done(notice: "linked")
        case "unlink-person":
            try archive.unlinkPerson(try addresses(form, "address"))
            return Done(notice: "undone")
        case "owner-add":
            try archive.addOwners(try addresses(form, "address"))
            return Done(notice: "owner", next: Room.changes.address)
        case "owner-remove":
            _ = try archive.removeOwners(try addresses(form, "address"))
            return Done(notice: "owner", next: Room.changes.address)
        case "keep":
            let (row, _) = try message(form, archive)
            let isKept = form["keep"] == "1"
            _ = try archive.keep(isKept ? [row] : [], release: isKept ? [] : [row])
            return Done(notice: "kept")
        case "used":
            try archive.markCodes(of: try message(form, archive).row, used: form["used"] == "1")
            return Done(notice: "used")
        default: throw PageError.notFound("There is no such change.")
        }
    }

    private static func category(_ form: Parameters, _ archive: Archive) throws -> Done {
        guard let subject = form["subject"], let name = form["category"] else {
            throw PageError.wrong("The form lacks a field.")
        }
        if name == "none" {
            _ = try archive.removeCategory(of: subject)
            return Done(notice: "undone", next: Room.changes.address)
        }
        guard let category = Category(rawValue: name) else { throw PageError.wrong("There is no such category.") }
        _ = try archive.setCategory(category, of: subject)
        return Done(notice: "category")
    }

    private static func addresses(_ form: Parameters, _ names: String...) throws -> [String] {
        try names.map { name in
            guard let value = form[name] else { throw PageError.wrong("The form lacks an address.") }
            return value
        }
    }

    /// - Parameter text: an id, or the address of the conversation's page.
    private static func conversation(_ text: String?, _ archive: Archive) throws -> ConversationSummary {
        let last = text?.split(separator: "?").first?.split(separator: "/").last.map(String.init) ?? ""
        guard case .conversation(let row)? = try archive.find(last), let found = try archive.conversation(row) else {
            throw PageError.notFound("'\(last)' is no conversation.")
        }
        return found
    }

    private static func message(_ form: Parameters, _ archive: Archive) throws -> (row: Int64, id: ContentHash) {
        guard case .message(let row, let id)? = try archive.find(form["message"] ?? "") else {
            throw PageError.noMessage
        }
        return (row, id)
    }
}

/// What a page says after a change.
enum Notice {
    static func html(_ word: String?) -> HTML? {
        let text: HTML? =
            switch word {
            case "merged": "The conversations are one now."
            case "unlinked": "They are not shown as linked any more."
            case "split": "It is a conversation of its own now."
            case "undone": "It was taken back."
            case "category": "That is what their mail is now."
            case "linked": "The addresses are one person's now."
            case "owner": "Your addresses have changed; conversations followed."
            case "kept": "The listings follow your choice now."
            case "used": "It is noted."
            default: nil
            }
        return text.map {
            "<div class=\"notice\" role=\"status\"><p>\($0) <a href=\"\(Room.changes.address)\">Changes, and how to take them back</a></p></div>"
        }
    }
}

/// Makes changes, one after the other.
final class Writer: Sendable {
    private let path: String
    private let queue = DispatchQueue(label: "letterbook.writer")

    init(path: String) { self.path = path }

    func change(_ name: String, _ form: Parameters) async throws -> Change.Done {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { [path] in
                continuation.resume(
                    with: Result { try Change.make(name, form, Archive(path: path, access: .update)) })
            }
        }
    }
}
