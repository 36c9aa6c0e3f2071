import Foundation
import MessageAnalysis
import MessageContent

/// Gives messages what depends on other messages, from lines that a cluster has sorted and grouped: the steps between
/// `letterbook rows` and the same rows as one import of all the mail gives. See Interface.md for the keys of each.
package struct Settling {
    /// A step of a job: which facts about messages it finds.
    package enum Step: String, Sendable, CaseIterable {
        /// Categories and conversations, a message at a time.
        case messages
        /// Which mail of an author is laid out alike, or gets no answer and gives none; lines by author and id.
        case alike
        /// Which addresses are lists' by the letters that are written to them; lines by address and id.
        case lists
        /// Which messages are copies of others; lines by Message-ID, time and id.
        case copies
        /// What each message answers; lines by thread, copies after others, by date and id.
        case threads
        /// What replies that name nothing answer; lines by topic, date and id.
        case replies
        /// The owner's addresses, from counts; one line.
        case owner
    }

    private let step: Step

    package init(_ step: Step) { self.step = step }

    /// - Parameters:
    ///   - lines: gives one line after the other, line ends excluded; nil at the end.
    ///   - write: gets lines, line ends included.
    /// - Throws: ``ArchiveError`` at a line that is not of this step. What was written before is not whole.
    package func run(_ lines: () -> Data?, write: ([UInt8]) -> Void) throws {
        switch step {
        case .messages: try Self.each(lines, write) { (message: UnsettledMessage) in [message.settled] }
        case .alike: try Self.grouped(lines, write, LaidOutMail.alike)
        case .lists: try Self.grouped(lines, write, AddressedLetter.lists)
        case .copies: try Self.grouped(lines, write, CopiedMail.linked)
        case .threads: try Self.grouped(lines, write, ThreadedMail.placed)
        case .replies: try Self.grouped(lines, write, TopicMail.guesses)
        case .owner: try Self.each(lines, write) { (evidence: CountedEvidence) in evidence.candidates }
        }
    }

    /// Writes what `settle` makes of each line.
    private static func each<Item: Decodable>(
        _ lines: () -> Data?, _ write: ([UInt8]) -> Void, _ settle: (Item) -> [some JSONObject]
    ) throws {
        try forEach(lines) { (item: Item) in
            for answer in settle(item) { write(answer.line) }
        }
    }

    /// Writes what `settle` makes of the lines of each group.
    private static func grouped<Item: Grouped>(
        _ lines: () -> Data?, _ write: ([UInt8]) -> Void, _ settle: ([Item]) -> [Settled]
    ) throws {
        var group: [Item] = []
        func close() {
            for answer in settle(group) { write(answer.line) }
            group = []
        }
        try forEach(lines) { (item: Item) in
            if let first = group.first, ExactText(first.group) != ExactText(item.group) { close() }
            group.append(item)
        }
        if !group.isEmpty { close() }
    }

    private static func forEach<Item: Decodable>(_ lines: () -> Data?, _ body: (Item) -> Void) throws {
        let decoder = JSONDecoder()
        var number = 0
        while let line = lines() {
            number += 1
            guard !line.isEmpty else { continue }
            do {
                body(try decoder.decode(Item.self, from: line))
            } catch {
                throw ArchiveError("line \(number): not a line of this step: \(reason(error))")
            }
        }
    }
}

extension Settling {
    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, _): "it has no \(key.stringValue)"
        case .typeMismatch(_, let context) where context.codingPath.isEmpty: "it is no object"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has no value of its type"
        default: "it is no JSON"
        }
    }
}

/// A line that is settled together with others.
protocol Grouped: Decodable {
    var id: String { get }
    /// The same in all lines of a group, which follow each other.
    var group: String { get }
}

extension JSONObject {
    /// The object as a line of UTF-8.
    var line: [UInt8] {
        var json = JSONWriter()
        json.object(self)
        return json.bytes + [UInt8(ascii: "\n")]
    }
}

/// An answer to a line: its id, and what was found.
struct Settled: JSONObject {
    let id: String
    let write: (inout JSONWriter) -> Void

    init(_ id: String, _ write: @escaping (inout JSONWriter) -> Void) {
        (self.id, self.write) = (id, write)
    }

    func writeMembers(to json: inout JSONWriter) {
        json.member("id", id)
        write(&json)
    }
}
