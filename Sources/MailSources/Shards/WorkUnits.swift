/// Divides mail into units of work of about one size.
///
/// Small files and folders share a unit. A large mbox is cut between messages, without reading more of it than is around
/// the cuts, unless lengths are counted in it: then all of it is read. A packed file stays whole.
package struct WorkUnits: Sequence, IteratorProtocol {
    /// A unit, or what the look through the folders came across.
    package enum Finding: Sendable {
        case unit(WorkUnit)
        case event(SourceEvent)
    }

    private var walker: SourceWalker
    private let size: Int64
    private var findings: ArraySlice<Finding> = []
    /// To which files are added until it is large enough.
    private var open = WorkUnit()
    /// The path of the packed file whose content is added.
    private var packed: String?

    /// - Parameters:
    ///   - paths: files and folders.
    ///   - format: see `MailReader`.
    ///   - size: of a unit, in bytes.
    package init(paths: [String], format: SourceFormat?, size: Int64) {
        walker = SourceWalker(paths: paths.map { RawPath($0) }, format: format)
        self.size = Swift.max(size, 1)
    }

    package mutating func next() -> Finding? {
        while findings.isEmpty {
            guard let finding = walker.next() else {
                close()
                break
            }
            take(finding)
        }
        return findings.popFirst()
    }

    private mutating func take(_ finding: SourceWalker.Finding) {
        switch finding {
        case .event(let event):
            if case .packedBegan(let file) = event { packed = file.path }
            findings.append(.event(event))
        case .plan(let plan) where plan.container.isStream:
            findings.append(
                .event(.fault(.unreadable("can be read only once (save it as a file)", path: plan.path))))
        case .plan(let plan):
            do throws(SourceError) {
                let ranges = try isInPackedFile(plan.container.path) ? [] : MboxCuts(of: plan, every: size).ranges
                if ranges.isEmpty { return add(plan) }
                for range in ranges {
                    let unit = WorkUnit(bytes: range.end - range.start, parts: [WorkUnit.Part(plan)], range: range)
                    findings.append(.unit(unit))
                }
            } catch {
                // Whoever reads the unit meets the same fault, and the file has its place in the ledger.
                add(plan)
            }
        }
    }

    private func isInPackedFile(_ path: String) -> Bool { packed.map { path.hasPrefix($0 + "/") } ?? false }

    private mutating func add(_ plan: SourcePlan) {
        let isPacked = isInPackedFile(plan.container.path)
        // To take one mail out of a packed file may be to unpack all that stands before it.
        let isOfOpenFile = isPacked && open.parts.last.map { isInPackedFile($0.path) } ?? false
        if !isOfOpenFile, open.bytes > 0, open.bytes + plan.container.size > size { close() }
        open.parts.append(WorkUnit.Part(plan))
        open.bytes = open.bytes.saturatingAdding(plan.container.size)
        if open.bytes >= size, !isPacked { close() }
    }

    private mutating func close() {
        if !open.parts.isEmpty { findings.append(.unit(open)) }
        open = WorkUnit()
    }
}

/// Where a large mbox is cut.
private struct MboxCuts {
    private(set) var ranges: [MboxRange] = []

    /// - Parameter size: of a piece. A file of less than one and a half stays whole, as does a compressed one.
    init(of plan: SourcePlan, every size: Int64) throws(SourceError) {
        let fileSize = plan.container.size
        guard case .mbox = plan.content, fileSize > size + size / 2 else { return }
        let source = try ByteSource(opening: plan.path)
        guard !source.isCompressed else { return }
        var splitter = try MboxSplitter(beginning: ByteWindow(source), messageLimit: SourceLimits.messageBytes)
        guard let first = try splitter.firstSeparator() else { return }
        let rule = try MboxRule(of: splitter, from: first)
        let count = max(2, (fileSize + size - 1) / size)
        let targets = (1..<count).map { Int($0 * (fileSize / count)) }
        let cuts =
            try rule.quoting.isFramed
            ? Self.chained(splitter, from: first, targets) : Self.found(source, rule, targets)
        var start: Int64 = 0
        for cut in cuts.map(Int64.init) + [fileSize] where cut > start {
            ranges.append(MboxRange(start..<cut, rule))
            start = cut
        }
    }

    /// The first separators behind places in the file, each looked for there.
    private static func found(_ source: ByteSource, _ rule: MboxRule, _ targets: [Int]) throws(SourceError) -> [Int] {
        var cuts: [Int] = []
        for target in targets where target > cuts.last ?? 0 {
            var splitter = MboxSplitter(source, before: target, rule, messageLimit: SourceLimits.messageBytes)
            guard let cut = try splitter.separator(notBefore: target) else { break }
            cuts.append(cut)
        }
        return cuts
    }

    /// The same from one message to the next, from the beginning of the file.
    private static func chained(
        _ splitter: MboxSplitter, from first: Int, _ targets: [Int]
    ) throws(SourceError) -> [Int] {
        var cuts: [Int] = []
        var targets = targets[...]
        var position: Int? = first
        while let start = position, let target = targets.first {
            if start >= target {
                cuts.append(start)
                targets = targets.drop { $0 <= start }
            }
            position = try splitter.entry(at: start).next
        }
        return cuts
    }
}
