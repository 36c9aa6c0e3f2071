/// The flags that Claws Mail and Sylpheed keep of an MH folder, in `.claws_mark` or `.sylpheed_mark`: 32-bit
/// numbers in the byte order of the machine, the version 2, then for each message its number and its flags.
struct MHMarks {
    private var flags: [Int: UInt32] = [:]

    /// Nil for a folder without marks.
    init?(in folder: RawPath) {
        guard
            let file = Self.names.lazy.compactMap({
                ByteSource.sidecar(folder.appending($0.utf8), limit: Self.maximumBytes)
            }).first
        else { return nil }
        self.init(file)
    }

    init?(_ file: [UInt8]) {
        func number(_ index: Int) -> UInt32 { file[index..<index + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) } }
        guard file.count >= 4 else { return nil }
        let isSwapped = number(0).byteSwapped == Self.version
        guard isSwapped || number(0) == Self.version else { return nil }
        for index in stride(from: 4, through: file.count - 8, by: 8) {
            let entry = (number(index), number(index + 4))
            flags[Int(isSwapped ? entry.0.byteSwapped : entry.0)] = isSwapped ? entry.1.byteSwapped : entry.1
        }
    }

    static let names = [".claws_mark", ".sylpheed_mark"]

    private static let version: UInt32 = 2
    /// Those of two million messages.
    private static let maximumBytes = 16 << 20

    /// A message without an entry is new to the program.
    func keywords(of number: Int) -> [String] {
        guard let bits = flags[number] else { return [] }
        let isRead = bits & Self.unread == 0
        return (isRead ? ["$seen"] : []) + Self.keywords.filter { bits & $0.bit != 0 }.map(\.keyword)
    }

    /// New, or seen in the list and not opened.
    private static let unread: UInt32 = 0x3
    private static let keywords: [(bit: UInt32, keyword: String)] = [
        (0x4, "$flagged"), (0x8, "$deleted"), (0x10, "$answered"), (0x20, "$forwarded"),
    ]
}
