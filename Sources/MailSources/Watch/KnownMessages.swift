/// The messages that were there at the start or were reported, as hashes of eight bytes each: a Maildir may hold half a
/// million.
struct KnownMessages {
    /// Hashes of messages in Maildirs. They stay when a message goes, as it may only be on its way from `new` to `cur`,
    /// or to another mailbox of the tree.
    private var inMaildirs: Set<Int> = []

    func contains(_ name: [UInt8], in folder: WatchedFolder) -> Bool {
        if folder.role == .tree || !folder.known.isEmpty, folder.known.contains(Self.hash(name)) { return true }
        return folder.role != .tree && inMaildirs.contains(Self.hash(name, salt: folder.salt))
    }

    mutating func insert(_ name: [UInt8], in folder: WatchedFolder) {
        if folder.role == .tree {
            folder.known.insert(Self.hash(name))
        } else {
            inMaildirs.insert(Self.hash(name, salt: folder.salt))
        }
    }

    /// Forgets a name outside a Maildir, as another message may get it.
    func remove(_ name: [UInt8], from folder: WatchedFolder) { folder.known.remove(Self.hash(name)) }

    /// The hash of a name outside a Maildir. Flags, which such a name may have too, do not count.
    static func hash(_ name: [UInt8]) -> Int {
        hash(MaildirName(name[...]).unique, salt: nil)
    }

    /// A name that a delivery agent gave is unique among all mailboxes; the size or IMAP UID behind its comma does not
    /// count, as some programs add it later. Other names are unique only in their own Maildir, which `salt` stands for.
    private static func hash(_ name: [UInt8], salt: Int) -> Int {
        let name = MaildirName(name[...])
        guard name.deliveredAt != nil else { return hash(name.unique, salt: salt) }
        return hash(name.unique.prefix { $0 != UInt8(ascii: ",") }, salt: nil)
    }

    private static func hash(_ name: ArraySlice<UInt8>, salt: Int?) -> Int {
        var hasher = Hasher()
        hasher.combine(salt)
        name.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
