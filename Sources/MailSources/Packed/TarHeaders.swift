/// The headers of a tar file: POSIX ustar and pax (IEEE Std 1003.1), GNU and the old format of Unix V7.
enum TarHeaders {
    static let blockBytes = 512

    /// Whether these bytes begin a tar file: the checksum of its first header is right.
    static func begins(_ head: Span<UInt8>) -> Bool {
        head.count >= blockBytes && head[0] != 0 && hasRightSum(head)
    }

    /// All members, and the error that kept the rest from being read.
    static func tree(of store: any ByteStore, path: RawPath) -> (PackedTree, SourceError?) {
        var reader = Reader(store: store, path: path)
        var fault: SourceError?
        do throws(SourceError) {
            while try reader.readMember() {}
        } catch {
            fault = error
        }
        reader.tree.finish()
        if fault == nil, reader.tree.leftOut > 0 { fault = .leftOut(reader.tree.leftOut, of: 0, path: path) }
        return (reader.tree, fault)
    }

    /// What the records before a member say about it, as its own header has no room for that.
    private struct Extension {
        var path: [UInt8]?
        var link: [UInt8]?
        var size: Int64?
        var modifiedAt: Int64?
        var isSparse = false
    }

    private struct Reader {
        let store: any ByteStore
        let path: RawPath
        var tree = PackedTree()
        /// Offset of the next header.
        var position = 0
        /// What was read of the next member.
        var next = Extension()

        /// False at the end.
        mutating func readMember() throws(SourceError) -> Bool {
            let header = try store.bytes(at: position, count: blockBytes)
            if header.isEmpty {
                // The last member must have all the bytes that its header states, whether or not zeros follow.
                if let size = store.size, Int64(position) > size + Int64(blockBytes) { throw .cutShort(path: path) }
                return false
            }
            guard header.count == blockBytes else { throw .cutShort(path: path) }
            if header.allSatisfy({ $0 == 0 }) { return try passZeros() }
            guard hasRightSum(header.span), let size = next.size ?? number(header[124..<136]), size >= 0 else {
                throw .unreadable(
                    "is damaged at byte \(position) (what stands before was read; restore it from a copy)", path: path)
            }
            var start = position + blockBytes
            let kind = header[156]
            let hasContent = !(kind >= UInt8(ascii: "1") && kind <= UInt8(ascii: "6"))
            guard size <= SourceLimits.memberBytes else { throw .cutShort(path: path) }
            if kind == UInt8(ascii: "S") { start = try endOfSparseMap(header, start) }
            position = start + (hasContent ? Int(size) + blockBytes - 1 : 0) / blockBytes * blockBytes
            switch kind {
            case UInt8(ascii: "x"): try readRecords(at: start, Int(size))
            case UInt8(ascii: "g"): break
            case UInt8(ascii: "L"): next.path = try text(at: start, Int(size))
            case UInt8(ascii: "K"): next.link = try text(at: start, Int(size))
            default: add(header, kind, Int64(start), size)
            }
            return true
        }

        /// The end of a tar file is two blocks of zeros; another may be appended to it.
        private mutating func passZeros() throws(SourceError) -> Bool {
            for _ in 0..<Self.zeroBlocks {
                position += blockBytes
                let block = try store.bytes(at: position, count: blockBytes)
                if block.count < blockBytes { return false }
                if block[0] != 0 { return hasRightSum(block.span) }
            }
            return false
        }

        /// tar(1) fills its last record with zeros, 10 KB by default. Up to 1 MB of them is passed over.
        private static let zeroBlocks = 2048

        /// GNU's old format of files with holes: blocks that list the holes follow the header, each with a mark whether
        /// another follows it.
        private func endOfSparseMap(_ header: [UInt8], _ start: Int) throws(SourceError) -> Int {
            var end = start
            var goesOn = header[482] != 0
            while goesOn {
                let block = try store.bytes(at: end, count: blockBytes)
                guard block.count == blockBytes else { throw .cutShort(path: path) }
                goesOn = block[504] != 0
                end += blockBytes
            }
            return end
        }

