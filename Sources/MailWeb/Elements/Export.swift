/// Links to lists in other forms.
enum Export {
    /// The ends of the files' names, and what they are called.
    private static let forms: [(end: String, title: HTML)] = [
        ("mbox", "mbox"), ("zip", "eml"), ("json", "JSON"), ("csv", "CSV"), ("atom", "Atom"),
    ]

    /// The messages of a query.
    static func links(_ query: String) -> HTML {
        let items = forms.map { form -> HTML in " <a href=\"\(address(query, form.end))\">\(form.title)</a>" }
        return "<span class=\"export\">\(items)</span>"
    }

    static func address(_ query: String, _ end: String) -> Address {
        Address("export", "mail." + end, query: [("q", query)])
    }

    /// All lines of a room, as its command prints them.
    static func list(_ room: Room, _ query: [(name: String, value: String?)] = []) -> HTML {
        func link(_ end: String, _ title: HTML) -> HTML {
            " <a href=\"\(Address("export", room.rawValue + "." + end, query: query))\">\(title)</a>"
        }
        return "<span class=\"export\">\(link("json", "JSON"))\(link("csv", "CSV"))</span>"
    }
}
