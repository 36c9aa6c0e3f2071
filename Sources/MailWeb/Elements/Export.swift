/// Links to the messages of a query in other forms.
enum Export {
    static let forms = ["mbox", "json", "csv", "atom"]

    static func links(_ query: String) -> HTML {
        let items = forms.map { form -> HTML in
            " <a href=\"\(address(query, form))\">\(form == "json" ? "JSON" : form == "csv" ? "CSV" : form == "atom" ? "Atom" : form)</a>"
        }
        return "<span class=\"export\">\(items)</span>"
    }

    static func address(_ query: String, _ form: String) -> Address {
        Address("export", "mail." + form, query: [("q", query)])
    }
}
