import MessageFormat

/// Compiles a pattern to instructions. A group is compiled when it closes, so that nothing recurses.
struct PatternCompiler {
    private typealias Program = [LinearPattern.Instruction]

    private let bytes: [UInt8]
    private var position = 0

    /// A group that is still open: its finished alternatives and the pieces of the one being read.
    private struct Group {
        var alternatives: [Program] = []
        var pieces: [Program] = []
    }

    init(_ source: String) { bytes = Array(source.utf8) }

    mutating func compile() throws(TemplateError) -> [LinearPattern.Instruction] {
        guard bytes.count <= LinearPattern.longestPattern else {
            throw fault("is longer than \(LinearPattern.longestPattern) characters")
        }
        var groups = [Group()]
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "("):
                if peek(is: "?") { throw fault("has (?: groups are written ( ), and look-around does not exist") }
                groups.append(Group())
            case UInt8(ascii: ")"):
                guard groups.count > 1, let group = groups.popLast() else {
                    throw fault("closes a group that is not open")
                }
                groups[groups.count - 1].pieces.append(Self.join(group))
            case UInt8(ascii: "|"):
                let last = groups.count - 1
                groups[last].alternatives.append(groups[last].pieces.flatMap { $0 })
                groups[last].pieces = []
            case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"):
                let last = groups.count - 1
                guard let piece = groups[last].pieces.popLast() else { throw fault("repeats nothing") }
                let (least, most) = try counts(byte)
                groups[last].pieces.append(try repeated(piece, least, most))
            default: groups[groups.count - 1].pieces.append([.bytes(try set(byte))])
            }
        }
        guard groups.count == 1 else { throw fault("leaves a group open") }
        let program = Self.join(groups[0]) + [.accept]
        guard program.count <= LinearPattern.largestProgram else { throw fault("repeats too much") }
        return Self.absolute(program)
    }

    private func fault(_ message: String) -> TemplateError {
        TemplateError(message: "pattern \(message) (at character \(position))")
    }

    private func peek(is character: Unicode.Scalar) -> Bool {
        position < bytes.count && bytes[position] == UInt8(ascii: character)
    }

    // MARK: Programs, their jumps relative to where they stand

    private static func join(_ group: Group) -> Program {
        var alternatives = group.alternatives
        alternatives.append(group.pieces.flatMap { $0 })
        guard var result = alternatives.popLast() else { return [] }
        for alternative in alternatives.reversed() {
            result =
                [.split(1, alternative.count + 2)] + alternative + [.jump(result.count + 1)] + result
        }
        return result
    }

    private func repeated(_ piece: Program, _ least: Int, _ most: Int?) throws(TemplateError) -> Program {
        guard piece.count * max(least, most ?? 1, 1) <= LinearPattern.largestProgram else {
            throw fault("repeats too much")
        }
        var result: Program = []
        for _ in 0..<least { result += piece }
        guard let most else {
            return result + [.split(1, piece.count + 2)] + piece + [.jump(-piece.count - 1)]
        }
        for left in stride(from: most - least, to: 0, by: -1) {
            result += [.split(1, left * (piece.count + 1))] + piece
        }
        return result
    }

    private static func absolute(_ program: Program) -> Program {
        program.enumerated().map { index, instruction in
            switch instruction {
            case .jump(let offset): .jump(index + offset)
            case .split(let first, let second): .split(index + first, index + second)
            case .accept, .bytes: instruction
            }
        }
    }

    /// How often a piece is repeated at least and at most.
    private mutating func counts(_ byte: UInt8) throws(TemplateError) -> (Int, Int?) {
        switch byte {
        case UInt8(ascii: "*"): return (0, nil)
        case UInt8(ascii: "+"): return (1, nil)
        case UInt8(ascii: "?"): return (0, 1)
        default: break
        }
        guard let least = number() else { throw fault("has { without a number") }
        var most: Int? = least
        if peek(is: ",") {
            position += 1
            most = number()
        }
        guard peek(is: "}") else { throw fault("leaves { open") }
        position += 1
        if let most, most < least { throw fault("has a range that ends before it begins") }
        return (least, most)
    }

    private mutating func number() -> Int? {
        var value: Int?
        while position < bytes.count, bytes[position].isDigit, (value ?? 0) < 1000 {
            value = (value ?? 0) * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        return value
    }

    // MARK: Sets of characters, one bit each

    private static let digits = bits(0x30...0x39)

    private static func bits(_ bytes: ClosedRange<UInt8>) -> UInt128 {
        bytes.reduce(0) { $0 | UInt128(1) << $1 }
    }

    private mutating func set(_ byte: UInt8) throws(TemplateError) -> UInt128 {
        switch byte {
        case UInt8(ascii: "."): return .max
        case UInt8(ascii: "["): return try characterClass()
        case UInt8(ascii: "\\"): return try escape()
        case UInt8(ascii: "^"), UInt8(ascii: "$"):
            throw fault("has an anchor: it is matched against the whole code anyway")
        case 0x80...: throw fault("has a character that no code has")
        default: return Self.bits(byte...byte)
        }
    }

    private mutating func escape() throws(TemplateError) -> UInt128 {
        guard position < bytes.count else { throw fault("ends in a backslash") }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "d"): return Self.digits
        case UInt8(ascii: "w"):
            return Self.digits | Self.bits(0x41...0x5A) | Self.bits(0x61...0x7A) | Self.bits(0x5F...0x5F)
        case UInt8(ascii: "1")...UInt8(ascii: "9"): throw fault("has a back-reference, which does not exist")
        case 0x61...0x7A, 0x41...0x5A, 0x30: throw fault("has an escape that does not exist")
        default: return Self.bits(byte...byte)
        }
    }

    private mutating func characterClass() throws(TemplateError) -> UInt128 {
        var set: UInt128 = 0
        let isNegated = peek(is: "^")
        if isNegated { position += 1 }
        while !peek(is: "]") {
            guard position < bytes.count else { throw fault("leaves [ open") }
            let first = bytes[position]
            position += 1
            if first == UInt8(ascii: "\\") {
                set |= try escape()
            } else if peek(is: "-"), position + 1 < bytes.count, bytes[position + 1] != UInt8(ascii: "]") {
                let last = bytes[position + 1]
                guard first <= last, last < 0x80 else { throw fault("has a range that ends before it begins") }
                position += 2
                set |= Self.bits(first...last)
            } else {
                set |= Self.bits(first...first)
            }
        }
        position += 1
        return isNegated ? ~set : set
    }
}