        private mutating func add(_ header: [UInt8], _ kind: UInt8, _ start: Int64, _ size: Int64) {
            let path = next.path ?? Self.path(header)
            let link = next.link ?? Self.text(header[157..<257])
            let modifiedAt = FileStatus.plausible(next.modifiedAt ?? number(header[136..<148]) ?? 0)
            let isSparse = next.isSparse || kind == UInt8(ascii: "S")
            next = Extension()
            switch kind {
            case UInt8(ascii: "5"): tree.add(path[...], nil)
            case UInt8(ascii: "1"): tree.add(path[...], PackedFolder.Member(kind: .hardLink(link), start: start))
            case 0, UInt8(ascii: "0"), UInt8(ascii: "7"), UInt8(ascii: "S"):
                // Before POSIX a slash was all that marked a folder.
                if path.last == UInt8(ascii: "/") { return tree.add(path[...], nil) }
                tree.add(
                    path[...],
                    PackedFolder.Member(
                        kind: .file, start: start, storedSize: size, size: size,
                        method: isSparse ? .unreadable("has holes, which is not supported (unpack it)") : .stored,
                        modifiedAt: modifiedAt))
            default: tree.add(path[...], PackedFolder.Member(kind: .other))
            }
        }

        // MARK: Records

        /// Records of pax: `LENGTH KEY=VALUE` and a line feed. LENGTH counts the bytes of the whole record.
        private mutating func readRecords(at start: Int, _ size: Int) throws(SourceError) {
            var rest = try text(at: start, size)[...]
            while let space = rest.firstIndex(of: UInt8(ascii: " ")) {
                guard let length = Int(String(decoding: rest[..<space], as: UTF8.self)),
                    length > space - rest.startIndex,
                    length <= rest.count
                else { return }
                let record = rest[(space + 1)..<(rest.startIndex + length)]
                rest = rest[(rest.startIndex + length)...]
                guard let equals = record.firstIndex(of: UInt8(ascii: "=")) else { continue }
                let value = record[(equals + 1)...].dropLast(record.last == ByteSearch.lineFeed ? 1 : 0)
                take(String(decoding: record[..<equals], as: UTF8.self), Array(value))
            }
        }

        private mutating func take(_ key: String, _ value: [UInt8]) {
            switch key {
            case "path": next.path = value
            case "linkpath": next.link = value
            case "size": next.size = Int64(String(decoding: value, as: UTF8.self))
            case "mtime":
                next.modifiedAt = Int64(String(decoding: value.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self))
            case _ where key.hasPrefix("GNU.sparse."): next.isSparse = true
            default: break
            }
        }

        private func text(at start: Int, _ size: Int) throws(SourceError) -> [UInt8] {
            guard size <= SourceLimits.sidecarBytes else {
                throw .unreadable("has a name of \(size) bytes at byte \(start), which is damage", path: path)
            }
            let bytes = try store.bytes(at: start, count: size)
            guard bytes.count == size else { throw .cutShort(path: path) }
            return bytes.last == 0 ? Self.text(bytes[...]) : bytes
        }

        private static func path(_ header: [UInt8]) -> [UInt8] {
            let name = text(header[0..<100])
            let isPOSIX = header[257..<263].elementsEqual("ustar\0".utf8)
            let prefix = isPOSIX ? text(header[345..<500]) : []
            return prefix.isEmpty ? name : prefix + [UInt8(ascii: "/")] + name
        }

        private static func text(_ field: ArraySlice<UInt8>) -> [UInt8] { Array(field.prefix { $0 != 0 }) }
    }

    /// The checksum is the sum of all bytes of a header, with the field of the checksum itself read as spaces. Some old
    /// programs added signed bytes.
    private static func hasRightSum(_ header: Span<UInt8>) -> Bool {
        var field: [UInt8] = []
        var sum: Int64 = 0
        var signed: Int64 = 0
        for index in 0..<blockBytes {
            let isSum = (148..<156).contains(index)
            if isSum { field.append(header[index]) }
            let byte = isSum ? UInt8(ascii: " ") : header[index]
            sum += Int64(byte)
            signed += Int64(Int8(bitPattern: byte))
        }
        guard let stated = number(field[...]) else { return false }
        return stated == sum || stated == signed
    }

    /// Octal digits between spaces or NULs, or, as GNU writes large numbers, base 256 after a byte 80 (hex).
    private static func number(_ field: ArraySlice<UInt8>) -> Int64? {
        if field.first == 0x80 {
            return field.dropFirst().reduce(Optional(Int64(0))) { sum, byte in
                sum.flatMap { $0 > Int64.max >> 8 ? nil : $0 << 8 | Int64(byte) }
            }
        }
        let digits = field.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != 0 && $0 != UInt8(ascii: " ") }
        guard !digits.isEmpty, digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }) else {
            return digits.isEmpty && !field.isEmpty ? 0 : nil
        }
        return digits.reduce(0) { $0 << 3 | Int64($1 & 7) }
    }
}
