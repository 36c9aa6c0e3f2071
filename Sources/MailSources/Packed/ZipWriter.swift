import Bytes

/// Writes a zip file (PKWARE's APPNOTE 6.3) from its beginning to its end without going back, its members as they are,
/// with the extension for large files where it is needed.
package struct ZipWriter {
    private var position: UInt64
    private var directory: [UInt8] = []
    private var count: UInt64 = 0

    /// - Parameter position: bytes that stand before the first member.
    package init(from position: UInt64 = 0) { self.position = position }

    /// Appends a member of less than 4 GiB.
    ///
    /// - Parameters:
    ///   - name: its path, with `/` between folders; less than 64 KiB.
    ///   - modifiedAt: in seconds since 1970.
    package mutating func append(_ content: [UInt8], name: String, modifiedAt: Int64?, to output: inout [UInt8]) {
        let start = output.count
        let time = modifiedAt.map(Self.time) ?? []
        let isFar = position >= Self.most32
        let version: UInt64 = isFar ? 45 : 20
        let sum = content.withUnsafeBytes { CRC32.update(0, $0) }
        // Version needed, flags (the name is UTF-8), method (stored), and the first time that MS-DOS knows: the right one
        // stands in the extra field.
        var common: [UInt8] = []
        for number in [version, 1 << 11, 0, 0, 1 << 5 | 1] as [UInt64] { common.append(number, bytes: 2) }
        for number in [UInt64(sum), UInt64(content.count), UInt64(content.count)] { common.append(number, bytes: 4) }
        common.append(UInt64(name.utf8.count), bytes: 2)

        output.append(0x0403_4B50, bytes: 4)
        output += common
        output.append(UInt64(time.count), bytes: 2)
        output += name.utf8
        output += time
        output += content

        var extra = time
        if isFar {
            for (number, size) in [(1, 2), (8, 2), (position, 8)] as [(UInt64, Int)] {
                extra.append(number, bytes: size)
            }
        }
        directory.append(0x0201_4B50, bytes: 4)
        directory.append(version, bytes: 2)
        directory += common
        directory.append(UInt64(extra.count), bytes: 2)
        // No comment, no disk, no attributes.
        for size in [2, 2, 2, 4] { directory.append(0, bytes: size) }
        directory.append(min(position, Self.most32), bytes: 4)
        directory += name.utf8
        directory += extra
        position += UInt64(output.count - start)
        count += 1
    }

    /// Appends the directory, after which nothing may follow.
    package func finish(to output: inout [UInt8]) {
        let size = UInt64(directory.count)
        output += directory
        if count >= Self.most16 || position >= Self.most32 || size >= Self.most32 {
            output.append(0x0606_4B50, bytes: 4)
            for (number, bytes) in [(44, 8), (45, 2), (45, 2), (0, 4), (0, 4), (count, 8), (count, 8), (size, 8)] {
                output.append(number, bytes: bytes)
            }
            output.append(position, bytes: 8)
            for (number, bytes) in [(0x0706_4B50, 4), (0, 4), (position + size, 8), (1, 4)] {
                output.append(number, bytes: bytes)
            }
        }
        output.append(0x0605_4B50, bytes: 4)
        for number in [0, 0, min(count, Self.most16), min(count, Self.most16)] { output.append(number, bytes: 2) }
        for number in [size, position] { output.append(min(number, Self.most32), bytes: 4) }
        output.append(0, bytes: 2)
    }

    /// These stand for a number that has its place in the extension.
    private static let (most16, most32): (UInt64, UInt64) = (0xFFFF, 0xFFFF_FFFF)

    /// The extra field of a time as Unix counts it: those of MS-DOS have no time zone.
    private static func time(_ seconds: Int64) -> [UInt8] {
        var field: [UInt8] = []
        let seconds = UInt64(UInt32(bitPattern: Int32(clamping: seconds)))
        for (number, size) in [(0x5455, 2), (5, 2), (1, 1), (seconds, 4)] { field.append(number, bytes: size) }
        return field
    }
}

extension [UInt8] {
    /// Appends a number, its lowest byte first.
    fileprivate mutating func append(_ number: UInt64, bytes: Int) {
        for index in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
    }
}
