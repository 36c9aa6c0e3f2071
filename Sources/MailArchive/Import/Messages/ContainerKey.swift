import MailSources

/// Identifies a container, so that it is known again when it is read once more.
struct ContainerKey: Hashable {
    /// Absolute.
    let path: ExactText
    let format: SourceFormat
    let mailbox: ExactText

    init(_ container: Container, _ paths: AbsolutePaths) {
        format = container.format
        // Standard input has no place where it could be found again.
        path = ExactText(container.isStream ? "-" : paths.absolute(container.path, raw: container.rawPath))
        // The mailbox of an mbox depends on the folder that the import was given; that of a folder of mail tells which
        // of its mailboxes is meant.
        mailbox = ExactText(container.format == .mbox && !container.isStream ? "" : container.mailbox)
    }
}
