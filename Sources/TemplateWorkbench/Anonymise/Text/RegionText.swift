import Bytes
import MessageFormat
import VerificationCodes

/// The characters of a region, and the characters that are to replace some of them.
struct RegionText {
    let region: MessageRegion
    let isHTML: Bool
    private let transfer: TransferText
    private let codecs: [(range: Range<Int>, codec: CharsetCodec)]
    let cells: [Cell]
    /// New characters by the index of their cell; all other cells stay byte for byte.
    private var changes: [Int: [UInt32]] = [:]

    init(_ region: MessageRegion, of message: Message, in raw: ByteView) {
        self.region = region
        let runs: [CharsetRun]
        switch region.kind {
        case .field:
            (transfer, runs) = TransferText.header(region.range, of: raw)
            isHTML = false
        case .text(let index), .binary(let index):
            let entity = message.entities[index]
            transfer = TransferText(bodyOf: entity, in: raw)
            isHTML = entity.mediaType.kind == .textHTML || entity.mediaType.kind == .textOther && transfer.isMarkup
            let label = message.charsetLabel(of: entity, in: raw) ?? (isHTML ? transfer.metaCharset : nil)
            runs = [CharsetRun(range: 0..<transfer.count, label: label)]
        case .between, .name:
            var plain = TransferText(range: region.range)
            plain.append(plain: region.range, of: raw)
            transfer = plain
            isHTML = false
            runs = [CharsetRun(range: 0..<plain.count, label: nil)]
        }
        var cells: [Cell] = []
        cells.reserveCapacity(transfer.count)
        codecs = transfer.read(runs, into: &cells)
        self.cells = Escapes.undo(in: isHTML ? MarkupZones.mark(cells) : cells, isHTML: isHTML)
    }

    var isChanged: Bool { !changes.isEmpty }

    func isChanged(at cell: Int) -> Bool { changes[cell] != nil }

    /// Puts `scalars` in the place of a cell; none removes it.
    mutating func put(_ scalars: [UInt32], at cell: Int) { changes[cell] = scalars }

    /// The characters at `range` of a reading, with accents and letter case as they stand in the text.
    func text(_ reading: Reading, _ range: Range<Int>) -> String {
        String(scalars: reading.cell[range].map { cells[Int($0)].scalar })
    }

    /// The region with its changes, in the message's own encodings.
    func rewrite(_ raw: ByteView) -> [UInt8] {
        guard isChanged else { return raw[region.range].array }
        let edits = changes.sorted { $0.key < $1.key }.map { cell, scalars in
            ByteEdit(
                range: Int(cells[cell].start)..<Int(cells[cell].end), bytes: scalars.flatMap { encode($0, cells[cell]) }
            )
        }
        return transfer.rewrite(edits, of: raw)
    }

    private func encode(_ scalar: UInt32, _ cell: Cell) -> [UInt8] {
        let old = transfer.bytes[Int(cell.start)..<Int(cell.end)]
        let codec = codecs[codecs.partitioningIndex(where: { $0.range.upperBound > Int(cell.start) })].codec
        let hasLower = old.contains { $0 >= 0x61 && $0 <= 0x66 }
        if cell.style == .namedReference, let escaped = NamedReferences.accented(scalar, like: old) { return escaped }
        if let escaped = cell.style.write(scalar, likeLowerCaseHex: hasLower) {
            return escaped.flatMap { codec.write(UInt32($0), inPlaceOf: [0]) ?? [] }
        }
        if let bytes = codec.write(scalar, inPlaceOf: old) { return bytes }
        // The charset has no such letter: a letter of the same width that every charset has.
        let wide = codec.write(Script.fallback(for: scalar, isWide: true), inPlaceOf: old)
        let narrow = codec.write(Script.fallback(for: scalar, isWide: false), inPlaceOf: old)
        return (old.count > 1 ? wide ?? narrow : narrow) ?? Array(old)
    }
}

extension TransferText {
    /// Reads the characters of each run.
    fileprivate func read(_ runs: [CharsetRun], into cells: inout [Cell]) -> [(range: Range<Int>, codec: CharsetCodec)]
    {
        runs.map { run in
            var codec = CharsetCodec(of: bytes[run.range], label: run.label)
            codec.read(bytes, run.range, into: &cells)
            return (run.range, codec)
        }
    }

    fileprivate var isMarkup: Bool {
        bytes.prefix(2_000).withUnsafeBufferPointer { ByteView($0).trimmed().peek(0) == 0x3C }
    }

    /// The charset that an HTML document declares in its first 1024 bytes (HTML standard section 13.2.3.2).
    fileprivate var metaCharset: [UInt8]? {
        bytes.prefix(1_024).withUnsafeBufferPointer { buffer in
            let head = ByteView(buffer)
            var from = 0
            while let mark = head.firstIndex(of: 0x3D, from: from) {
                from = mark + 1
                guard mark >= 7, head.hasPrefix("charset", at: mark - 7) else { continue }
                var start = mark + 1
                while head.peek(start) == 0x22 || head.peek(start) == 0x27 || head.peek(start) == 0x20 { start += 1 }
                var end = start
                while head.peek(end).isLetter || head.peek(end).isDigit || [0x2D, 0x5F].contains(head.peek(end)) {
                    end += 1
                }
                return end > start ? head.slice(start, end).array : nil
            }
            return nil
        }
    }
}

extension Message {
    /// The charset that an entity's Content-Type declares.
    fileprivate func charsetLabel(of entity: Entity, in raw: ByteView) -> [UInt8]? {
        guard entity.contentTypeField >= 0 else { return nil }
        let body = raw[fields[Int(entity.contentTypeField)].body]
        return ParameterList.value(of: "charset", in: body, from: Int(entity.parametersOffset))
    }
}
