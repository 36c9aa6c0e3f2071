import Bytes
import TestSupport
import Testing

@testable import MessageFormat

/// A message with the bytes it was parsed from, and short ways to say what came out.
struct ParsedMessage {
    let bytes: [UInt8]
    let message: Message

    init(_ text: String, _ lineEnd: LineEnd = .lf) { self.init(lineEnd.apply(to: text).bytes) }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        message = bytes.withByteView(Message.init(parsing:))
    }

    func text(_ range: ByteRange) -> String { bytes.withByteView { String($0[range]) } }

    /// `1.2 text/plain` for every entity in order; `0` is the message itself, `1.2` the second part of its first.
    var outline: [String] { message.entities.indices.map { "\(path($0)) \(type($0))" } }

    /// The bodies of all entities that hold no others, as they stand.
    var leaves: [String] {
        message.entities.indices.filter { !message.entities[$0].hasChildren(at: $0) }.map(body)
    }

    func body(_ entity: Int) -> String { text(message.entities[entity].body) }
    func header(_ entity: Int) -> String { text(message.entities[entity].header) }

    var codes: [String] { message.diagnostics.map(\.code.rawValue) }

    /// `name:body` of the fields of an entity.
    func fields(_ entity: Int = 0) -> [String] {
        message.fields(of: entity).map { text($0.nameRange) + ":" + text($0.body) }
    }

    private func path(_ index: Int) -> String {
        var steps: [String] = []
        var index = index
        while message.entities[index].parent >= 0 {
            steps.insert("\(message.entities[index].ordinal)", at: 0)
            index = Int(message.entities[index].parent)
        }
        return steps.isEmpty ? "0" : steps.joined(separator: ".")
    }

    private func type(_ index: Int) -> String {
        let media = message.entities[index].mediaType
        return media.isAssumed ? "(\(media.kind))" : text(media.type) + "/" + text(media.subtype)
    }
}

extension ParsedMessage {
    /// What must be true of any bytes at all.
    func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(flaws.prefix(3) == [], sourceLocation: sourceLocation)
    }

    private var flaws: [String] {
        guard let root = message.entities.first else { return ["no entity"] }
        var flaws: [String] = []
        if root.parent != -1 || Int(root.subtreeEnd) != message.entities.count { flaws.append("root") }
        for index in message.entities.indices { flaws += self.flaws(of: index) }
        for diagnostic in message.diagnostics where diagnostic.range.end > bytes.count {
            flaws.append("\(diagnostic.code) outside the message")
        }
        return flaws
    }

    private func flaws(of index: Int) -> [String] {
        let entity = message.entities[index]
        var flaws: [String] = []
        func check(_ isTrue: Bool, _ what: String) { if !isTrue { flaws.append("\(index): \(what)") } }
        check(entity.header.end <= entity.body.start, "header reaches into the body")
        check(entity.body.end <= bytes.count, "body outside the message")
        check((index + 1...message.entities.count).contains(Int(entity.subtreeEnd)), "subtree")
        for field in message.fields(of: index) {
            check(field.nameRange.start >= entity.header.start, "field before the header")
            check(field.body.end <= entity.header.end, "field after the header")
            check(field.nameRange.end <= field.body.start, "field name after its body")
        }
        guard index > 0 else { return flaws }
        let parent = message.entities[Int(entity.parent)]
        check(Int(entity.parent) < index && entity.subtreeEnd <= parent.subtreeEnd, "order")
        check(entity.header.start >= parent.body.start && entity.body.end <= parent.body.end, "outside its container")
        check(entity.depth == parent.depth + 1, "depth")
        return flaws
    }
}
