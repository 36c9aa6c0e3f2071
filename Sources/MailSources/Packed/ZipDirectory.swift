import Bytes

/// The central directory of a zip file (PKWARE's APPNOTE 6.3, section 4.3), with its extension for large files.
enum ZipDirectory {
    /// Whether a file begins like this: with the header of a member or, where it has none, with the end of the
    /// directory.
    static func begins(_ head: Span<UInt8>) -> Bool {
        guard head.count >= 22, head[0] == UInt8(ascii: "P"), head[1] == UInt8(ascii: "K") else { return false }
        return head[2] == 3 && head[3] == 4 || head[2] == 5 && head[3] == 6
    }

    /// All members, and the error that kept others from being listed.
    static func tree(of store: any ByteStore, path: RawPath) throws(SourceError) -> (PackedTree, SourceError?) {
        let end = try End(of: store, path: path)
        var tree = PackedTree()
        var cursor = StoreCursor(store: store, path: path, end: end.directory.lowerBound)
        var count = 0
        // Some writers count members beyond 65,535 from 0 again.
        while cursor.position < end.directory.upperBound {
            count += 1
            let fixed = try cursor.bytes(46)
            guard fixed.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "K"), 1, 2]) else { throw damaged(path) }
            let entry = Entry(
                fixed, name: Array(try cursor.bytes(Int(fixed.number(at: 28, 2)))),
                extra: Array(try cursor.bytes(Int(fixed.number(at: 30, 2)))))
            _ = try cursor.bytes(Int(fixed.number(at: 32, 2)))
            tree.add(entry.pathName[...], entry.member(displacement: end.displacement))
        }
        tree.finish()
        let isWhole = count % 0x10000 == end.count % 0x10000 && tree.leftOut == 0
        return (tree, isWhole ? nil : .leftOut(tree.leftOut, of: end.count, path: path))
    }

    /// Offset of a member's bytes. Only the local header before them tells, as its length differs from that of the
    /// member's entry in the directory.
    static func contentStart(
        of member: PackedFolder.Member, in store: any ByteStore, path: RawPath
    ) throws(SourceError) -> Int64 {
        guard member.start <= SourceLimits.largestOffset else { throw damaged(path) }
        let header = try store.bytes(at: Int(member.start), count: 30)
        guard header.count == 30, header.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "K"), 3, 4]) else {
            throw damaged(path)
        }
        return member.start + 30 + Int64(header[...].number(at: 26, 2)) + Int64(header[...].number(at: 28, 2))
    }

    private static func damaged(_ path: RawPath) -> SourceError {
        .unreadable("its directory is damaged (get the file once more, or repair it with zip -FF)", path: path)
    }

    /// The end of central directory record.
    private struct End {
        /// Number of members, as the record states it.
        var count = 0
        /// Where the directory stands.
        var directory = 0..<0
        /// Bytes before the zip file proper, which the offsets in it do not count: a self-extracting file has a program
        /// there.
        var displacement: Int64 = 0

        init(of store: any ByteStore, path: RawPath) throws(SourceError) {
            guard let size = try Self.size(of: store) else { throw damaged(path) }
            let tailStart = max(0, size - Self.longestTail)
            let tail = try store.bytes(at: tailStart, count: size - tailStart)
            guard let found = Self.lastRecord(tail) else {
                throw .unreadable(
                    "ends without the directory of a zip file (it was not downloaded whole, or is damaged)", path: path)
            }
            var record = (
                count: tail[found...].number(at: 10, 2), size: tail[found...].number(at: 12, 4),
                start: tail[found...].number(at: 16, 4)
            )
            var recordStart = tailStart + found
            if let large = try Self.large(tail, found, store) {
                record = large.record
                recordStart = large.start
            }
            // The record follows the directory at once, whatever was put before the zip file.
            let start = Int64(recordStart) - Int64(clamping: record.size)
            guard start >= 0, start <= recordStart, record.start <= UInt64(SourceLimits.largestOffset) else {
                throw damaged(path)
            }
            count = Int(clamping: record.count)
            directory = Int(start)..<recordStart
            displacement = start - Int64(record.start)
        }

        /// The locator of the zip64 record, the record, and a comment of any length.
        private static let longestTail = 20 + 22 + 0xFFFF

        /// A compressed file has to be read to its end first to tell.
        private static func size(of store: any ByteStore) throws(SourceError) -> Int? {
            if let size = store.size { return Int(clamping: size) }
            var scratch: [UInt8] = [0]
            _ = try store.read(into: &scratch, 0..<1, at: SourceLimits.largestOffset)
            return store.size.map { Int(clamping: $0) }
        }

        private static func lastRecord(_ tail: [UInt8]) -> Int? {
            guard tail.count >= 22 else { return nil }
            return stride(from: tail.count - 22, through: 0, by: -1).first { index in
                tail[index] == UInt8(ascii: "P") && tail[index + 1] == UInt8(ascii: "K") && tail[index + 2] == 5
                    && tail[index + 3] == 6 && index + 22 + Int(tail[index...].number(at: 20, 2)) <= tail.count
            }
        }

        /// The zip64 record and its offset, which the locator right before the end record gives.
        private static func large(
            _ tail: [UInt8], _ found: Int, _ store: any ByteStore
        ) throws(SourceError) -> (record: (count: UInt64, size: UInt64, start: UInt64), start: Int)? {
            guard found >= 20 else { return nil }
            let locator = tail[(found - 20)..<found]
            guard locator.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "K"), 6, 7]) else { return nil }
            let start = min(Int(clamping: locator.number(at: 8, 8)), SourceLimits.largestOffset)
            let record = try store.bytes(at: start, count: 56)
            guard record.count == 56, record.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "K"), 6, 6]) else {
                return nil
            }
            return (
                (record[...].number(at: 32, 8), record[...].number(at: 40, 8), record[...].number(at: 48, 8)), start
            )
        }
    }

    /// A file header of the directory.
    private struct Entry {
        let name: [UInt8]
        private let flags: UInt64
        private let methodNumber: UInt64
        private let crc32: UInt32
        private var storedSize: UInt64
        private var size: UInt64
        private var start: UInt64
        private var modifiedAt: Int64

        init(_ fixed: ArraySlice<UInt8>, name: [UInt8], extra: [UInt8]) {
            self.name = name
            flags = fixed.number(at: 8, 2)
            methodNumber = fixed.number(at: 10, 2)
            crc32 = UInt32(fixed.number(at: 16, 4))
            storedSize = fixed.number(at: 20, 4)
            size = fixed.number(at: 24, 4)
            start = fixed.number(at: 42, 4)
            modifiedAt = Self.time(fixed.number(at: 12, 2), date: fixed.number(at: 14, 2))
            readExtra(extra[...])
        }

        /// The name in UTF-8. Without the flag for UTF-8 it is in the code page of IBM PCs (APPNOTE appendix D), unless it is
        /// UTF-8 all the same, as many writers have it.
        var pathName: [UInt8] {
            let isUTF8 = flags & 0x800 != 0 || String(validating: name, as: UTF8.self) != nil
            guard !isUTF8 else { return name }
            return Array(
                String(name.map { $0 < 0x80 ? Character(Unicode.Scalar($0)) : Self.codePage437[Int($0) - 0x80] }).utf8)
        }

        private static let codePage437 = Array(
            "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{A0}"
        )

        /// Nil for a folder.
        func member(displacement: Int64) -> PackedFolder.Member? {
            if name.last == UInt8(ascii: "/") { return nil }
            let start = Int64(clamping: start).saturatingAdding(displacement)
            let isPlausible = max(storedSize, size) <= UInt64(SourceLimits.memberBytes)
            return PackedFolder.Member(
                kind: .file, start: start < 0 ? .max : start, storedSize: isPlausible ? Int64(storedSize) : 0,
                size: isPlausible ? Int64(size) : 0,
                method: isPlausible ? method : .unreadable("claims to hold \(max(storedSize, size)) bytes"),
                crc32: crc32, modifiedAt: modifiedAt)
        }

        private var method: PackedFolder.Member.Method {
            if flags & 1 != 0 { return .unreadable("is encrypted (unpack it with its password)") }
            switch methodNumber {
            // A member that is stored without compression is as large as its bytes in the file.
            case 0: return size == storedSize ? .stored : .unreadable("claims to hold \(size) bytes")
            case 8: return .compressed(.deflate)
            case 12: return .compressed(.bzip2)
            case 93: return .compressed(.zstd)
            case 95: return .compressed(.xz)
            default: return .unreadable("is compressed by method \(methodNumber), which is not supported (unpack it)")
            }
        }

        private mutating func readExtra(_ extra: ArraySlice<UInt8>) {
            var rest = extra
            while rest.count >= 4 {
                let length = Int(rest.number(at: 2, 2))
                guard rest.count >= 4 + length else { return }
                let field = rest.dropFirst(4).prefix(length)
                switch rest.number(at: 0, 2) {
                case 0x0001: readLarge(field)
                case 0x5455 where length >= 5 && field[field.startIndex] & 1 != 0:
                    modifiedAt = Int64(Int32(truncatingIfNeeded: Int64(field.number(at: 1, 4))))
                default: break
                }
                rest = rest.dropFirst(4 + length)
            }
        }

        /// The numbers of zip64, for which 32 bits are too few. Only those are there that the entry has as 0xFFFFFFFF,
        /// in this order.
        private mutating func readLarge(_ field: ArraySlice<UInt8>) {
            var rest = field
            func take(_ value: inout UInt64) {
                guard value == 0xFFFF_FFFF, rest.count >= 8 else { return }
                value = rest.number(at: 0, 8)
                rest = rest.dropFirst(8)
            }
            take(&size)
            take(&storedSize)
            take(&start)
        }

        /// MS-DOS time, which has no time zone: read as UTC.
        private static func time(_ time: UInt64, date: UInt64) -> Int64 {
            if date == 0 { return 0 }
            let (year, month, day) = (Int(date >> 9) + 1980, Int(date >> 5 & 15), Int(date & 31))
            let seconds = Int64(time >> 11) * 3600 + Int64(time >> 5 & 63) * 60 + Int64(time & 31) * 2
            return Int64(GregorianCalendar.day(year: year, month: month, day: day)) * 86_400 + seconds
        }
    }
}

extension ArraySlice<UInt8> {
    /// A little-endian number of `size` bytes. The bytes must be there.
    fileprivate func number(at offset: Int, _ size: Int) -> UInt64 {
        (0..<size).reduce(0) { $0 | UInt64(self[startIndex + offset + $1]) << UInt64(8 * $1) }
    }
}

/// Reads forward, many bytes at a time.
private struct StoreCursor {
    let store: any ByteStore
    let path: RawPath
    /// Offset of the next read.
    var end: Int
    var buffer: [UInt8] = []
    /// Bytes of the buffer that were handed out.
    var used = 0

    /// Offset of the next byte that is handed out.
    var position: Int { end - (buffer.count - used) }

    mutating func bytes(_ count: Int) throws(SourceError) -> ArraySlice<UInt8> {
        if buffer.count - used < count {
            let more = try store.bytes(at: end, count: SourceLimits.chunkBytes)
            end += more.count
            buffer = Array(buffer[used...]) + more
            used = 0
        }
        guard buffer.count - used >= count else { throw .cutShort(path: path) }
        defer { used += count }
        return buffer[used..<used + count]
    }
}
