import Foundation
import GRDB
import MessageAnalysis

/// Finds the conversation that a message belongs to: first by its key without the owner's addresses, then by the
/// changes that the user made by hand, one after the other.
///
/// Some posts name their list by its address alone, such as the owner's own sent copies. They belong to the list that
/// the archive knows by the usual List-Id for that address: `dev.lists.example` for `dev@lists.example`.
struct ConversationPlacing {
    let owner: Set<NormalisedAddress>
    private var steps: [Step] = []
    let lists: KnownLists
    /// The ids of all keys that went into a conversation, for those that were merged or split by hand.
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
        owner = try OwnerAddress.all(db)
        lists = try KnownLists(db)
        for change in try ConversationChange.all(db) {
            let from = resolved(change.conversation)
            switch change.action {
            case .merge(let into): add(change.number, .merge(into: resolved(into)), from)
            case .split(let identity, let isThread):
                let messages = try db.rows(
                    """
                    WITH split AS (SELECT coalesce(duplicate_of, message_id) AS shown FROM messages WHERE identity = ?) \
                    SELECT message_id, thread_id FROM messages WHERE message_id IN split UNION \
                    SELECT message_id, thread_id FROM messages WHERE duplicate_of IN split
                    """, [Data(hex: identity)]
                ) { (id: $0["message_id"] as Int64, thread: Int64.fromDatabaseValue($0["thread_id"])) }
                let split = Step.Action.split(
                    identity: identity, messages: Set(messages.map(\.id)),
                    thread: isThread ? messages.first?.thread : nil)
                add(change.number, split, from)
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

    /// The key of the conversation that a message belongs to.
    ///
    /// - Parameters:
    ///   - message: its row; nil where it is yet to be written.
    ///   - thread: nil where it is yet to be found.
    func key(of facts: ConversationFacts, message: Int64? = nil, thread: Int64? = nil) -> ConversationKey {
        place(facts, message: message, thread: thread).key
    }

    /// The key of the conversation that a message belongs to, and the numbers of the changes that led to it.
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

    /// The present form of a key that was stored with a change: since then addresses may have turned out to be the
    /// owner's, and lists to have a List-Id.
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

    /// Keys of conversations that were merged into others: they hold at most what the running import put there.
    var mergedKeys: [ConversationKey] {
        steps.compactMap { step in
            if case .merge = step.action { step.conversation } else { nil }
        }
    }

    /// Threads and messages that the user split off.
    var splits: (threads: [Int64], messages: [Int64]) {
        steps.reduce(into: ([], [])) { result, step in
            guard case .split(_, let messages, let thread) = step.action else { return }
            if let thread { result.0.append(thread) }
            result.1 += messages
        }
    }

    /// Keys of conversations that the user split off.
    var splitKeys: [ConversationKey] { namedKeys.filter { !$0.splits.isEmpty } }
}
