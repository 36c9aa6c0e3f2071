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

    /// Which mail may have other derived rows than it has.
    enum Extent {
        case everything
        /// The owner has other addresses than before.
        case everythingForOwner
        case touched(TouchedMail)
    }

    /// - Returns: how many messages changed their conversation.
    @discardableResult
    func update(_ extent: Extent) throws -> Int {
        let rekeying = Rekeying(db: db)
        var moved = 0
        var movedThreads: [Int64] = []
        switch extent {
        case .everything, .everythingForOwner:
            if case .everything = extent {
                moved = try KnowledgePass(db: db).run()
            } else {
                moved = try rekeying.followOwner()
            }
            try CopyLinking(db: db).run()
            movedThreads = try Threading(db: db).run()
        case .touched(let mail):
            moved = try KnowledgePass(db: db, isPartial: true).run()
            guard mail.hasChanged else { break }
            try CopyLinking(db: db, isPartial: true).run()
            movedThreads = try Threading(db: db).run()
        }
        moved += try rekeying.followThreads(moved: movedThreads)
        try ConversationSummaries(db: db).refresh()
        return moved
    }
}
