#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An Outlook data file (.pst, .ost). The program readpst of libpst unpacks it: each message to a file, each folder to
/// a folder.
///
/// Those files are moved into one temporary file without a name at once, so that nothing is left behind whatever
/// happens later.
enum OutlookFile {
    /// MS-PST section 2.2.2.6: `!BDN`.
    static func begins(_ head: Span<UInt8>) -> Bool {
        let magic: [UInt8] = [0x21, 0x42, 0x44, 0x4E]
        return head.count >= magic.count && magic.indices.allSatisfy { head[$0] == magic[$0] }
    }

    static func unfold(_ path: RawPath) throws(SourceError) -> (store: any ByteStore, tree: PackedTree) {
        removeAbandoned()
        let folder = try temporaryFolder(path)
        let lock = lock(folder)
        defer {
            remove(folder)
            if let lock { close(lock) }
        }
        try unpack(path, into: folder)
        let spool = try TemporaryFile(path)
        var tree = PackedTree()
        try collect(folder, below: [], into: spool, &tree)
        tree.finish()
        return (spool.store, tree)
    }

    private static func temporaryFolder(_ path: RawPath) throws(SourceError) -> RawPath {
        var name = Array("\(TemporaryFile.folder)/\(namePrefix)XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else { throw TemporaryFile.fault(SystemError.last, path) }
        return RawPath(name.dropLast().map { UInt8(bitPattern: $0) })
    }

    private static let namePrefix = "letterbook-pst-"

    /// Locks the folder until the descriptor is closed. Nil where another program holds the lock: then it is in use, as
    /// the lock of a program that was killed is gone.
    private static func lock(_ folder: RawPath) -> Int32? {
        let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
        if descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        return nil
    }

    /// Removes the folders of programs that were killed while readpst wrote to them.
    private static func removeAbandoned() {
        let parent = RawPath(TemporaryFile.folder)
        guard let names = try? FolderListing(of: parent) else { return }
        let nameLength = namePrefix.utf8.count + 6
        for name in names where name.count == nameLength && name.starts(with: namePrefix.utf8) {
            let folder = parent.appending(name)
            guard isAbandoned(folder), let lock = lock(folder) else { continue }
            remove(folder)
            close(lock)
        }
    }

    /// It is our own folder and no link to one, as others may write to the folder for temporary files, too. And it was
    /// not made just now, when it is yet to be locked.
    private static func isAbandoned(_ folder: RawPath) -> Bool {
        guard let info = FileStatus.ofLink(folder), info.st_mode & S_IFMT == S_IFDIR, info.st_uid == geteuid() else {
            return false
        }
        return FileTime.currentSecond - FileTime(modificationOf: info).seconds > 60
    }

    /// Runs readpst(1). -q: quiet; -e: a file for each message; -D: deleted messages, too; -t e: mail alone; -j 0: in
    /// one process.
    private static func unpack(_ path: RawPath, into folder: RawPath) throws(SourceError) {
        let file = path.bytes.first == UInt8(ascii: "-") ? RawPath(Array("./".utf8) + path.bytes) : path
        let words = ["readpst", "-q", "-e", "-D", "-t", "e", "-j", "0", "-o"].map { Array($0.utf8) }
        var arguments: [UnsafeMutablePointer<CChar>?] = (words + [folder.bytes, file.bytes]).map { word in
            strdup(word.map { CChar(bitPattern: $0) } + [0])
        }
        defer { for argument in arguments { free(argument) } }
        arguments.append(nil)
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            let environment = _NSGetEnviron().pointee
        #else
            var actions = posix_spawn_file_actions_t()
            let environment = environ
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
        var process = pid_t()
        guard posix_spawnp(&process, "readpst", &actions, nil, arguments, environment) == 0 else {
            throw .unreadable(
                "is an Outlook data file, which takes readpst to read (install libpst; its package may be called pst-utils)",
                path: path)
        }
        var status: Int32 = 0
        var ended = waitpid(process, &status, 0)
        while ended < 0, SystemError.last == EINTR { ended = waitpid(process, &status, 0) }
        guard ended == process, status == 0 else {
            throw .unreadable("readpst cannot read this Outlook data file (it may be damaged)", path: path)
        }
    }

    /// Moves the files of a folder into the temporary file, in the order of their names.
    private static func collect(
        _ folder: RawPath, below parents: [UInt8], into spool: TemporaryFile, _ tree: inout PackedTree
    ) throws(SourceError) {
        let names = try FolderListing(of: folder)
        for name in names {
            let path = folder.appending(name)
            let inner = parents + (parents.isEmpty ? [] : [RawPath.slash]) + name
            let status = try FileStatus(onDisk: path)
            switch status.kind {
            case .folder:
                tree.add(inner[...], nil)
                try collect(path, below: inner, into: spool, &tree)
            case .regular:
                let start = spool.count
                let content = try PlainFile(opening: path).bytes(at: 0, count: Int(clamping: status.size))
                try spool.append(reproducible(content))
                let size = spool.count - start
                tree.add(
                    inner[...], PackedFolder.Member(kind: .file, start: start, storedSize: size, size: size))
                _ = path.withCString { unlink($0) }
            case .pipeOrTerminal, .other: break
            }
        }
    }

    /// readpst puts random numbers into the boundaries that it makes up, and the present time into the calendars of
    /// meetings. The boundaries get numbers in order, and the times are left out, so that the same file gives the same
    /// messages each time.
    static func reproducible(_ message: [UInt8]) -> [UInt8] { withBoundariesNumbered(withoutStamps(message)) }

    /// Drops the DTSTAMP lines of the calendars that readpst writes.
    private static func withoutStamps(_ message: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var isCalendar = false
        var (copied, start) = (0, 0)
        while start < message.count {
            let line = message[start...]
            let end = line.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? message.count
            if line.starts(with: "PRODID:LibPST".utf8) {
                isCalendar = true
            } else if isCalendar, line.starts(with: "END:VCALENDAR".utf8) {
                isCalendar = false
            } else if isCalendar, line.starts(with: "DTSTAMP:".utf8) {
                result += message[copied..<start]
                copied = end
            }
            start = end
        }
        return copied == 0 ? message : result + message[copied...]
    }

    private static func withBoundariesNumbered(_ message: [UInt8]) -> [UInt8] {
        let mark = Array("LibPST-iamunique-".utf8)
        var result: [UInt8] = []
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        var copied = 0
        var index = 0
        while let start = message[index...].firstIndex(of: mark[0]) {
            index = start + 1
            guard message[start...].starts(with: mark) else { continue }
            let digits = message[(start + mark.count)...].prefix { (0x30...0x39).contains($0) }
            let number = numbers[digits] ?? numbers.count + 1
            numbers[digits] = number
            result += message[copied..<digits.startIndex]
            result += Array(String(number).utf8)
            copied = digits.endIndex
            index = copied
        }
        return copied == 0 ? message : result + message[copied...]
    }

    /// Removes a folder with all that is in it. Links are removed, not followed.
    private static func remove(_ folder: RawPath) {
        for path in ((try? FolderListing(of: folder)) ?? FolderListing()).map({ folder.appending($0) }) {
            if (FileStatus.ofLink(path)?.st_mode ?? 0) & S_IFMT == S_IFDIR {
                remove(path)
            } else {
                _ = path.withCString { unlink($0) }
            }
        }
        _ = folder.withCString { rmdir($0) }
    }
}
