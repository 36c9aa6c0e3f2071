import TestSupport
import Testing

@testable import MailSources

@Suite("units of work")
struct WorkUnitTests {
    // MARK: Pieces of an mbox

    private static let flavours = SourceCorpus.names(in: "mbox")

    @Test("pieces that are cut anywhere hold the messages of the whole file", arguments: flavours)
    func anyCuts(name: String) throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        // Longer than what is read before a cut to find out where it is.
        let once = SourceCorpus.bytes("mbox/" + name)
        var long = once
        while long.count < SourceLimits.contextBytes * 5 / 2 { long += once }
        for (number, bytes) in [once, long].enumerated() {
            let path = scratch.write("\(number)", bytes)
            var random = SplitMix(state: UInt64(bytes.count))
            let cuts = (0..<5).map { _ in Int64(random.next(upperBound: UInt64(bytes.count))) }
            try expectTheWhole(path, Set(cuts).sorted())
        }
    }

    @Test("a cut before a line that looks like a separator, in a body whose length is counted")
    func cutInCountedBody() throws {
        let line = "From ada@example.org Thu Jan  2 10:00:00 2020\n"
        let words = String(repeating: String(repeating: "word ", count: 14) + "\n", count: 500)
        let plain = line + "From: Ada <ada@example.org>\nSubject: plain\n\n" + words + "\n"
        let body = words + "\n" + line + "From: a line\nSubject: of the text\n\n" + words
        let head = "From: Ada <ada@example.org>\nSubject: counted\nContent-Length: \(body.utf8.count)\n\n"
        let before = String(repeating: plain, count: SourceLimits.contextBytes / plain.utf8.count + 2)
        let scratch = Scratch()
        defer { scratch.remove() }
        let path = scratch.write("box", before + line + head + body + "\n" + plain + plain)
        let start = Int64(before.utf8.count)
        let inner = start + Int64((line + head + words).utf8.count)
        for cut in [start + 1, inner - 100, inner, inner + 1, inner + 100] { try expectTheWhole(path, [cut]) }
    }

    @Test("a cut inside a From line, and one at the end of the file", arguments: ["mboxo.mbox", "mboxcl2.mbox"])
    func cutsAtEdges(name: String) throws {
        let path = SourceCorpus.path("mbox/" + name)
        let second = try #require(Harvest(MailReader(paths: [path], format: .mbox)).messages.dropFirst().first)
        let line = second.origin.offset - second.origin.leadLength
        try expectTheWhole(path, [line])
        try expectTheWhole(path, [line + 1])
        try expectTheWhole(path, [Int64(SourceCorpus.bytes("mbox/" + name).count)])
    }

    /// Reads the file in pieces, and compares with what reading it whole gives.
    private func expectTheWhole(_ path: String, _ cuts: [Int64], _ at: SourceLocation = #_sourceLocation) throws {
        let whole = Harvest(MailReader(paths: [path], format: .mbox))
        guard let (rule, size) = try Self.rule(of: path) else {
            #expect(whole.messages.isEmpty, sourceLocation: at)
            return
        }
        // The rule's text is what a cluster hands on.
        let told = try #require(MboxRule(rawValue: rule.rawValue))
        #expect(told == rule, sourceLocation: at)
        var pieces: [Harvest] = []
        for (start, end) in zip([0] + cuts, cuts + [size]) {
            pieces.append(try Self.harvest(MboxRange(start..<end, told), path))
        }
        let found = pieces.flatMap(\.messages)
        #expect(found.map(\.bytes) == whole.bytes, sourceLocation: at)
        #expect(found.map(\.origin) == whole.messages.map(\.origin), sourceLocation: at)
        #expect(pieces.flatMap(\.gaps) == whole.gaps, sourceLocation: at)
        // Where a piece ends the next one that has messages begins.
        let ends = pieces.compactMap { $0.ended.first?.separators }
        #expect(ends.count == pieces.count, sourceLocation: at)
        for (index, piece) in ends.enumerated() where piece.first != nil {
            let following = ends[(index + 1)...].lazy.compactMap(\.first).first
            #expect(piece.next == following, sourceLocation: at)
        }
    }

    private static func rule(of path: String) throws -> (MboxRule, size: Int64)? {
        let window = ByteWindow(try ByteSource(opening: RawPath(path)))
        var splitter = try MboxSplitter(beginning: window, messageLimit: SourceLimits.messageBytes)
        guard let first = try splitter.firstSeparator() else { return nil }
        return (try MboxRule(of: splitter, from: first), try FileStatus(of: RawPath(path)).size)
    }

    private static func harvest(_ range: MboxRange, _ path: String) throws -> Harvest {
        try harvest(WorkUnit(range, ofMbox: path))
    }

    private static func harvest(_ unit: WorkUnit) -> Harvest {
        Harvest(MailReader(unit: unit, batchBytes: 1 << 20, batchMessages: 100, maximumMessageBytes: 1 << 30))
    }

    @Test("a compressed mbox has no pieces")
    func compressed() throws {
        let rule = try #require(MboxRule(rawValue: "lf,every"))
        let unit = try WorkUnit(MboxRange(10..<20, rule), ofMbox: SourceCorpus.path("compressed/letters.mbox.gz"))
        let harvest = Self.harvest(unit)
        #expect(harvest.faults.map(\.kind) == [.unreadable])
        #expect(harvest.messages.isEmpty)
    }

    @Test(
        "a text that is no rule",
        arguments: ["", "lf", "lf,", "crlf,every", "lf,every,", "lf,every,dated", "lf, every"])
    func noRule(text: String) { #expect(MboxRule(rawValue: text) == nil) }

    // MARK: Units

    /// Every unit of the corpus, with the bytes of each.
    private static func units(_ paths: [String], size: Int64) -> (units: [WorkUnit], faults: [SourceError]) {
        var found: (units: [WorkUnit], faults: [SourceError]) = ([], [])
        for finding in WorkUnits(paths: paths, format: nil, size: size) {
            switch finding {
            case .unit(let unit): found.units.append(unit)
            case .event(.fault(let fault)): found.faults.append(fault)
            case .event: break
            }
        }
        return found
    }

    @Test("all units together hold the messages of all paths", arguments: [1, 3_000, 1 << 30] as [Int64])
    func unitsHoldAll(size: Int64) {
        let folder = Corpus.path("sources")
        let whole = Harvest(MailReader(paths: [folder]))
        let (units, _) = Self.units([folder], size: size)
        let parts = units.map(Self.harvest)
        let found = parts.flatMap(\.messages).map { "\($0.origin) \($0.bytes)" }
        #expect(found.sorted() == whole.messages.map { "\($0.origin) \($0.bytes)" }.sorted())
        #expect((units.count > 1) == (size < 1 << 30))
        #expect(Set(parts.flatMap(\.faults)).isSubset(of: whole.faults))
    }

    @Test("a large mbox is cut, and what is packed or small is not")
    func shapes() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        var long: [UInt8] = []
        while long.count < 900_000 { long += SourceCorpus.bytes("mbox/mboxrd.mbox") }
        scratch.write("long.mbox", long)
        scratch.write("one.eml", SourceCorpus.letters[0])
        scratch.write("packed.zip", SourceCorpus.bytes("packed/letters.zip"))
        scratch.write("sub/two.eml", SourceCorpus.letters[1])
        let units = Self.units([scratch.path], size: 100_000).units
        let pieces = units.compactMap(\.range)
        #expect(pieces.count == 10)
        #expect(pieces.first?.start == 0)
        #expect(pieces.last?.end == Int64(long.count))
        #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.end == $1.start })
        #expect(pieces.allSatisfy { $0.end - $0.start < 150_000 })
        let whole = units.filter { $0.range == nil }
        #expect(whole.count == 1)
        #expect(whole.first.map { $0.parts.count > 2 } == true)
    }

    @Test("a packed file's folders stay together")
    func packedStaysWhole() {
        let units = Self.units([SourceCorpus.path("packed/maildir.tar.gz")], size: 1).units
        #expect(units.count == 1)
    }
}
