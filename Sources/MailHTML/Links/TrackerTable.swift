/// Whom tracking pixels and counted links belong to.
///
/// Hosts match at the borders of their labels and paths segment by segment, see ``AddressShape``; the data stands in
/// `TrackerTable+Vendors.swift`.
enum TrackerTable {
    enum Role: String {
        /// Every image of this shape tells that the mail was opened.
        case pixel = "p"
        /// The host serves other images, too: it names the vendor of tiny and hidden ones.
        case tiny = "t"
        /// A link of this shape counts the click and leads on.
        case click = "c"
    }

    struct Entry: Sendable {
        var role: Role
        /// "" where the shape is that of several vendors: the host is named then.
        var vendor: String
    }

    /// - Parameters:
    ///   - url: an image's address as `URLPolicy` wrote it.
    ///   - isTiny: the image is at most 2×2 or hidden.
    /// - Returns: the vendor, or the host where it is not known; nil for an image that is none.
    static func vendor(of url: [UInt8], isTiny: Bool) -> String? {
        guard let address = AddressParts(url) else { return nil }
        let known = rules.first(for: address) { rule -> String? in
            guard rule.value.role != .click else { return nil }
            if rule.value.role == .pixel, rule.shape.matches(address) { return rule.value.vendor }
            return isTiny ? rule.value.vendor : nil
        }
        if let known { return known.isEmpty ? URLPolicy.host(of: url) : known }
        return isTiny ? URLPolicy.host(of: url) : nil
    }

    /// The vendor who counts clicks on this link; nil where none is known.
    static func clickVendor(of address: AddressParts) -> String? {
        rules.first(for: address) { rule in
            rule.value.role == .click && rule.shape.matches(address) && !rule.value.vendor.isEmpty
                ? rule.value.vendor : nil
        }
    }

    /// Rows of the data: hosts, shape, roles, vendor, and how it is known.
    static let rows: [(hosts: String, shape: String, roles: String, vendor: String, basis: String)] =
        vendors.split(separator: "\n").compactMap { line in
            let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            return fields.count == 5 ? (fields[0], fields[1], fields[2], fields[3], fields[4]) : nil
        }

    private static let rules = AddressRules<Entry>(
        rows.flatMap { row in
            row.roles.compactMap { Role(rawValue: String($0)) }
                .map { (row.hosts, AddressShape(row.shape), Entry(role: $0, vendor: row.vendor)) }
        })
}
