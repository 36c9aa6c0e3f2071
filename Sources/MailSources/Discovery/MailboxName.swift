import Bytes

/// Names mailboxes after the folders and files that hold them.
///
/// The name is the path below the one the user gave, with `/` between levels and without what mail programs add: `.sbd`
/// (Thunderbird's subfolders), `.mbox` (Apple Mail, and mbox files), Apple Mail's inner folders, the dots of Maildir++.
struct MailboxName {
    /// Empty for the folder the user named.
    let text: String
    /// Whether it is the folder that the user named.
    private let isRoot: Bool
    private let isInsideAppleMailbox: Bool
    /// The names of the folders in the path, down to the one that ``text`` stands for. They show whether the accounts
    /// of Apple Mail are around.
    private var folders: [String] = []

    /// The name of a folder in this one.
    ///
    /// - Parameter parentIsMaildir: whether a leading dot marks a Maildir++ folder.
    func folder(_ name: ArraySlice<UInt8>, parentIsMaildir: Bool) -> MailboxName {
        if parentIsMaildir, name.first == UInt8(ascii: "."), name.count > 1 {
            let levels = name.dropFirst().split(separator: UInt8(ascii: ".")).map(Self.decoded)
            return MailboxName(text: joined(levels), isRoot: false, isInsideAppleMailbox: false)
        }
        if isInsideAppleMailbox, Self.isAppleInterior(name) {
            return MailboxName(text: text, isRoot: isRoot, isInsideAppleMailbox: true)
        }
        // Kerio keeps the messages of a folder in one of its own, and Evolution's cache in many: `INBOX/cur/1a`.
        if name.elementsEqual("#msgs".utf8) { return self }
        if name.count == 2, name.allSatisfy(\.isHexDigit), text.hasSuffix("/cur") {
            return MailboxName(text: String(text.dropLast(4)), isRoot: false, isInsideAppleMailbox: false)
        }
        let isApple = Self.isApple(name)
        let name = Self.decodedName(Self.ofKMail(Self.ofBecky(name)))
        // Apple Mail keeps accounts, named by a UUID, in a folder of its version: `V10/8F2C…/INBOX.mbox`.
        let isAccounts = isApple && folders.count > 1 && Self.isAppleVersion(folders[folders.count - 2])
        return MailboxName(
            text: isAccounts ? name : joined([name]), isRoot: false, isInsideAppleMailbox: isApple,
            folders: folders.suffix(1) + [name])
    }

    /// KMail keeps the folders in a folder `inbox` beside it, in `.inbox.directory`.
    private static func ofKMail(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        name.first == UInt8(ascii: ".") && hasSuffix(name.dropFirst(), ".directory")
            ? name.dropFirst().dropLast(10) : name
    }

    /// Becky! puts marks before the names of its own folders, which sort first then: `!!!!Inbox`.
    private static func ofBecky(_ name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        name.starts(with: "!!!!".utf8) ? name.drop { $0 == UInt8(ascii: "!") } : name
    }

    private static func isApple(_ name: ArraySlice<UInt8>) -> Bool {
        hasSuffix(name, ".mbox") || hasSuffix(name, ".imapmbox")
    }

    private static func isAppleVersion(_ name: String) -> Bool {
        name.utf8.first == UInt8(ascii: "V") && (2...3).contains(name.utf8.count)
            && name.utf8.dropFirst().allSatisfy { $0.isDigit }
    }

    /// The mailbox of mail in a format, in a file `name` or in the files of a folder.
    ///
    /// - Parameter folder: the name of that folder, or of the one that holds the file.
    func ofMail(_ format: SourceFormat, file name: ArraySlice<UInt8> = [], inFolderNamed folder: [UInt8]) -> String {
        switch format {
        case .mdbox, .sdbox: ofDboxFile()
        case .mbox, .mmdf, .mbx: file(name, inFolderNamed: folder)
        case .maildir, .mh, .eml, .emlx, .becky: ofMessageFiles(inFolderNamed: folder)
        }
    }

    /// The mailbox that an mbox file is. Apple Mail exports a folder `Work.mbox` with a file `mbox`, readpst a folder
    /// `Work` with one.
    func file(_ name: ArraySlice<UInt8>, inFolderNamed folder: [UInt8]) -> String {
        if name.elementsEqual("mbox".utf8) {
            if !isRoot { return text }
            if Self.hasSuffix(folder[...], ".mbox") { return Self.withoutSuffix(folder[...]) }
        }
        return joined([Self.decodedName(Compression.withoutSuffix(name))])
    }

    /// The mailbox of message files in a folder of the file system's name `folder`.
    func ofMessageFiles(inFolderNamed folder: [UInt8]) -> String {
        guard isRoot else { return text }
        let name = Self.withoutSuffix(Self.ofBecky(folder[...]))
        return name == "." || name == ".." ? "" : name
    }

