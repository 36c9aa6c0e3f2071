import Foundation
import GRDB
import MessageAnalysis

/// The conversation that each message belongs to: what its key asks for with the owner's addresses, then what the user
/// changed by hand, one change after the other.
///
/// A post that names its list by the address alone, as the owner's own copies and direct copies do, belongs to the list that
/// the archive knows by its List-Id, `dev.lists.example` for `dev@lists.example`: so lists name themselves.
struct ConversationPlacing {
    let owner: Set<NormalisedAddress>
    private var steps: [Step] = []
    let lists: KnownLists
    /// What conversations hold that are no plain ones: ids of all keys that went into them.
    private var composed: [ConversationKey: (ids: Set<String>, isGroup: Bool)] = [:]

    private struct Step {
        enum Action {
            case merge(into: ConversationKey)
            /// - Parameters:
            ///   - messages: the message and its copies; empty where it is not there.
            ///   - thread: nil where the message alone is split off.
            case split(identity: String, messages: Set<Int64>, thread: Int64?)
        }
        var change: Int64
        var conversation: ConversationKey
        var action: Action
    }

    init(_ db: Database) throws {
        owner = try Owners.set(db)
        lists = try KnownLists(db)
        for change in try ConversationChange.all(db) {
            let from = resolved(change.conversation)
            switch change.action {
            case .merge(let into): add(change.number, .merge(into: resolved(into)), from)
            case .split(let identity, let isThread):
                let rows = try Row.fetchAll(
                    db,
                    sql: """
                        WITH split AS (SELECT coalesce(duplicate_of, message_id) AS shown FROM messages WHERE identity = ?) \
                        SELECT message_id, thread_id FROM messages WHERE message_id IN split UNION \
                        SELECT message_id, thread_id FROM messages WHERE duplicate_of IN split
                        """, arguments: [Data(hex: identity)])
                let messages = Set(rows.map { $0[0] as Int64 })
                let thread = isThread ? rows.first.flatMap { Int64.fromDatabaseValue($0[1]) } : nil
                add(change.number, .split(identity: identity, messages: messages, thread: thread), from)
            case .unlink: break
            }
        }
    }

    private mutating func add(_ change: Int64, _ action: Step.Action, _ from: ConversationKey) {
        steps.append(Step(change: change, conversation: from, action: action))
        let held = composition(of: from)
        switch action {
        case .merge(let into) where into == from: steps.removeLast()
        case .merge(let into):
            let there = composition(of: into)
            composed[into] = (there.ids.union(held.ids), there.isGroup || held.isGroup)
        case .split(let identity, _, _): composed[from.split(off: identity)] = held
        }
    }

    /// - Parameters:
    ///   - message: its row; nil where it is yet to be written.
    ///   - thread: nil where it is yet to be found.
    func key(of facts: ConversationFacts, message: Int64? = nil, thread: Int64? = nil) -> ConversationKey {
        place(facts, message: message, thread: thread).key
    }

    /// The key, and the numbers of the changes that led to it.
    func place(
        _ facts: ConversationFacts, message: Int64? = nil, thread: Int64? = nil
    ) -> (key: ConversationKey, changes: [Int64]) {
        var key = listed(ConversationKey(facts, owner: owner))
        var changes: [Int64] = []
        for step in steps where step.conversation == key {
            switch step.action {
            case .merge(let into): key = into
            case .split(let identity, let messages, let splitThread):
                let isMeant = message.map(messages.contains) ?? false || thread != nil && thread == splitThread
                guard isMeant else { continue }
                key = key.split(off: identity)
            }
            changes.append(step.change)
        }
        return (key, changes)
    }

    private func listed(_ key: ConversationKey) -> ConversationKey {
        guard key.kind == .list, let address = key.ids.first, let id = lists.id(ofAddress: address) else { return key }
        return key.splits.reduce(ConversationKey(kind: .list, ids: [id])) { $0.split(off: $1) }
    }

    /// The key that one of before means today: addresses may have turned out to be the owner's, lists to have a List-Id.
    func resolved(_ key: ConversationKey) -> ConversationKey { listed(key.without(owner)) }

    /// The ids of a conversation and of all that were merged into it, and whether one of them is a group.
    func composition(of key: ConversationKey) -> (ids: Set<String>, isGroup: Bool) {
        composed[key] ?? (Set(key.ids), key.isGroup)
    }

    /// All keys that a change names or makes.
    var namedKeys: Set<ConversationKey> {
        steps.reduce(into: []) { keys, step in
            keys.insert(step.conversation)
            switch step.action {
            case .merge(let into): keys.insert(into)
            case .split(let identity, _, _): keys.insert(step.conversation.split(off: identity))
            }
        }
    }

    /// Conversations that others took in: they hold nothing but what came in meanwhile.
    var mergedKeys: [ConversationKey] {
        steps.compactMap { step in
            if case .merge = step.action { step.conversation } else { nil }
        }
    }

    /// Threads and messages that were split off.
    var splits: (threads: [Int64], messages: [Int64]) {
        steps.reduce(into: ([], [])) { result, step in
            guard case .split(_, let messages, let thread) = step.action else { return }
            if let thread { result.0.append(thread) }
            result.1 += messages
        }
    }

    /// Conversations that were split off.
    var splitKeys: [ConversationKey] { namedKeys.filter { !$0.splits.isEmpty } }
}
