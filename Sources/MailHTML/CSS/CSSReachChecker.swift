/// Checks that the selectors of a style sheet select nothing outside the message. It shares no code with the writer.
struct CSSReachChecker {
    private let css: UnsafeBufferPointer<UInt8>

    init(_ css: UnsafeBufferPointer<UInt8>) { self.css = css }

    /// The selectors of our own frame, which alone may name the page around the message.
    private static let pageSelectors: [StaticString] = [
        "body:has(>.lb-mail)", "body>.lb-mail", "body>.lb-mail:only-child",
        "body>style:first-child+.lb-mail:last-child",
    ]

    func accepts() -> Bool {
        var openConditions = 0
        var start = 0
        while let brace = firstBrace(from: start) {
            if css[brace] == UInt8(ascii: "}") {
                openConditions -= 1
                if openConditions < 0 { return false }
                start = brace + 1
            } else if slice(start..<brace).starts(with: "@media ") || slice(start..<brace).starts(with: "@supports ") {
                openConditions += 1
                start = brace + 1
            } else {
                guard staysInside(start..<brace), let end = firstBrace(from: brace + 1),
                    css[end] == UInt8(ascii: "}")
                else { return false }
                start = end + 1
            }
        }
        return openConditions == 0 && start == css.count
    }

    private func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> { .init(rebasing: css[range]) }

    /// The next brace outside of quotes.
    private func firstBrace(from start: Int) -> Int? {
        var isQuoted = false
        for index in start..<max(start, css.count) {
            switch css[index] {
            case UInt8(ascii: "'"): isQuoted.toggle()
            case UInt8(ascii: "{"), UInt8(ascii: "}"): if !isQuoted { return index }
            default: continue
            }
        }
        return nil
    }

    private func staysInside(_ list: Range<Int>) -> Bool {
        pieces(of: list).allSatisfy { selector in
            let text = slice(selector)
            return CSSReachChecker.pageSelectors.contains { text.equals($0) } || isScoped(selector)
        }
    }

    /// The parts of a list between commas that are in no parentheses, brackets or quotes.
    private func pieces(of list: Range<Int>) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = list.lowerBound
        var position = start
        while position < list.upperBound {
            if css[position] == UInt8(ascii: ",") {
                pieces.append(start..<position)
                start = position + 1
            }
            position = behind(position, in: list)
        }
        return pieces + [start..<list.upperBound]
    }

    /// The position after the byte, or after the group or string that it opens.
    private func behind(_ position: Int, in range: Range<Int>) -> Int {
        var depth = 0
        var isQuoted = false
        for index in position..<range.upperBound {
            switch css[index] {
            case UInt8(ascii: "'"): isQuoted.toggle()
            case UInt8(ascii: "("), UInt8(ascii: "["): if !isQuoted { depth += 1 }
            case UInt8(ascii: ")"), UInt8(ascii: "]"): if !isQuoted { depth -= 1 }
            default: break
            }
            if depth <= 0, !isQuoted { return index + 1 }
        }
        return range.upperBound
    }

    /// Whether the first compound selector names a class of ours, and the next one no sibling of the wrapper.
    ///
    /// - Parameter isGroup: it is in the parentheses of another selector, within which no more are looked into.
    private func isScoped(_ selector: Range<Int>, isGroup: Bool = false) -> Bool {
        var isOurs = false
        var isWrapper = false
        var position = selector.lowerBound
        while position < selector.upperBound, !isCombinator(css[position]) {
            let next = behind(position, in: selector)
            if css[position] == UInt8(ascii: "."), names("lb-", at: position + 1) {
                isOurs = true
                isWrapper = isWrapper || names("lb-mail", at: position + 1)
            } else if css[position] == UInt8(ascii: "("), !isGroup, !follows(":not", position) {
                let group = position + 1..<max(position + 1, next - 1)
                if pieces(of: group).allSatisfy({ isScoped($0, isGroup: true) }) { isOurs = true }
                if contains(".lb-mail", group) { isWrapper = true }
            }
            position = next
        }
        while position < selector.upperBound, css[position] == 0x20 { position += 1 }
        let isBeside =
            position < selector.upperBound
            && (css[position] == UInt8(ascii: "+") || css[position] == UInt8(ascii: "~"))
        return isOurs && !(isWrapper && isBeside)
    }

    private func isCombinator(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "~")
    }

    private func names(_ text: StaticString, at position: Int) -> Bool {
        position <= css.count && slice(position..<css.count).starts(with: text)
    }

    private func follows(_ text: StaticString, _ position: Int) -> Bool {
        let start = position - text.utf8CodeUnitCount
        return start >= 0 && slice(start..<position).equals(text)
    }

    private func contains(_ text: StaticString, _ range: Range<Int>) -> Bool {
        range.contains { names(text, at: $0) && $0 + text.utf8CodeUnitCount <= range.upperBound }
    }
}
