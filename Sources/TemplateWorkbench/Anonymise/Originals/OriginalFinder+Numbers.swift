/// Telephone numbers, numbers of accounts and cards, IP addresses.
extension OriginalFinder {
    /// A number in groups of digits.
    private struct Groups {
        /// Up to the last digit.
        var range: Range<Int>
        var runs: [Range<Int>] = []
        var lengths: [Int] { runs.map(\.count) }
        /// How many digits it has.
        var total: Int { lengths.reduce(0, +) }
    }

    mutating func addNumbers(_ reading: Reading, _ text: RegionText) {
        var index = 0
        while index < reading.count {
            guard reading.isDigit(index), !reading.isDigit(index - 1) else {
                index += 1
                continue
            }
            let groups = groups(reading, index)
            addGroups(groups, reading, text)
            index = max(groups.range.upperBound, index + 1)
        }
    }

    private func groups(_ reading: Reading, _ start: Int) -> Groups {
        let separators: Set<UInt32> = [0x20, 0x2D, 0x2E, 0x28, 0x29, 0x2F]
        var groups = Groups(range: start..<start)
        var index = start
        while index < reading.count, groups.runs.count < 12 {
            let first = index
            while reading.isDigit(index) { index += 1 }
            guard index > first else { break }
            groups.runs.append(first..<index)
            groups.range = start..<index
            var width = 0
            while width < 2, separators.contains(reading.peek(index)) {
                index += 1
                width += 1
            }
            if width == 0 { break }
        }
        return groups
    }

    private mutating func addGroups(_ groups: Groups, _ reading: Reading, _ text: RegionText) {
        let start = groups.range.lowerBound
        let before = reading.peek(start - 1)
        if isMask(before) || before == 0x20 && isMask(reading.peek(start - 2)) {
            return addMasked(groups, reading, text)
        }
        let hasPlus = before == 0x2B
        let isBracketed = before == 0x28 && groups.runs.count > 1
        if isPhone(groups, hasPlus: hasPlus, isBracketed: isBracketed, reading) {
            let lower = hasPlus || isBracketed ? start - 1 : start
            let isIndented = isBracketed && reading.peek(start - 2) == 0x2B
            return add(.phone, reading, (isIndented ? lower - 1 : lower)..<groups.range.upperBound, text, .anywhere)
        }
        let fours = groups.lengths.prefix { $0 == 4 }.count
        if fours > 2 { return add(.number, reading, start..<groups.runs[fours - 1].upperBound, text, .anywhere) }
        for run in groups.runs where run.count > 6 && !TokenShape.isDate(reading.plain[run]) {
            add(.number, reading, run, text, .anywhere)
        }
    }

    private func isPhone(_ groups: Groups, hasPlus: Bool, isBracketed: Bool, _ reading: Reading) -> Bool {
        guard (7...15).contains(groups.total) else { return false }
        if hasPlus || isBracketed { return true }
        let isNorthAmerican = groups.lengths == [3, 3, 4] || groups.lengths == [1, 3, 3, 4]
        let hasTrunk = reading.peek(groups.range.lowerBound) == 0x30 && groups.lengths.count > 1
        return isNorthAmerican || hasTrunk && (9...12).contains(groups.total)
    }

    /// The digits that are left of a masked number: `••••1234`, `***-**-89`.
    private mutating func addMasked(_ groups: Groups, _ reading: Reading, _ text: RegionText) {
        guard let run = groups.runs.first, (2...4).contains(run.count) else { return }
        var start = run.lowerBound
        while start > 0, run.lowerBound - start < 8, !Script.isAlphanumeric(reading.peek(start - 1)),
            !reading.isLineEnd(start - 1)
        {
            start -= 1
        }
        guard reading.plain[start..<run.lowerBound].count(where: isMask) > 1 else { return }
        add(.number, reading, start..<run.upperBound, text, .anywhere)
    }

    private func isMask(_ scalar: UInt32) -> Bool { [0x2A, 0xB7, 0x25CF, 0x2023, 0x2217].contains(scalar) }

    /// The number after `tel:`.
    mutating func addPhone(_ reading: Reading, _ start: Int, _ text: RegionText) {
        var end = start
        while end - start < 30,
            reading.isDigit(end) || [0x2B, 0x2D, 0x2E, 0x28, 0x29, 0x20].contains(reading.peek(end))
        { end += 1 }
        while end > start, !reading.isDigit(end - 1) { end -= 1 }
        if end - start > 5 { add(.phone, reading, start..<end, text, .anywhere) }
    }

    mutating func addIPs(_ reading: Reading, _ text: RegionText) {
        var index = 0
        while index < reading.count {
            if let end = IPAddress.endOfV4(reading, at: index) ?? IPAddress.endOfV6(reading, at: index) {
                let isLocal = reading.has("127.", at: index) || reading.has("192.0.2.", at: index)
                if !isLocal { add(.ip, reading, index..<end, text, .alphanumeric) }
                index = end
            } else {
                index += 1
            }
        }
    }
}
