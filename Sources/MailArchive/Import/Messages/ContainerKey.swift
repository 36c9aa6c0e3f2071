import MailSources

/// What makes a container the same one when it is read again.
struct ContainerKey: Hashable {
    /// Absolute.
    let path: ExactText
    let format: SourceFormat
    let mailbox: ExactText

    init(path: String, _ format: SourceFormat, mailbox: String) {
        self.path = ExactText(path)
        self.format = format
        self.mailbox = ExactText(mailbox)
    }
}

/// Names containers as the archive does.
struct ContainerKeys {
    private let paths = AbsolutePaths()

    func key(_ container: Container) -> ContainerKey {
        // Streams have no place where they could be found again.
        if container.isStream { return ContainerKey(path: "-", container.format, mailbox: container.mailbox) }
        // An mbox is one wherever it was named from; of a folder tree the mailbox tells what of it is meant.
        let mailbox = container.format == .mbox ? "" : container.mailbox
        let path = paths.absolute(container.path, raw: container.rawPath)
        return ContainerKey(path: path, container.format, mailbox: mailbox)
    }
}
