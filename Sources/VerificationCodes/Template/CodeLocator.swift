/// Looks for a code of a given shape at the places that a template names.
struct CodeLocator {
    private let text: CodeText
    private let bytes: [UInt8]
    private let opaque: [OpaqueRange]
    /// How many occurrences of one phrase are looked at.
    private static let occurrences = 50
    /// No code with its separators has more characters.
    private static let longestCode = 80

    init(_ text: CodeText) {
        self.text = text
        bytes = text.folded.plain
        opaque = OpaqueRange.find(in: bytes)
    }

    enum Outcome {
        case found(LocatedCode)
        /// The stage that failed, and for people the reason.
        case failed(Stage, String)
    }

    func locate(_ shape: CodeShape, at places: [CodeTemplate.Place]) -> Outcome {
        var nearest: (stage: Stage, reason: String) = (.place, "no place's phrase stands in the mail")
        for place in places {
            switch locate(shape, at: place) {
            case .found(let code): return .found(code)
            case .failed(let stage, let reason):
                if stage > nearest.stage || nearest.stage == .place && stage == .place { nearest = (stage, reason) }
            }
        }
        return .failed(nearest.stage, nearest.reason)
    }

    private func locate(_ shape: CodeShape, at place: CodeTemplate.Place) -> Outcome {
        var nearest: (stage: Stage, reason: String) = (.place, missing(place))
        for part in place.part.places {
            for window in windows(of: place, in: text.range(of: part)) {
                switch search(shape, place, window) {
                case .found(let code): return .found(code)
                case .failed(let stage, let reason): if stage >= nearest.stage { nearest = (stage, reason) }
                }
            }
        }
        return .failed(nearest.stage, nearest.reason)
    }

    private func missing(_ place: CodeTemplate.Place) -> String {
        let phrase = place.after.map { "after \"\($0)\"" } ?? place.before.map { "before \"\($0)\"" }
        return "\(phrase ?? "a code") is not in the \(place.part.rawValue)"
    }

    // MARK: Windows

    /// A stretch of text where the code may stand, and the line of the phrase from which its distance is measured.
    private struct Window {
        var range: Range<Int>
        var anchorLine: Int?
        var isBackwards = false
    }

    private func windows(of place: CodeTemplate.Place, in part: Range<Int>) -> [Window] {
        guard !part.isEmpty else { return [] }
        if let after = place.after {
            let anchors = occurrences(of: after, in: part)
            return anchors.map { anchor in
                let limit = place.before.flatMap { occurrences(of: $0, in: anchor.upperBound..<part.upperBound).first }
                let end = min(
                    distance(from: anchor.upperBound, place.within + Self.longestCode, part),
                    limit?.lowerBound ?? part.upperBound)
                return Window(
                    range: anchor.upperBound..<max(anchor.upperBound, end),
                    anchorLine: text.line(at: anchor.upperBound - 1))
            }
        }
        guard let before = place.before else { return [Window(range: part)] }
        return occurrences(of: before, in: part).map { anchor in
            // Room for the code itself beyond the distance.
            let start = distance(from: anchor.lowerBound, -place.within - Self.longestCode, part)
            return Window(
                range: start..<anchor.lowerBound, anchorLine: text.line(at: anchor.lowerBound), isBackwards: true)
        }
    }

    private func occurrences(of phrase: String, in part: Range<Int>) -> [Range<Int>] {
        let needle = FoldedText(phrase).lower
        return PhraseSearch.occurrences(of: needle, in: text.folded.lower, part, limit: Self.occurrences)
    }

    /// The place that is so many characters away, backwards where they are negative; at most the part's end.
    private func distance(from start: Int, _ characters: Int, _ part: Range<Int>) -> Int {
        var (position, left) = (start, abs(characters))
        if characters < 0 {
            while position > part.lowerBound, left > 0 {
                position -= 1
                if bytes[position] & 0xC0 != 0x80 { left -= 1 }
            }
            return position
        }
        while position < part.upperBound {
            if bytes[position] & 0xC0 != 0x80 {
                if left == 0 { break }
                left -= 1
            }
            position += 1
        }
        return position
    }

