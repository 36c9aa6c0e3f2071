import GRDB

/// Brings up to date all that is derived from the archive's mail, the owner's addresses and the user's word:
/// categories, conversations, copies, threads and summaries. Each step depends on those before, and none on the order
/// in which mail came.
struct DerivedRows {
    let db: Database

    /// Whether they are up to date: false while an import is under way, and after one that did not reach its end.
    var areCurrent: Bool {
        get throws { try db.isTrue("SELECT value = 'current' FROM archive_info WHERE key = 'derived'") }
    }

    func note(areCurrent: Bool) throws {
        try db.run(
            "UPDATE archive_info SET value = ?1 WHERE key = 'derived' AND value <> ?1",
            [areCurrent ? "current" : "stale"])
    }

    /// - Parameter ownerChanged: the owner has other addresses than before.
    /// - Returns: how many messages changed their conversation.
    @discardableResult
    func update(ownerChanged: Bool = false) throws -> Int {
        let rekeying = Rekeying(db: db)
        var moved = ownerChanged ? try rekeying.followOwner() : try KnowledgePass(db: db).run()
        try CopyLinking(db: db).run()
        moved += try rekeying.followThreads(moved: try Threading(db: db).run())
        try ConversationSummaries(db: db).refresh()
        return moved
    }
}
