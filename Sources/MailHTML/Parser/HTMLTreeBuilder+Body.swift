import Bytes

/// Parts of the whole document: style sheets, and the attributes of the root element and the body.
extension HTMLTreeBuilder {
    mutating func collectStyle() {
        let type = tokenizer.attributes.first { tokenizer.bytes($0.name).equalsIgnoringCase("type") }
        let media = tokenizer.attributes.first { tokenizer.bytes($0.name).equalsIgnoringCase("media") }
        let text = tokenizer.rawText(until: .style)
        if let type, !type.value.isEmpty, !tokenizer.bytes(type.value).equalsIgnoringCase("text/css") { return }
        let query = media.map { tokenizer.bytes($0.value) }
        if let query, query.equalsIgnoringCase("print") { return }
        let room = HTMLLimits.styleSheetBytes - document.styleSheets.count
        if text.count > room { document.limits.insert("css") }
        // A condition such as "(max-width:600px)" is kept around the sheet; a mere medium such as "screen" is dropped.
        let isConditional = query.map { $0.contains(0x28) && !$0.contains { "{};@\"'\\".utf8.contains($0) } } ?? false
        if isConditional, let query {
            document.styleSheets.append("@media ")
            document.styleSheets.append(contentsOf: query)
            document.styleSheets.append(0x7b)
        }
        document.styleSheets.append(contentsOf: tokenizer.bytes(text).prefix(max(0, room)))
        if isConditional { document.styleSheets.append("\n}") }
        document.styleSheets.append(0)
    }

    /// Direction and language of the root element hold for the body, too, where it says nothing itself.
    func passRootAttributesToBody() {
        for attribute in document.root.attributes where attribute.name == .dir || attribute.name == .lang {
            guard document.body[attribute.name] == nil else { continue }
            document.add(attribute.name, Array(attribute.value), to: document.body)
        }
    }
}
