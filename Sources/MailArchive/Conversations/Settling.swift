import GRDB

/// What follows from the mail that there is, the owner's addresses and the user's word: categories, copies, threads,
/// conversations. Each step depends on those before, and none on the order in which anything came.
struct Settling {
    let db: Database

    /// - Parameter isOwnerOther: the owner has other addresses than before.
    /// - Returns: how many messages changed their conversation.
    @discardableResult
    func run(isOwnerOther: Bool = false) throws -> Int {
        let rekeying = Rekeying(db: db)
        var moved = isOwnerOther ? try rekeying.followOwner() : try KnowledgePass(db: db).run()
        try CopyLinking(db: db).run()
        moved += try rekeying.followThreads(moved: try Threading(db: db).run())
        try ConversationSummaries(db: db).refresh()
        return moved
    }
}
