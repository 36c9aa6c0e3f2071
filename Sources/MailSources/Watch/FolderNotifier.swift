#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A change in a folder that the system tells of.
struct FolderEvent {
    enum Change {
        /// A name appeared: a file that is about to be written, a hard link, a folder.
        case created
        /// A file that was open for writing was closed.
        case written
        case movedIn, movedOut, deleted
        /// The folder itself is gone, and no more is told of it.
        case ended
        /// The queue was full, and events were lost.
        case overflow
    }

    let change: Change
    /// The watch that `FolderNotifier.watch` returned for the folder.
    let descriptor: Int32
    /// Whether `name` is that of a folder.
    let isFolder: Bool
    /// The same for the two ends of a move; 0 for all other changes.
    let cookie: UInt32
    /// A name in the folder; empty where the event is about the folder itself.
    let name: [UInt8]
}

/// Tells of changes in folders as they happen: inotify(7), which only Linux has.
final class FolderNotifier {
    private let descriptor: Int32

    /// Nil where the system has no inotify, or the user has no more instances of it (`fs.inotify.max_user_instances`).
    init?() {
        #if os(Linux)
            let opened = inotify_init1(O_CLOEXEC | O_NONBLOCK)
            guard opened >= 0 else { return nil }
            descriptor = opened
        #else
            return nil
        #endif
    }

    deinit { close(descriptor) }

    /// Nil where the folder cannot be watched, as the user has no more watches (`fs.inotify.max_user_watches`).
    func watch(_ folder: RawPath) -> Int32? {
        #if os(Linux)
            let mask = UInt32(IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_ONLYDIR)
            let watch = folder.withCString { inotify_add_watch(descriptor, $0, mask) }
            return watch >= 0 ? watch : nil
        #else
            return nil
        #endif
    }

    func unwatch(_ watch: Int32) {
        #if os(Linux)
            _ = inotify_rm_watch(descriptor, watch)
        #endif
    }

    /// The events of one read(2); none when all were read.
    func events() -> [FolderEvent] {
        #if os(Linux)
            var buffer = [UInt8](repeating: 0, count: Self.bufferBytes)
            let count = read(descriptor, &buffer, buffer.count)
            return count > 0 ? Self.events(in: buffer[..<count]) : []
        #else
            return []
        #endif
    }

    /// Waits until `notifier` has an event or the time has passed; without a notifier, for the time. False where a
    /// signal ended the wait.
    static func wait(_ notifier: FolderNotifier?, milliseconds: Int32) -> Bool {
        var polled = pollfd(fd: notifier?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, milliseconds) >= 0 || errno != EINTR
    }

    private static let bufferBytes = 64 << 10
}

#if os(Linux)
    extension FolderNotifier {
        /// Each event is four 32-bit numbers (watch, mask, cookie, length) and a name padded with NUL to that length.
        private static func events(in buffer: ArraySlice<UInt8>) -> [FolderEvent] {
            var events: [FolderEvent] = []
            var start = 0
            while start + headBytes <= buffer.count {
                let fields = buffer.withUnsafeBytes { bytes in
                    (0..<4).map { bytes.loadUnaligned(fromByteOffset: start + $0 * 4, as: UInt32.self) }
                }
                let end = min(start + headBytes + Int(fields[3]), buffer.count)
                let name = buffer[(start + headBytes)..<end].prefix { $0 != 0 }
                if let change = change(fields[1]) {
                    events.append(
                        FolderEvent(
                            change: change, descriptor: Int32(bitPattern: fields[0]),
                            isFolder: fields[1] & UInt32(IN_ISDIR) != 0, cookie: fields[2], name: Array(name)))
                }
                start = end
            }
            return events
        }

        private static let headBytes = 16

        private static func change(_ mask: UInt32) -> FolderEvent.Change? {
            changes.first { mask & UInt32($0.bit) != 0 }?.change
        }

        private static let changes: [(bit: Int32, change: FolderEvent.Change)] = [
            (Int32(IN_Q_OVERFLOW), .overflow), (Int32(IN_IGNORED), .ended), (Int32(IN_CLOSE_WRITE), .written),
            (Int32(IN_MOVED_TO), .movedIn), (Int32(IN_MOVED_FROM), .movedOut), (Int32(IN_CREATE), .created),
            (Int32(IN_DELETE), .deleted),
        ]
    }
#endif
