import Bytes

/// Attribute selectors, and the arguments of counting pseudo-classes such as `:nth-child()`.
extension CSSSelectorWriter {
    mutating func counting(_ argument: [CSSTokenizer.Token]) -> Bool {
        for token in argument {
            let bytes = tokens.source[token.source]
            guard bytes.allSatisfy({ $0.isAlphanumeric || $0 == 0x2b || $0 == 0x2d || $0 == 0x20 }) else {
                return false
            }
            text.append(contentsOf: bytes)
        }
        return !argument.isEmpty
    }

    mutating func attribute(_ selector: [CSSTokenizer.Token], _ index: inout Int) -> Bool {
        var output: [UInt8] = [0x5b]
        var isFirst = true
        while index < selector.count {
            let token = selector[index]
            index += 1
            switch token.kind {
            case .closeSquare:
                output.append(0x5d)
                text.append(contentsOf: output)
                return true
            case .whitespace: continue
            case .identifier:
                let name = tokens.bytes(token)
                guard name.allSatisfy({ $0.isAlphanumeric || $0 == 0x2d || $0 == 0x5f }) else { return unwanted() }
                if isFirst, name.withUnsafeBufferPointer({ HTMLAttribute(name: $0) }) == nil { return unwanted() }
                if isFirst, name.equalsIgnoringCase("id") || name.equalsIgnoringCase("name") { return unwanted() }
                output.append(contentsOf: name)
            case .string:
                output.append(0x27)
                let value = tokens.bytes(token)
                guard value.allSatisfy({ $0 > 0x1f && $0 != 0x7f && !Array("\"&'()/<>@\\`{};".utf8).contains($0) })
                else { return unwanted() }
                output.append(contentsOf: value)
                output.append(0x27)
            case .delimiter:
                let byte = tokens.source[token.source.lowerBound]
                guard Array("~|^$*=".utf8).contains(byte) else { return false }
                output.append(byte)
            default: return false
            }
            isFirst = false
        }
        return false
    }
}
