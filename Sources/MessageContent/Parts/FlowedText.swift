import MessageFormat

/// Joins the paragraphs of format=flowed (RFC 3676), which were broken into short lines for transport.
enum FlowedText {
    /// - Parameter deletesSpace: the DelSp parameter: whether the blank before a soft line break is deleted.
    static func join(_ text: [UInt8], deletesSpace: Bool) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(text.count)
        var openDepth: Int?
        var cursor = 0
        while cursor < text.count {
            let end = text[cursor...].firstIndex(of: 0x0A) ?? text.count
            let line = Line(text[cursor..<end])
            if let depth = openDepth, depth == line.quoteDepth, !line.isSignatureMark {
                output.append(contentsOf: line.content)
            } else {
                if openDepth != nil { output.append(0x0A) }
                output.append(contentsOf: repeatElement(0x3E, count: line.quoteDepth))
                if line.quoteDepth > 0, !line.content.isEmpty { output.append(0x20) }
                output.append(contentsOf: line.content)
            }
            let isSoft = line.content.last == 0x20 && !line.isSignatureMark
            if isSoft, deletesSpace { output.removeLast() }
            openDepth = isSoft ? line.quoteDepth : nil
            if !isSoft, end < text.count { output.append(0x0A) }
            cursor = end + 1
        }
        return output
    }

    private struct Line {
        var quoteDepth = 0
        var content: ArraySlice<UInt8>
        var isSignatureMark: Bool { content.elementsEqual("-- ".utf8) }

        init(_ bytes: ArraySlice<UInt8>) {
            var rest = bytes
            while rest.first == 0x3E {
                quoteDepth += 1
                rest = rest.dropFirst()
            }
            // Space-stuffing (section 4.4).
            content = rest.first == 0x20 ? rest.dropFirst() : rest
        }
    }
}
