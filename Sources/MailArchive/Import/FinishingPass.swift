import Foundation
import GRDB
import MailHTML
import MailSources
import MessageAnalysis
import MessageContent

/// What is settled when all mail of an import is in: owner, copies, threads, conversations. Each step depends on what
/// the archive holds and not on the order it came in; after an interruption the next run does what is left.
struct FinishingPass {
    private let archive: Archive

    init(_ archive: Archive) { self.archive = archive }

    /// - Returns: owner addresses that were learned: only where none was known before.
    ///
    /// - Parameters:
    ///   - tally: of all mail in the archive, where the import has read all of it.
    ///   - packed: packed files that were looked into, by absolute path.
    ///   - faults: what could not be read.
    func run(
        discoversOwner: Bool, _ tally: DeliveryTally?, _ packed: [ExactText: PackedFile], faults: [SourceError]
    ) throws -> [OwnerAddress] {
        try archive.write { db in
            let changes = db.totalChangesCount
            try PackedRows(db: db).note(packed, faults)
            let seals = Seals(db: db)
            // An import that ended has settled all this, and this one wrote nothing.
            if db.totalChangesCount == changes, try seals.isCurrent { return [] }
            let learned = discoversOwner ? try learnOwner(db, tally) : []
            try db.execute(
                sql: """
                    DELETE FROM labels WHERE NOT EXISTS \
                    (SELECT 1 FROM message_labels l WHERE l.label_id = labels.label_id)
                    """)
            try Settling(db: db).run(isOwnerOther: !learned.isEmpty)
            try db.noteLeastVersion("codes_version", current: CodeRows.version)
            try db.noteLeastVersion("sanitizer_version", current: HTMLSanitizer.version)
            // After an interruption the next import looks for the owner, though it may find nothing new.
            if discoversOwner, try db.totalChangesCount != changes || !seals.isCurrent { try seals.renew() }
            return learned
        }
    }

    private func learnOwner(_ db: Database, _ tally: DeliveryTally?) throws -> [OwnerAddress] {
        guard try Owners.set(db).isEmpty else { return [] }
        let found = try OwnerDiscovery.candidates(db, tally)
        guard !found.isEmpty else { return [] }
        try Owners.insert(found, db)
        return found
    }
}
