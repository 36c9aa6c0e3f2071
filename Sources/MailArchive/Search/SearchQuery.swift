/// A query in the search language, which has Gmail's field names and notmuch's operators.
///
/// A message must match all terms that stand side by side; `OR`, `NOT` or `-`, parentheses and braces say otherwise. A
/// term is a `word`, a `"phrase"`, a `beginning*` of a word, or `field:value` (see ``SearchField``).
public indirect enum SearchQuery: Sendable, Equatable {
    /// Finds every message.
    case all
    /// Terms that all match.
    case and([SearchQuery])
    /// Terms of which one or more match.
    case or([SearchQuery])
    /// A term that does not match.
    case not(SearchQuery)
    /// Words, one behind the other.
    ///
    /// - Parameters:
    ///   - in: subject, body or text; nil for the whole message.
    ///   - isPrefix: the last word may go on.
    ///   - hasForms: the word may also stand in another form: "invoices" for "invoice".
    case words(String, in: SearchField?, isPrefix: Bool, hasForms: Bool = false)
    /// A field with its value as it was written.
    case field(SearchField, String)

    /// Parses a query in the search language; "" finds everything.
    ///
    /// - Throws: ``ArchiveError`` that says what is wrong with the text.
    public init(_ text: String) throws(ArchiveError) {
        var parser = try SearchParser(text)
        self = try parser.parse()
    }
}

/// The fields of the search language. `letterbook search --help` has an example of each.
public enum SearchField: String, Sendable, CaseIterable {
    /// Names and addresses in header fields; with: in any of them.
    case from, to, cc, bcc, with
    /// Words of the subject, or of the body and attachments.
    case subject, body, text
    /// When the message was sent.
    case after, before, on
    /// What it holds, its attachments, and its size.
    case has, filename, type, larger, smaller
    /// Its state and category, where it stands, what it belongs to, and what was found in it.
    case `is`, category, label, `in`, list, id, thread, conversation, lang, diag, provider, tracker

    /// Gmail's other names for fields.
    static let gmail: [String: SearchField] = [
        "older_than": .before, "older": .before, "newer_than": .after, "newer": .after, "rfc822msgid": .id,
    ]

    /// For help: such as it is written, and what that finds.
    package var help: (example: String, meaning: String) {
        switch self {
        case .from: ("from:ada", "written by: a name, an address, or part of one; me is the owner, as in to: and with:")
        case .to, .cc, .bcc: ("\(rawValue):ada", "in that field")
        case .with: ("with:ada", "in any address field")
        case .subject: ("subject:\"board meeting\" subject:(board OR meeting)", "words of the subject")
        case .body, .text: ("\(rawValue):invoice", "words of the body and of attachments, their names among them")
        case .after:
            (
                "after:2019-03",
                "from the beginning of that day, month, year on, in its sender's zone, as it is printed; 7d, 3w, 2m, 1y ago; today, yesterday; newer_than:7d is the same"
            )
        case .before: ("before:2019 older_than:1y", "earlier than its beginning")
        case .on: ("on:2019-03-07", "within that day, month or year")
        case .has:
            (
                "has:attachment",
                "also document, spreadsheet, presentation, pdf, image, video, audio, code, html, calendar, tracker"
            )
        case .filename: ("filename:report*.pdf", "name of an attachment; * stands for anything")
        case .type: ("type:image/* type:pdf", "media type of a part")
        case .larger, .smaller: ("\(rawValue):5M", "size of the message; k, M and G are 1024 and its powers")
        case .is:
            (
                "is:unread",
                "also read (whatever is not unread), flagged or starred, replied, draft, sent, deleted, junk, newsletter, group, duplicate, archived"
            )
        case .category: ("category:personal", "automated, list, transactional, newsletter, personal, unsure")
        case .label: ("label:Travel", "a label, or a tag of Thunderbird's")
        case .in:
            (
                "in:Work/2020",
                "a mailbox, folders beneath it included, or a label; in:inbox, in:sent, in:drafts, in:spam and in:trash in any language, and mail flagged so; in:anywhere"
            )
        case .list: ("list:dev.lists.example.org", "a mailing list, or part of its identifier")
        case .id:
            ("id:x@example.org rfc822msgid:x@example.org", "a Message-ID, or the first digits of a message's own id")
        case .thread: ("thread:ID", "the thread of a message")
        case .conversation: ("conversation:ID", "a conversation")
        case .lang: ("lang:de", "language that the message declares")
        case .diag: ("diag:mime.boundary", "a diagnostic code or its beginning")
        case .provider:
            ("provider:google", "sender of a verification code or link (letterbook templates list names them)")
        case .tracker:
            ("tracker:mailchimp", "a vendor of trackers, or part of its name (letterbook trackers lists them)")
        }
    }
}
