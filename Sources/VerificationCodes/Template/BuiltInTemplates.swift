extension TemplateSet {
    /// The templates that Letterbook has, from `Sources/VerificationCodes/Templates`.
    public static let builtIn: TemplateSet = {
        TemplateSet(
            BuiltInFiles.all.compactMap {
                TemplateReader.read(String(decoding: $0.bytes, as: UTF8.self), file: $0.name).template
            })
    }()

    /// What is wrong with them: nothing, or the tests fail.
    static var builtInFaults: [TemplateFault] {
        BuiltInFiles.all.flatMap {
            TemplateReader.read(String(decoding: $0.bytes, as: UTF8.self), file: $0.name).faults
        }
    }
}
