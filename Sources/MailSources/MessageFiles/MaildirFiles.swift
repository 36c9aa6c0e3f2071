/// The messages of one Maildir folder: those in `cur` and `new`, in the order of their names, which begin with the time
/// of delivery.
///
/// Mail programs rename files while we read: flags change, and what is new moves to `cur`. `new` is listed first, so
/// that a message that moves meanwhile is seen at least once; one seen twice is taken from `cur`.
struct MaildirFiles: MessageFileList {
    private struct Entry {
        let isNew: Bool
        let index: Int
    }

    private let path: RawPath
    /// See `MaildirName.keywords(custom:)`.
    private let custom: [String?]
    private var new: FolderListing
    private var cur: FolderListing
    private var entries: [Entry] = []
    /// The files at the last look, by the unique part of their names.
    private var whereabouts: [ArraySlice<UInt8>: MessageFile] = [:]
    private var remainingLooks = 0

    init(_ path: RawPath) throws(SourceError) {
        self.path = path
        (new, cur) = try Self.listings(path)
        custom = MaildirName.customKeywords(ByteSource.sidecar(path, "dovecot-keywords") ?? [])
        merge()
        remainingLooks = Self.minimumLooks + entries.count / Self.entriesPerLook
    }

    var count: Int { entries.count }

    func file(_ index: Int) -> MessageFile {
        let entry = entries[index]
        return entry.isNew ? file(new[entry.index], in: "new") : file(cur[entry.index], in: "cur")
    }

    /// Looks for the same message under another name, first where it stood at the last look, then by listing the
    /// folders again. The number of such looks is bounded, so that the work stays in proportion when all files are
    /// renamed meanwhile, again and again.
    mutating func moved(_ index: Int) -> MessageFile? {
        let entry = entries[index]
        let unique = MaildirName((entry.isNew ? new : cur)[entry.index]).unique
        if let file = existing(unique) { return file }
        guard remainingLooks > 0 else { return nil }
        remainingLooks -= 1
        lookAround()
        return existing(unique)
    }

    private static let minimumLooks = 64
    private static let entriesPerLook = 1000

    private func existing(_ unique: ArraySlice<UInt8>) -> MessageFile? {
        guard let file = whereabouts[unique], (try? FileStatus(of: file.path)) != nil else { return nil }
        return file
    }

    /// Both folders may be missing: a copy or an archive often lacks the empty ones.
    private static func listings(_ path: RawPath) throws(SourceError) -> (new: FolderListing, cur: FolderListing) {
        (try listing(path.appending("new".utf8)), try listing(path.appending("cur".utf8)))
    }

    private static func listing(_ path: RawPath) throws(SourceError) -> FolderListing {
        do throws(SourceError) {
            return try FolderListing(of: path)
        } catch  where error.kind == .notFound {
            return FolderListing()
        }
    }

    private mutating func merge() {
        guard new.isSorted, cur.isSorted else {
            for index in new.indices { append(Entry(isNew: true, index: index)) }
            for index in cur.indices { append(Entry(isNew: false, index: index)) }
            return
        }
        var newIndex = 0
        var curIndex = 0
        while newIndex < new.count || curIndex < cur.count {
            let newName = newIndex < new.count ? MaildirName(new[newIndex]).unique : nil
            let curName = curIndex < cur.count ? MaildirName(cur[curIndex]).unique : nil
            if let newName, curName.map({ newName.lexicographicallyPrecedes($0) }) ?? true {
                append(Entry(isNew: true, index: newIndex))
                newIndex += 1
            } else {
                if let newName, let curName, newName.elementsEqual(curName) { newIndex += 1 }
                append(Entry(isNew: false, index: curIndex))
                curIndex += 1
            }
        }
    }

    /// Leaves out what begins with a dot, as the Maildir specification says, and what is no mail.
    private mutating func append(_ entry: Entry) {
        let name = entry.isNew ? new[entry.index] : cur[entry.index]
        if name.first != UInt8(ascii: "."), !Housekeeping.isFile(name) { entries.append(entry) }
    }

    private func file(_ name: ArraySlice<UInt8>, in folder: String) -> MessageFile {
        let parsed = MaildirName(name)
        // Nobody has read a message in "new", whatever flags its name has.
        let keywords = parsed.keywords(custom: custom).filter { folder == "cur" || $0 != "$seen" }
        return MessageFile(
            path: path.appending(folder.utf8).appending(name), keywords: keywords, deliveredAt: parsed.deliveredAt)
    }

    private mutating func lookAround() {
        guard let (new, cur) = try? Self.listings(path) else { return }
        whereabouts = [:]
        for name in new { whereabouts[MaildirName(name).unique] = file(name, in: "new") }
        for name in cur { whereabouts[MaildirName(name).unique] = file(name, in: "cur") }
    }
}
