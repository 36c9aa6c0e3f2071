extension TemplateSet {
    /// The templates that come with Letterbook.
    public static let builtIn: TemplateSet = {
        TemplateSet(
            BuiltInFiles.all.compactMap {
                TemplateReader.read(String(decoding: $0.bytes, as: UTF8.self), file: $0.name).template
            })
    }()
}
