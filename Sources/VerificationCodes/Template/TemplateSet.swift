/// Templates in the order in which they are tried: a user's own should stand before the built-in ones.
public struct TemplateSet: Sendable {
    /// In order, each id once.
    public private(set) var templates: [CodeTemplate]
    /// Indices in ``templates`` by the last two labels of their senders' domains.
    private var byDomain: [String: [Int]] = [:]

    /// - Parameter templates: of several with the same id, the first is kept, so that a user's own replaces a built-in
    ///   one.
    public init(_ templates: [CodeTemplate]) {
        var seen: Set<String> = []
        self.templates = templates.filter { seen.insert($0.id).inserted }
        for (index, template) in self.templates.enumerated() {
            for key in Set(template.sender.allDomains.map(Self.key)) { byDomain[key, default: []].append(index) }
        }
    }

    /// The template with that id.
    public subscript(id: String) -> CodeTemplate? { templates.first { $0.id == id } }

    /// The templates of which one of the addresses is a sender.
    package func templates(for senders: [String]) -> [CodeTemplate] {
        let indices = Set(senders.flatMap { byDomain[Self.key(DomainName.of($0))] ?? [] }).sorted()
        return indices.lazy.map { templates[$0] }.filter { TemplateMatcher.accepts(senders, $0.sender) != nil }
    }

    /// The last two labels, which a domain shares with all beneath it.
    private static func key(_ domain: String) -> String {
        domain.lowercased().split(separator: ".").suffix(2).joined(separator: ".")
    }
}
