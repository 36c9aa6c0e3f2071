extension Origin {
    /// Reads the raw message again from where it stood. A file that has changed since gives other bytes, or fewer:
    /// compare a hash to be sure. A message file in a Maildir is found under its new name too, as each change of its
    /// flags renames it.
    ///
    /// - Throws: where the file is gone or cannot be read.
    public func load() throws(SourceError) -> [UInt8] {
        let store = try open()
        let (offset, length) = (Int(clamping: offset), Int(clamping: length))
        // The beginning is read first: in a compressed file, to go back to it would mean to decompress anew.
        let head = quoting == .none ? [] : try store.bytes(at: 0, count: SourceLimits.sniffBytes)
        let stored = try store.bytes(at: offset, count: length)
        let path = RawPath(openablePath)
        if PartialEmlx.isPartial(path) { return PartialEmlx.restored(stored, path: path) }
        return quoting == .none ? stored : raw(stored, lineEnd: MboxSplitter.lineEnd(from: head.span))
    }

    private func open() throws(SourceError) -> any ByteStore {
        let path = RawPath(openablePath)
        do throws(SourceError) {
            return try LastStore.open(path)
        } catch  where error.kind == .notFound {
            guard let moved = MaildirWhereabouts.path(of: path), let store = try? LastStore.open(moved) else {
                throw error
            }
            return store
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
