/// Names mailboxes after the folders and files that hold them.
///
/// The name is the path below the one the user gave, with `/` between levels and without what mail programs add: `.sbd`
/// (Thunderbird's subfolders), `.mbox` (Apple Mail, and mbox files), Apple Mail's inner folders, the dots of Maildir++.
struct MailboxName {
    /// Empty for the folder the user named.
    let text: String
    private let isRoot: Bool
    private let isInsideAppleMailbox: Bool

    /// The folder that the user named. It has a name of its own only for what stands directly in it.
    static let root = MailboxName(text: "", isRoot: true, isInsideAppleMailbox: false)

    /// - Parameter parentIsMaildir: then a leading dot marks a Maildir++ folder.
    func folder(_ name: ArraySlice<UInt8>, parentIsMaildir: Bool) -> MailboxName {
        if parentIsMaildir, name.first == UInt8(ascii: "."), name.count > 1 {
            let levels = name.dropFirst().split(separator: UInt8(ascii: ".")).map(Self.decoded)
            return MailboxName(text: joined(levels), isRoot: false, isInsideAppleMailbox: false)
        }
        if isInsideAppleMailbox, Self.isAppleInterior(name) {
            return MailboxName(text: text, isRoot: isRoot, isInsideAppleMailbox: true)
        }
        let isApple = Self.hasSuffix(name, ".mbox") || Self.hasSuffix(name, ".imapmbox")
        return MailboxName(
            text: joined([Self.withoutSuffix(name)]), isRoot: false, isInsideAppleMailbox: isApple)
    }

    /// The mailbox that an mbox file is. Apple Mail exports a folder `Work.mbox` with a file `mbox`.
    func file(_ name: ArraySlice<UInt8>, inFolderNamed folder: [UInt8]) -> String {
        if name.elementsEqual("mbox".utf8), Self.hasSuffix(folder[...], ".mbox") {
            return isRoot ? Self.withoutSuffix(folder[...]) : text
        }
        return joined([Self.withoutSuffix(Compression.withoutSuffix(name))])
    }

    /// The mailbox of message files in a folder of the file system's name `folder`.
    func ofMessageFiles(inFolderNamed folder: [UInt8]) -> String {
        guard isRoot else { return text }
        let name = Self.withoutSuffix(folder[...])
        return name == "." || name == ".." ? "" : name
    }

    /// The mailbox of a Maildir.
    var ofMaildir: String { isRoot ? "INBOX" : text }

    private func joined(_ levels: [String]) -> String {
        ((text.isEmpty ? [] : [text]) + levels).joined(separator: "/")
    }

    private static func decoded(_ name: ArraySlice<UInt8>) -> String {
        ModifiedUTF7.decode(name) ?? String(decoding: name, as: UTF8.self)
    }

    static func withoutSuffix(_ name: ArraySlice<UInt8>) -> String {
        let suffix = suffixes.first { hasSuffix(name, $0) } ?? ""
        return String(decoding: name.dropLast(suffix.utf8.count), as: UTF8.self)
    }

    private static let suffixes = [
        ".mbox", ".imapmbox", ".sbd", ".mbx", ".zip", ".tar", ".tar.gz", ".tgz", ".tar.zst", ".tar.xz", ".txz",
        ".tar.bz2",
        ".tbz2",
    ]

    private static func hasSuffix(_ name: ArraySlice<UInt8>, _ suffix: String) -> Bool {
        name.count > suffix.utf8.count && name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }

    /// `Messages`, `Data`, single digits, and a UUID.
    private static func isAppleInterior(_ name: ArraySlice<UInt8>) -> Bool {
        name.elementsEqual("Messages".utf8) || name.elementsEqual("Data".utf8)
            || name.count == 1 && name.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            || name.count == 36 && name.count { $0 == UInt8(ascii: "-") } == 4
    }
}
