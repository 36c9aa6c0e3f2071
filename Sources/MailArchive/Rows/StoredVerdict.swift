import Bytes
import Foundation
import MessageAnalysis
import MessageContent

/// The form in which the archive keeps a verdict: only what cannot be worked out again, each rule with its evidence
/// once.
///
///     {"flags":["abuse"],"reasons":[["list.reply","in-reply-to: <1@x>",[0,24,0,-20,0]]]}
///
/// The points are those for automated, list, transactional, newsletter and personal mail. Category, confidence and
/// runner-up follow from the reasons (see ``CategoryVerdict``).
enum StoredVerdict {
    /// UTF-8 JSON.
    static func json(_ verdict: CategoryVerdict) -> [UInt8] {
        var json = JSONWriter()
        json.reserve(1_024)
        json.beginObject()
        json.member("flags", verdict.flags.map(\.rawValue))
        json.key("reasons")
        json.beginArray()
        let reasons = verdict.reasons
        for index in reasons.indices where !reasons[..<index].contains(where: { $0.rule == reasons[index].rule }) {
            let reason = reasons[index]
            json.beginArray()
            json.string(reason.rule)
            json.string(reason.evidence)
            var points = [Int](repeating: 0, count: Category.judged.count)
            for other in index..<reasons.count where reasons[other].rule == reason.rule {
                if let place = categoryOrder[reasons[other].category] { points[place] = reasons[other].weight }
            }
            json.beginArray()
            for weight in points { json.integer(weight) }
            json.endArray()
            json.endArray()
        }
        json.endArray()
        json.endObject()
        return json.bytes
    }

    /// Nil for anything but a stored verdict.
    static func read(_ json: String) -> CategoryVerdict? {
        var json = json
        return json.withUTF8 { bytes in
            var reader = StoredVerdictReader(ByteView(bytes))
            return reader.verdict()
        }
    }

    /// Places reasons in the order in which the classifier found them.
    fileprivate static func order(_ rule: String, _ category: Category) -> Int {
        (ruleOrder[rule] ?? -1) * Category.allCases.count + (categoryOrder[category] ?? 0)
    }

    private static let ruleOrder = Dictionary(
        CategoryClassifier.rules.enumerated().map { ($1.rule, $0) }, uniquingKeysWith: { first, _ in first })
    private static let categoryOrder = Dictionary(
        uniqueKeysWithValues: Category.judged.enumerated().map { ($1, $0) })
}

/// Reads the JSON of ``StoredVerdict`` just as it is written. `JSONSerialization` takes ten times as long, and the
/// verdicts of half an archive are read when it learns whom the owner answers.
private struct StoredVerdictReader {
    private let json: ByteView
    private var position = 0

    init(_ json: ByteView) { self.json = json }

    mutating func verdict() -> CategoryVerdict? {
        guard take("{\"flags\":["), let flags = flags(), take(",\"reasons\":["), let reasons = reasons(), take("}"),
            position == json.count
        else { return nil }
        return CategoryVerdict(reasons: reasons, flags: flags)
    }

    private mutating func flags() -> [CategoryFlag]? {
        var flags: [CategoryFlag] = []
        while !take("]") {
            guard let name = string() else { return nil }
            if let flag = CategoryFlag(rawValue: name) { flags.append(flag) }
            _ = take(",")
        }
        return flags
    }

    private mutating func reasons() -> [CategoryReason]? {
        var reasons: [(order: Int, reason: CategoryReason)] = []
        while !take("]") {
            guard take("["), let rule = string(), take(","), let evidence = string(), take(","),
                let points = points(), take("]")
            else { return nil }
            for (category, weight) in points where weight != 0 {
                let reason = CategoryReason(rule: rule, category: category, weight: weight, evidence: evidence)
                reasons.append((StoredVerdict.order(rule, category), reason))
            }
            _ = take(",")
        }
        return reasons.sorted { $0.order < $1.order }.map(\.reason)
    }

    /// The points by category. A damaged file may hold any numbers; those that are too great count as 0.
    private mutating func points() -> [(Category, Int)]? {
        guard take("[") else { return nil }
        var places = Category.judged.makeIterator()
        var points: [(Category, Int)] = []
        while !take("]") {
            guard let weight = integer() else { return nil }
            if let category = places.next() { points.append((category, abs(weight) < Self.maximumWeight ? weight : 0)) }
            _ = take(",")
        }
        return points
    }

    private mutating func take(_ literal: StaticString) -> Bool {
        guard json.hasPrefix(literal, at: position) else { return false }
        position += literal.utf8CodeUnitCount
        return true
    }

    private static let maximumWeight = 1_000_000

    /// - Returns: at most ``maximumWeight``, also where there are more digits.
    private mutating func integer() -> Int? {
        let isNegative = take("-")
        guard json.peek(position).isDigit else { return nil }
        var value = 0
        while json.peek(position).isDigit {
            value = min(value * 10 + Int(json[position] - 0x30), Self.maximumWeight)
            position += 1
        }
        return isNegative ? -value : value
    }

    private mutating func string() -> String? {
        let start = position
        guard take("\"") else { return nil }
        var isEscaped = false
        while position < json.count, json[position] != 0x22 {
            let isBackslash = json[position] == 0x5C
            isEscaped = isEscaped || isBackslash
            position += isBackslash ? 2 : 1
        }
        guard take("\"") else { return nil }
        guard isEscaped else { return String(decoding: json.slice(start + 1, position - 1).buffer, as: UTF8.self) }
        return try? JSONDecoder().decode(String.self, from: Data(json.slice(start, position).buffer))
    }
}
