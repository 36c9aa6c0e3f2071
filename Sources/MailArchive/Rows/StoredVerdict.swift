import Foundation
import MessageAnalysis
import MessageContent

/// The form in which the archive keeps a verdict: only what cannot be worked out again, each rule with its evidence
/// once.
///
///     {"flags":["abuse"],"reasons":[["list.reply","in-reply-to: <1@x>",{"list":24,"newsletter":-20}]]}
///
/// Category, confidence and runner-up follow from the reasons (see ``CategoryVerdict``).
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
            json.beginObject()
            for other in index..<reasons.count where reasons[other].rule == reason.rule {
                json.member(reasons[other].category.rawValue, reasons[other].weight)
            }
            json.endObject()
            json.endArray()
        }
        json.endArray()
        json.endObject()
        return json.bytes
    }

    /// Nil for anything but a stored verdict.
    static func read(_ json: String) -> CategoryVerdict? {
        guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any],
            let stored = object["reasons"] as? [Any]
        else { return nil }
        let flags = (object["flags"] as? [String] ?? []).compactMap(CategoryFlag.init(rawValue:))
        let reasons = stored.flatMap(reasons).sorted { $0.order < $1.order }.map(\.reason)
        return CategoryVerdict(reasons: reasons, flags: flags)
    }

    /// The reasons of one rule, in the order in which the classifier found them.
    private static func reasons(_ stored: Any) -> [(order: Int, reason: CategoryReason)] {
        guard let list = stored as? [Any], list.count == 3, let rule = list[0] as? String,
            let evidence = list[1] as? String, let weights = list[2] as? [String: Int]
        else { return [] }
        return weights.compactMap { name, weight -> (order: Int, reason: CategoryReason)? in
            // A damaged file may hold any number as a weight.
            guard let category = Category(rawValue: name), abs(Double(weight)) < 1_000_000 else { return nil }
            let order = (ruleOrder[rule] ?? -1) * Category.allCases.count + (categoryOrder[category] ?? 0)
            return (order, CategoryReason(rule: rule, category: category, weight: weight, evidence: evidence))
        }
    }

    private static let ruleOrder = Dictionary(
        CategoryClassifier.rules.enumerated().map { ($1.rule, $0) }, uniquingKeysWith: { first, _ in first })
    private static let categoryOrder = Dictionary(
        uniqueKeysWithValues: Category.allCases.enumerated().map { ($1, $0) })
}
