import GRDB
import MessageAnalysis

extension OwnerAddress {
    /// Adds addresses that the user names.
    ///
    /// - Returns: how many messages changed their conversation.
    static func add(_ addresses: [String], _ db: Database) throws -> Int {
        let owner = try addresses.map {
            OwnerAddress(email: try NormalisedAddress(typed: $0).text, source: .given, evidence: "named by the user")
        }
        let known = try all(db)
        try insert(owner, db)
        guard try all(db) != known else { return 0 }
        return try DerivedRows(db: db).update(.everythingForOwner)
    }
}

extension Archive {
    /// The owner's addresses: those that the user gave first, then those that were discovered.
    ///
    /// - Throws: ``ArchiveError``.
    public func owners() throws -> [OwnerAddress] {
        try read { db in
            try db.rows("SELECT email, source, evidence FROM owner_addresses ORDER BY source DESC, email") {
                OwnerAddress(
                    email: $0["email"], source: .init(rawValue: $0["source"]) ?? .given, evidence: $0["evidence"])
            }
        }
    }

    /// Adds addresses that the user names; messages move to the conversations that they then belong to.
    ///
    /// - Returns: how many messages changed their conversation.
    /// - Throws: ``ArchiveError``, also where one of them is no address: then none is added.
    @discardableResult
    public func addOwners(_ addresses: [String]) throws -> Int { try change { try OwnerAddress.add(addresses, $0) } }

    /// Removes addresses; messages move to the conversations that they then belong to.
    ///
    /// - Returns: how many of the addresses were there, and how many messages changed their conversation.
    /// - Throws: ``ArchiveError``.
    public func removeOwners(_ addresses: [String]) throws -> (removed: Int, moved: Int) {
        try change { db in
            var removed = 0
            for address in addresses.compactMap({ NormalisedAddress($0)?.text }) {
                try db.run("DELETE FROM owner_addresses WHERE email = ?", [address])
                removed += db.changesCount
            }
            return (removed, removed > 0 ? try DerivedRows(db: db).update(.everythingForOwner) : 0)
        }
    }

    /// What the archive's mail says about the owner's addresses, likeliest first; nothing is changed.
    ///
    /// - Throws: ``ArchiveError``.
    public func discoverOwners() throws -> [OwnerAddress] { try read { try OwnerDiscovery.candidates($0) } }
}
