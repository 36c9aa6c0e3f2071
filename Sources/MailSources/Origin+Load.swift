extension Origin {
    /// Reads the message again from where it stood. A file that has changed since gives other bytes, or fewer; the caller
    /// knows the hash. A message file in a Maildir is found under its new name too, as each change of its flags renames it.
    public func load() throws(SourceFault) -> [UInt8] {
        let source = try open()
        if source.isCompressed { return try loadDecompressed(source) }
        let available = max(try source.status().size - offset, 0)
        let stored = try source.bytes(at: Int(clamping: offset), count: Int(clamping: min(length, available)))
        if quoting == .none { return stored }
        let head = try source.bytes(at: 0, count: SourceLimits.sniffBytes)
        return raw(stored, lineEnd: MboxSplitter.lineEnd(from: head.span))
    }

    /// Each is read from its beginning; of messages that are asked for in order, as far as the one before it was.
    private func loadDecompressed(_ source: ByteSource) throws(SourceFault) -> [UInt8] {
        let (offset, length) = (Int(clamping: offset), Int(clamping: length))
        let head = quoting == .none ? [] : try source.bytes(at: 0, count: SourceLimits.sniffBytes)
        let stored = try LastCompressedSource.bytes(of: source.path, at: offset, count: length)
        return quoting == .none ? stored : raw(stored, lineEnd: MboxSplitter.lineEnd(from: head.span))
    }

    private func open() throws(SourceFault) -> ByteSource {
        let path = RawPath(openablePath)
        do throws(SourceFault) {
            return try ByteSource(opening: path)
        } catch  where error.kind == .notFound {
            guard let moved = MaildirWhereabouts.path(of: path), let source = try? ByteSource(opening: moved) else {
                throw error
            }
            return source
        }
    }

    private func raw(_ stored: [UInt8], lineEnd: UInt8) -> [UInt8] {
        let text = stored.span
        var message: [UInt8] = []
        message.reserveCapacity(stored.count)
        let bodyStart = MboxHeader.bodyStart(in: text, lineEnd: lineEnd)
        quoting.undo(text, bodyStart: bodyStart, lineEnd: lineEnd, to: &message)
        return message
    }
}
