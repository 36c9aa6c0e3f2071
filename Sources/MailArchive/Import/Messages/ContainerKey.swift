import MailSources

/// Identifies a container, so that it is known again when it is read once more, whatever folder above it is named.
struct ContainerKey: Hashable {
    /// Absolute.
    let path: ExactText
    let format: SourceFormat

    init(path: ExactText, format: SourceFormat) { (self.path, self.format) = (path, format) }

    init(_ container: Container, _ paths: AbsolutePaths) {
        format = container.format
        // Standard input has no place where it could be found again.
        path = ExactText(container.isStream ? "-" : paths.absolute(container.path, raw: container.rawPath))
    }
}
