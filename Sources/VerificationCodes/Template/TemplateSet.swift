/// The templates that are asked, in order: a user's own before those that Letterbook has.
public struct TemplateSet: Sendable {
    public private(set) var templates: [CodeTemplate]
    /// Indices of templates by the registered part of their domains, and by address.
    private var byDomain: [String: [Int]] = [:]

    /// Later templates of an id that is there already are left out.
    public init(_ templates: [CodeTemplate]) {
        var seen: Set<String> = []
        self.templates = templates.filter { seen.insert($0.id).inserted }
        for (index, template) in self.templates.enumerated() {
            let domains = template.sender.domains + template.sender.addresses.compactMap { Self.domain($0) }
            for key in Set(domains.map(Self.key)) { byDomain[key, default: []].append(index) }
        }
    }

    public subscript(id: String) -> CodeTemplate? { templates.first { $0.id == id } }

    /// The templates whose sender one of the addresses is.
    package func templates(for senders: [String]) -> [CodeTemplate] {
        let indices = Set(senders.compactMap(Self.domain).map(Self.key).flatMap { byDomain[$0] ?? [] }).sorted()
        return indices.lazy.map { templates[$0] }.filter { TemplateMatcher.accepts(senders, $0.sender) != nil }
    }

    private static func domain(_ address: String) -> String? { address.split(separator: "@").last.map(String.init) }

    /// The last two labels, which a domain shares with all beneath it.
    private static func key(_ domain: String) -> String {
        domain.lowercased().split(separator: ".").suffix(2).joined(separator: ".")
    }
}
