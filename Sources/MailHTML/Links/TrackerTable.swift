/// Knows tracking pixels and links that count clicks, and the vendors that they belong to.
///
/// Hosts match at the borders of their labels and paths segment by segment, see ``AddressShape``; the data stands in
/// `TrackerTable+Vendors.swift`.
enum TrackerTable {
    enum Role: String {
        /// Every image of this shape tells that the mail was opened.
        case pixel = "p"
        /// The host serves other images, too: only tiny and hidden ones belong to the vendor's trackers.
        case tiny = "t"
        /// A link of this shape counts the click and leads on.
        case click = "c"
    }

    struct Entry: Sendable {
        var role: Role
        /// "" where several vendors use the shape: the host stands for the vendor then.
        var vendor: String
    }

    /// - Parameters:
    ///   - url: an image's address as `URLPolicy` wrote it.
    ///   - isTiny: the image is at most 2×2 or hidden.
    /// - Returns: the vendor of a tracking pixel, or its host where the vendor is not known; nil for other images.
    static func vendor(of url: [UInt8], isTiny: Bool) -> String? {
        guard let address = AddressParts(url) else { return nil }
        let known = rules.first(for: address) { rule -> String? in
            guard rule.value.role != .click else { return nil }
            if rule.value.role == .pixel, rule.shape.matches(address) { return rule.value.vendor }
            return isTiny ? rule.value.vendor : nil
        }
        if let known, !known.isEmpty { return known }
        return known != nil || isTiny ? address.hostName : nil
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