    /// The mailbox of a file of Dovecot's own formats: `mailboxes/Work/dbox-Mails/u.1`, or `storage/m.1`, which says
    /// nothing of it.
    private func ofDboxFile() -> String {
        let names = isRoot ? folders : text.split(separator: "/").map(String.init)
        let below = names.lastIndex(of: "mailboxes").map { names[($0 + 1)...] } ?? (isRoot ? [] : names[...])
        func isInterior(_ name: String) -> Bool { name == "dbox-Mails" || name == "storage" }
        let levels = below.filter { !isInterior($0) }
        return levels.isEmpty ? folders.last { !isInterior($0) } ?? "" : levels.joined(separator: "/")
    }

    /// The mailbox of a Maildir. One with the folders of Maildir++ in it is the account's inbox, wherever it stands.
    func ofMaildir(hasFolders: Bool) -> String {
        if isRoot { return hasFolders ? "INBOX" : Self.ofLone(Array((folders.last ?? "").utf8)[...]) }
        let name = text.split(separator: "/").last?.lowercased()
        let isAccount = hasFolders && name != "inbox" || name == "maildir" || name == ".maildir"
        return isAccount ? joined(["INBOX"]) : text
    }

    /// The mailbox of a Maildir that the user named, without folders in it: `.Sent` of a Maildir++ tree, `Sent` of others,
    /// or an account's inbox, which may be called anything: `/var/vmail/bob`.
    private static func ofLone(_ name: ArraySlice<UInt8>) -> String {
        if name.first == UInt8(ascii: "."), name.count > 1, !name.elementsEqual("..".utf8) {
            let levels = name.dropFirst().split(separator: UInt8(ascii: ".")).map(decoded)
            return ["maildir", "mail"].contains(levels.last?.lowercased()) ? "INBOX" : levels.joined(separator: "/")
        }
        let text = String(decoding: name, as: UTF8.self)
        return specialNames.contains(text.lowercased()) ? text : "INBOX"
    }

    /// Names of the mailboxes that RFC 6154 tells apart, in lower case.
    private static let specialNames: Set = [
        "all", "all mail", "archive", "archives", "deleted items", "deleted messages", "drafts", "junk", "outbox",
        "sent",
        "sent items", "sent mail", "sent messages", "spam", "trash",
    ]

    private func joined(_ levels: [String]) -> String {
        ((text.isEmpty ? [] : [text]) + levels).joined(separator: "/")
    }

    /// A name without its suffix, out of the modified UTF-7 that mail programs name the folders of IMAP accounts in. A name
    /// that says the same in ASCII is left as it is.
    private static func decodedName(_ name: ArraySlice<UInt8>) -> String {
        let plain = withoutSuffix(name)
        // Of a word such as that of "Sales&Shipping-2023" encodings have no look.
        let runs = plain.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).dropFirst()
        let isPlain = runs.contains { run in
            run.prefix { $0 != UInt8(ascii: "-") }.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
        }
        guard !runs.isEmpty, !isPlain, let decoded = ModifiedUTF7.decode(Array(plain.utf8)[...]),
            decoded.utf8.contains(where: { $0 >= 0x80 })
        else { return plain }
        return decoded
    }

    /// The name of a level of Maildir++, in which Evolution writes a dot as `_2E`.
    private static func decoded(_ name: ArraySlice<UInt8>) -> String {
        let text = ModifiedUTF7.decode(name) ?? String(decoding: name, as: UTF8.self)
        return text.hasPrefix("_2E") ? text : text.replacing("_2E", with: ".")
    }

    static func withoutSuffix(_ name: ArraySlice<UInt8>) -> String {
        let suffix = suffixes.first { hasSuffix(name, $0) } ?? ""
        return String(decoding: name.dropLast(suffix.utf8.count), as: UTF8.self)
    }

    private static let suffixes = [
        ".mbox", ".imapmbox", ".sbd", ".mbx", ".fol", ".IMAP", ".zip", ".tar", ".tar.gz", ".tgz", ".tar.zst", ".tar.xz",
        ".txz",
        ".tar.bz2", ".tbz2",
    ]

    private static func hasSuffix(_ name: ArraySlice<UInt8>, _ suffix: String) -> Bool {
        name.count > suffix.utf8.count && name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }

    /// Whether Apple Mail gives such a name to a folder in a mailbox: `Messages`, `Data`, a single digit, or a UUID.
    private static func isAppleInterior(_ name: ArraySlice<UInt8>) -> Bool {
        name.elementsEqual("Messages".utf8) || name.elementsEqual("Data".utf8)
            || name.count == 1 && name.allSatisfy { $0.isDigit }
            || name.count == 36 && name.count { $0 == UInt8(ascii: "-") } == 4
    }
}

extension MailboxName {
    /// The name of the folder that the user named, or of the folder that holds the file that the user named.
    ///
    /// Its own name serves only for mail that stands directly in it. But a folder inside one of Apple Mail's mailboxes
    /// belongs to that mailbox.
    init(naming path: ArraySlice<UInt8>) {
        var names = path.split(separator: UInt8(ascii: "/"))
        let above = names.map { String(decoding: $0, as: UTF8.self) }
        while let last = names.last, Self.isAppleInterior(last) { names.removeLast() }
        let holder = names.last.flatMap { Self.isApple($0) ? Self.withoutSuffix($0) : nil }
        self.init(text: holder ?? "", isRoot: holder == nil, isInsideAppleMailbox: holder != nil, folders: above)
    }
}
