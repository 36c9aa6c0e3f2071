/// A format of files that hold mail, or may, and are not read: whoever imports them shall know.
struct UnreadFormat: Sendable, Hashable {
    /// With its article: "an Outlook message".
    let name: String
    /// What to do.
    let advice: String
    /// The bytes that such a file begins with.
    private let magic: [UInt8]
    /// The end of its name, where other files begin so, too.
    private let ending: String?

    private init(_ name: String, _ advice: String, magic: [UInt8], ending: String? = nil) {
        (self.name, self.advice, self.magic, self.ending) = (name, advice, magic, ending)
    }

    /// - Parameters:
    ///   - head: the beginning of a file.
    ///   - name: the file's.
    init?(_ head: Span<UInt8>, name: ArraySlice<UInt8>) {
        let found = Self.all.first { format in
            format.magic.count <= head.count && format.magic.indices.allSatisfy { head[$0] == format.magic[$0] }
                && format.ending.map { name.suffix(4).map { $0 | 0x20 }.elementsEqual($0.utf8) } ?? true
        }
        guard let found else { return nil }
        self = found
    }

    private static let all = [
        UnreadFormat(
            "an Outlook message", "save it as .eml", magic: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1],
            ending: ".msg"),
        UnreadFormat(
            "an archive of Outlook for Mac", ".olm; export its folders as mbox or .eml", magic: Array("PK".utf8),
            ending: ".olm"),
        UnreadFormat(
            "a folder of Outlook Express", ".dbx; import it into Thunderbird, or use readdbx of libdbx",
            magic: [0xCF, 0xAD, 0x12, 0xFE]),
        UnreadFormat(
            "a Notes database", ".nsf; export its folders as .eml or mbox", magic: [0x1A, 0x00, 0x00, 0x04, 0x00, 0x00]),
        UnreadFormat(
            "a Babyl file of Rmail", "open it in Emacs, which makes an mbox of it", magic: Array("BABYL OPTIONS:".utf8)),
        UnreadFormat("a 7z archive", "unpack it", magic: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
        UnreadFormat("a RAR archive", "unpack it", magic: Array("Rar!\u{1A}\u{07}".utf8)),
    ]
}
