import GRDB
import MessageAnalysis
import MessageContent

/// An address of the mailbox owner, and how it is known.
public struct OwnerAddress: Sendable, JSONObject {
    /// Who says that it is the owner's: the user, or the mail itself.
    public enum Source: String, Sendable { case given, discovered }

    /// Normalised: see `NormalisedAddress`.
    public var email: String
    /// Who says that it is the owner's.
    public var source: Source
    /// What speaks for it, in words.
    public var evidence: String

    /// `letterbook owner --json`: email, source, evidence.
    public func writeMembers(to json: inout JSONWriter) {
        json.member("email", email)
        json.member("source", source.rawValue)
        json.member("evidence", evidence)
    }

    /// The owner's addresses as keys of conversations leave them out.
    static func all(_ db: Database) throws -> Set<NormalisedAddress> {
        Set(try String.fetchAll(db, sql: "SELECT email FROM owner_addresses").map(NormalisedAddress.init(normalised:)))
    }

    static func insert(_ addresses: [OwnerAddress], _ db: Database) throws {
        for address in addresses {
            try db.run(
                """
                INSERT INTO owner_addresses (email, source, evidence) VALUES (?, ?, ?) ON CONFLICT (email) DO UPDATE \
                SET source = 'given', evidence = excluded.evidence WHERE excluded.source = 'given'
                """, [address.email, address.source.rawValue, address.evidence])
        }
    }
}

extension NormalisedAddress {
    /// Nil for an address without local part or domain.
    init?(complete text: String) {
        self.init(text)
        if domain.isEmpty || localPart.isEmpty { return nil }
    }

    /// - Parameter text: as the user typed it.
    package init(typed text: String) throws {
        guard let address = NormalisedAddress(complete: text) else {
            throw ArchiveError("'\(text)' is no address (write name@domain)")
        }
        self = address
    }
}
