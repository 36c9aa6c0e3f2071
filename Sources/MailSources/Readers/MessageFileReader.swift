/// Reads a container of message files, many small files to a batch.
struct MessageFileReader: ContainerReader {
    private(set) var isComplete = true
    private(set) var bytesDone: Int64 = 0
    private let plan: SourcePlan
    private let limits: ReaderLimits
    private let memory: MemoryPool
    private var builder: BatchBuilder
    private var files: (any MessageFileList)?
    private var index = 0
    private var buffer: [UInt8]
    private var events: [SourceEvent] = []
    private var isFinished = false

    init(_ plan: SourcePlan, limits: ReaderLimits, memory: MemoryPool) {
        self.plan = plan
        self.limits = limits
        self.memory = memory
        buffer = memory.take()
        builder = BatchBuilder(plan.container, byteLimit: limits.batchBytes, messageLimit: limits.batchMessages)
    }

    var messageCount: Int { builder.messageCount }

    mutating func next() -> SourceEvent? {
        while events.isEmpty, !isFinished { advance() }
        return events.isEmpty ? nil : events.removeFirst()
    }

    /// Reads one file, or ends the container.
    private mutating func advance() {
        do throws(SourceError) {
            if files == nil {
                files = try list()
                // A damaged zip or tar file may still hold the messages that it no longer lists.
                if plan.stream == nil, try PackedFolders.isCutShort(at: plan.path) { isComplete = false }
            }
        } catch {
            fail(error)
        }
        guard let files, index < files.count else { return finish() }
        let file = files.file(index)
        if (files as? FolderFiles)?.isSelected(index) ?? true {
            do throws(SourceError) {
                try read(file)
            } catch {
                fail(error)
                builder.add(gap(file, error))
            }
        }
        index += 1
    }

    private mutating func fail(_ fault: SourceError) {
        isComplete = false
        events.append(.fault(fault))
    }

    private func gap(_ file: MessageFile, _ fault: SourceError) -> SourceGap {
        let size = try? ByteSource(opening: file.path).status().size
        return SourceGap(
            path: file.path.display, rawPath: file.path.bytesUnlessUTF8, offset: 0, length: size ?? 0,
            reason: fault.kind == .messageTooLarge ? .messageTooLarge : .unreadable)
    }

    private mutating func finish() {
        isFinished = true
        memory.give(back: buffer)
        buffer = []
        events.append(.batch(builder.flush()))
    }

    private func list() throws(SourceError) -> any MessageFileList {
        switch plan.content {
        case .mbox, .framed, .file: SingleFile(path: plan.path)
        case .maildir: try MaildirFiles(plan.path)
        case .folder(let selection): try FolderFiles(plan.path, selection)
        }
    }

    private mutating func read(_ file: MessageFile) throws(SourceError) {
        do throws(SourceError) {
            try load(file)
        } catch  where error.kind == .notFound {
            guard let moved = files?.moved(index) else {
                events.append(.vanished(path: file.path.display))
                return
            }
            do throws(SourceError) {
                try load(moved)
            } catch  where error.kind == .notFound {
                events.append(.vanished(path: file.path.display))
            }
        }
    }

    private mutating func load(_ file: MessageFile) throws(SourceError) {
        if let stream = plan.stream { return try load(stream, file) }
        let source: ByteSource
        do throws(SourceError) {
            source = try ByteSource(opening: file.path)
        } catch  where error.kind == .notMail {
            // It is a folder or a pipe. Where files of other kinds may be beside the mail, the walk of the tree deals
            // with it.
            if !isLoose { events.append(.ignored(path: file.path.display, reason: .notRegularFile)) }
            return
        }
        let status = try source.status()
        bytesDone = bytesDone.saturatingAdding(status.size)
        guard status.size <= Int64(limits.messageBytes) else {
            throw .tooLarge(path: file.path, limit: limits.messageBytes)
        }
        let count = try fill(from: source, expecting: Int(status.size))
        add(file, count, modifiedAt: status.modifiedAt)
    }