    // MARK: Codes in a window

    private func search(_ shape: CodeShape, _ place: CodeTemplate.Place, _ window: Window) -> Outcome {
        var nearest: (stage: Stage, reason: String) = (.place, "nothing like a code stands there")
        var position = window.range.lowerBound
        if position > 0, bytes[position - 1].isAlphanumeric, window.isBackwards || window.anchorLine == nil {
            while position < window.range.upperBound, bytes[position].isAlphanumeric { position += 1 }
        }
        var found: LocatedCode?
        while position < window.range.upperBound {
            guard bytes[position].isAlphanumeric else {
                position += 1
                continue
            }
            let token = CodeToken.read(bytes, at: position, shape, end: window.range.upperBound)
            if stands(token.range, place, window) {
                switch judge(token, shape) {
                case .found(let code):
                    // The code before a phrase is the one nearest to it.
                    if !window.isBackwards { return .found(code) }
                    found = code
                case .failed(let stage, let reason):
                    if stage > nearest.stage { nearest = (stage, reason) }
                }
            }
            position = max(token.next, position + 1)
        }
        return found.map { .found($0) } ?? .failed(nearest.stage, nearest.reason)
    }

    private func judge(_ token: CodeToken, _ shape: CodeShape) -> Outcome {
        let code = token.code(shape)
        if let misfit = token.misfit {
            guard token.looksLikeCode else { return .failed(.place, "nothing like a code stands there") }
            return .failed(.shape, "\"\(text.string(token.range))\": \(misfit.description)")
        }
        // The shape has been checked: groupedMixed is the shape for which ExclusionRules looks at the neighbours alone.
        let exclusion = opaqueKind(token.range) ?? ExclusionRules.exclusion(bytes, [token.range], .groupedMixed)
        if let exclusion { return .failed(.exclusion, "\"\(text.string(token.range))\" is \(exclusion.rawValue)") }
        let line = text.lines[text.line(at: token.range.lowerBound)]
        return .found(
            LocatedCode(code: code, shown: text.string(token.range), place: line.place, line: line.number))
    }

    /// Addresses, and telephone numbers with a country code; other groups of digits may be a code all the same.
    private func opaqueKind(_ range: Range<Int>) -> Exclusion? {
        opaque.first { other in
            guard other.range.overlaps(range) else { return false }
            let start = other.range.lowerBound
            return other.kind == .address || other.kind == .telephone && start > 0 && bytes[start - 1] == 0x2B
        }?.kind
    }

    /// Whether at most so many characters stand between phrase and code, not counting the spaces beside either.
    private func isNear(_ range: Range<Int>, _ window: Window, _ within: Int) -> Bool {
        let gap =
            window.isBackwards
            ? range.upperBound..<max(range.upperBound, window.range.upperBound)
            : window.range.lowerBound..<max(range.lowerBound, window.range.lowerBound)
        let between = bytes[gap].drop { $0 == 0x20 }
        let spaces = between.reversed().prefix { $0 == 0x20 }.count
        return between.dropLast(spaces).count { $0 & 0xC0 != 0x80 } <= within
    }

    private func stands(_ range: Range<Int>, _ place: CodeTemplate.Place, _ window: Window) -> Bool {
        if window.anchorLine != nil, !isNear(range, window, place.within) { return false }
        let line = text.line(at: range.lowerBound)
        switch place.position {
        case .anywhere: return true
        case .sameLine: return window.anchorLine == line
        case .nextLine: return window.anchorLine.map { line == $0 + (window.isBackwards ? -1 : 1) } ?? true
        case .emphasised: return text.isEmphasised(range)
        case .alone: return text.isAlone(range)
        }
    }
}

extension CodeTemplate.Place.Part {
    /// A body is the plain text or the HTML, whichever has the code.
    var places: [CodeText.Place] { CodeText.Place(rawValue: rawValue).map { [$0] } ?? [.text, .html] }
}
