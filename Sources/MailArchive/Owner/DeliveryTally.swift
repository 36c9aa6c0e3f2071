import GRDB
import MessageContent

/// Counts for each address how many messages say that they were delivered to it (Delivered-To, X-Original-To,
/// Envelope-To). Mail of lists is counted apart: it may come from a list's archive, and then was delivered to that.
///
/// An import counts while it reads; going through the headers of a large archive afterwards takes minutes.
struct DeliveryTally: Sendable {
    private var counts: [String: Int] = [:]
    /// Of mail of lists.
    private var listCounts: [String: Int] = [:]
    /// Different addresses that are counted at the most: the mailbox of a person has fewer.
    private static let limit = 100_000

    /// Addresses of one message that are counted at the most: a delivery names fewer.
    private static let maximumAddresses = 16
    /// Bytes of an address: 64 for the local part, the @ and 255 for the domain (RFC 5321 section 4.5.3.1).
    private static let maximumBytes = 320

    init() {}

    /// Messages that were counted elsewhere.
    init(_ counts: [OwnerEvidence.Count], ofLists listCounts: [OwnerEvidence.Count]) {
        func byAddress(_ counts: [OwnerEvidence.Count]) -> [String: Int] {
            Dictionary(counts.map { ($0.email, $0.messages) }, uniquingKeysWith: +)
        }
        (self.counts, self.listCounts) = (byAddress(counts), byAddress(listCounts))
    }

    /// The columns that ``init(of:)`` reads, by position for speed.
    private enum Column { static let id = 0, name = 1, value = 2, isList = 3 }

    /// Counts the messages of an archive.
    init(of db: Database) throws {
        let sql = """
            SELECT h.message_id, h.name, h.value, \
            m.list_id IS NOT NULL OR coalesce(m.own_category, m.category) = 'list' \
            FROM headers h JOIN messages m USING (message_id) WHERE lower(h.name) IN ('delivered-to', 'x-original-to', 'envelope-to') ORDER BY h.message_id
            """
        let rows = try Row.fetchCursor(db, sql: sql)
        var message: Int64 = 0
        var found: [String] = []
        var isList = false
        while let row = try rows.next() {
            guard let id: Int64 = row.value(Column.id), let name: String = row.value(Column.name),
                let value: String = row.value(Column.value)
            else { continue }
            if id != message {
                add(found, isList: isList)
                found = []
            }
            message = id
            isList = row.value(Column.isList) ?? false
            Self.note(EmailHeader(name: name, value: value), in: &found)
        }
        add(found, isList: isList)
    }

    /// Counts a message.
    ///
    /// - Parameters:
    ///   - addresses: see ``addresses(in:)``.
    ///   - isList: whether a list sent it.
    mutating func add(_ addresses: [String], isList: Bool) {
        if isList { Self.add(addresses, to: &listCounts) } else { Self.add(addresses, to: &counts) }
    }

    private static func add(_ addresses: [String], to counts: inout [String: Int]) {
        for address in addresses where counts.count < limit || counts[address] != nil {
            counts[address, default: 0] += 1
        }
    }

    /// The addresses that one message names, each once.
    static func addresses(in headers: [EmailHeader]) -> [String] {
        headers.reduce(into: []) { note($1, in: &$0) }
    }

    private static func note(_ header: EmailHeader, in found: inout [String]) {
        guard header.isNamed("delivered-to") || header.isNamed("x-original-to") || header.isNamed("envelope-to"),
            header.value.utf8.contains(0x40)
        else { return }
        let isEdge = { (byte: UInt8) in byte == 0x20 || byte == 0x3C || byte == 0x3E }
        let bytes = header.value.utf8.drop(while: isEdge)
        let address = String(Substring(bytes.prefix(bytes.count - bytes.reversed().prefix(while: isEdge).count)))
        guard found.count < maximumAddresses, address.utf8.count <= maximumBytes else { return }
        let lower = address.lowercased()
        if !found.contains(lower) { found.append(lower) }
    }

    /// Addresses to which a fifth or more of the mail went that names any, those of most mail first. Where only mail of
    /// lists names addresses, the one to which nearly all of it went.
    var addresses: [(email: String, count: Int)] {
        let found = Self.addresses(counts, share: 5)
        return found.isEmpty ? Array(Self.addresses(listCounts, share: 1.25).prefix(1)) : found
    }

    private static func addresses(_ counts: [String: Int], share: Double) -> [(email: String, count: Int)] {
        let top = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(20)
        let isList = { (address: String) in address.hasPrefix("mailing list") }
        // ezmlm writes "Delivered-To: mailing list dev@lists.example" beside the address that its mail was delivered
        // to.
        let total = top.reduce(0) { $0 + (share < 2 && isList($1.key) ? 0 : $1.value) }
        return top.filter { Double($0.value) * share >= Double(total) && !isList($0.key) }.map { ($0.key, $0.value) }
    }
}