    /// A stream is one message, as far as it goes.
    private mutating func load(_ stream: ByteWindow, _ file: MessageFile) throws(SourceError) {
        while try stream.fillMore() {
            guard stream.end <= limits.messageBytes else {
                throw .tooLarge(path: file.path, limit: limits.messageBytes)
            }
        }
        if let fault = stream.fault { throw fault }
        let count = stream.end
        bytesDone = Int64(count)
        buffer = stream.giveUpMemory()
        add(file, count, modifiedAt: nil)
    }

    /// Reads the whole file to the front of `buffer`. A file may grow or shrink while it is read.
    private mutating func fill(from source: ByteSource, expecting size: Int) throws(SourceError) -> Int {
        var count = 0
        while true {
            // Memory is taken for the bytes that are there: in a zip file the size is only a claim.
            let wanted = max(min(size, max(2 * count, SourceLimits.chunkBytes)), count) + 1
            if buffer.count < wanted {
                let more = max(wanted - buffer.count, min(buffer.count, limits.messageBytes))
                buffer.append(contentsOf: [UInt8](zeros: more))
            }
            let room = buffer.count - count
            let got = try source.read(into: &buffer, at: count, count: room)
            count += got
            guard count <= limits.messageBytes else {
                throw .tooLarge(path: source.path, limit: limits.messageBytes)
            }
            if got == 0 { return count }
        }
    }

    /// Whether the folder may hold other files too. Then the kind of each is judged by its content once more, as the
    /// walk of the tree has kept no list.
    private var isLoose: Bool {
        if case .folder(let selection) = plan.content { return !selection.isForced }
        return false
    }

    private mutating func add(_ file: MessageFile, _ count: Int, modifiedAt: Int64?) {
        if isLoose, !isOfContainersKind(file, count) { return }
        if count == 0, !plan.isForced {
            events.append(.ignored(path: file.path.display, reason: .empty))
            return
        }
        var message = StoredMessage(buffer.span.extracting(0..<count), plan.container.format)
        if plan.container.format == .maildir {
            let isThunderbirds = file.path.lastComponent.suffix(4).elementsEqual(".eml".utf8)
            message.takeHeaderKeywords(buffer.span.extracting(0..<count), withFlags: isThunderbirds)
        }
        guard !message.isCompressed else {
            let fault = SourceError.compressed(path: file.path, offset: Int64(message.range.lowerBound))
            fail(fault)
            return builder.add(gap(file, fault))
        }
        let origin = origin(of: message, file, count, modifiedAt)
        let restored =
            PartialEmlx.isPartial(file.path) ? PartialEmlx.restored(Array(buffer[message.range]), path: file.path) : nil
        let size = restored?.count ?? message.range.count
        if builder.mustFlush(before: size) { events.append(.batch(builder.flush())) }
        let bytes = restored ?? buffer
        let range = restored?.indices ?? message.range
        builder.add(origin, size: size) { $0.append(bytes.span, range) }
    }

    private func isOfContainersKind(_ file: MessageFile, _ count: Int) -> Bool {
        let text = buffer.span.extracting(0..<count)
        let kind = ContentKind(of: text, isWhole: true, name: file.path.lastComponent[...])
        return kind.format == (plan.container.format == .mh ? .eml : plan.container.format)
    }

    private func origin(of message: StoredMessage, _ file: MessageFile, _ size: Int, _ modifiedAt: Int64?) -> Origin {
        let date = file.deliveredAt ?? file.receivedAt ?? message.receivedAt ?? modifiedAt
        return Origin(
            path: file.path.display, rawPath: file.path.bytesUnlessUTF8, offset: Int64(message.range.lowerBound),
            length: Int64(message.range.count), mailbox: plan.container.mailbox,
            envelope: message.envelope.map { String(decoding: $0, as: UTF8.self) },
            keywords: file.keywords + message.keywords.filter { !file.keywords.contains($0) },
            labels: file.labels, tellsFlags: file.tellsFlags ?? [.maildir, .emlx].contains(plan.container.format),
            fileDate: date,
            dateSource: file.deliveredAt != nil ? .maildir : date == nil ? nil : .file, quoting: .none,
            leadLength: Int64(message.range.lowerBound), trailLength: Int64(size - message.range.upperBound))
    }
}
