/// Mail that one program of many reads: some files and folders, or a piece of an mbox.
///
/// It names what was found by whoever looked through the folders, so that nobody does so again.
package struct WorkUnit: Sendable, Hashable, Codable {
    /// One ``Container``, and how its messages are found.
    package struct Part: Sendable, Hashable, Codable {
        /// Which files are messages.
        package enum Files: String, Sendable, Codable {
            /// The file is an mbox.
            case mbox
            /// The file holds many messages in another format.
            case framed
            /// The file is one message.
            case file
            /// Those of a Maildir.
            case maildir
            /// Those of a folder, numbered ones or all others excluded.
            case numbered, unnumbered, all
        }

        package var path: String
        /// The path where it is no UTF-8.
        package var rawPath: [UInt8]?
        package var format: SourceFormat
        package var mailbox: String
        package var files: Files
        /// See ``Container/fileCount``.
        package var fileCount: Int
        /// See ``Container/size``.
        package var size: Int64
        /// See ``Container/modifiedAt``.
        package var modifiedAt: Int64
        /// Whether the user named the format.
        package var isForced: Bool
    }

    /// Bytes that are read.
    package var bytes: Int64 = 0
    package var parts: [Part] = []
    /// Which piece of the one mbox it is; nil where all of the parts is read.
    package var range: MboxRange?
}

extension WorkUnit {
    /// A piece of an mbox that the user names.
    package init(_ range: MboxRange, ofMbox path: String) throws(SourceError) {
        var walker = SourceWalker(paths: [RawPath(path)], format: .mbox)
        while let finding = walker.next() {
            switch finding {
            case .plan(let plan) where !plan.container.isStream:
                self.init(bytes: range.end - range.start, parts: [Part(plan)], range: range)
                return
            case .event(.fault(let fault)): throw fault
            default: break
            }
        }
        throw .unreadable("is no file of which a piece can be read", path: RawPath(path))
    }

    /// What a reader needs.
    var plans: [SourcePlan] { parts.map { SourcePlan($0, range) } }
}

extension WorkUnit.Part {
    init(_ plan: SourcePlan) {
        let container = plan.container
        let files: Files =
            switch plan.content {
            case .mbox: .mbox
            case .framed: .framed
            case .file: .file
            case .maildir: .maildir
            case .folder(let selection):
                switch selection.numbered {
                case .only: .numbered
                case .excluded: .unnumbered
                case .included: .all
                }
            }
        self.init(
            path: container.path, rawPath: plan.rawPathUnlessUTF8, format: container.format,
            mailbox: container.mailbox, files: files, fileCount: container.fileCount, size: container.size,
            modifiedAt: container.modifiedAt, isForced: plan.isForced)
    }

    var container: Container {
        Container(
            RawPath(rawPath ?? Array(path.utf8)), format, mailbox: mailbox, size: size, fileCount: fileCount,
            modifiedAt: modifiedAt)
    }
}

extension SourcePlan {
    fileprivate init(_ part: WorkUnit.Part, _ range: MboxRange?) {
        func folder(_ numbered: FolderSelection.Numbered) -> Content {
            .folder(FolderSelection(format: part.format, numbered: numbered, isForced: part.isForced))
        }
        let content: Content =
            switch part.files {
            case .mbox: .mbox
            case .framed: .framed
            case .file: .file
            case .maildir: .maildir
            case .numbered: folder(.only)
            case .unnumbered: folder(.excluded)
            case .all: folder(.included)
            }
        self.init(part.container, content, isForced: part.isForced)
        self.range = range
    }
}
