#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The names in a folder, sorted bytewise so that every file system gives the same order; in a packed folder that can only
/// be read in order, as they stand there. All names share one piece of memory, as a folder may hold a million.
struct FolderListing {
    private(set) var isSorted = true
    private var text: [UInt8] = []
    private var ranges: [Range<Int>] = []

    init() {}

    init(onDisk path: RawPath) throws(SourceError) {
        guard let folder = path.withCString({ opendir($0) }) else { throw .system(SystemError.last, path: path) }
        defer { closedir(folder) }
        errno = 0
        while let entry = readdir(folder) {
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: UInt8.self, capacity: 256) { append($0) }
            }
            errno = 0
        }
        guard errno == 0 else { throw .system(SystemError.last, path: path) }
        ranges.sort { text[$0].lexicographicallyPrecedes(text[$1]) }
    }

    /// - Parameter unsorted: the names stay as they stand.
    init(unsorted: Bool, names: some Sequence<some Collection<UInt8>>) {
        isSorted = !unsorted
        for name in names {
            ranges.append(text.count..<text.count + name.count)
            text.append(contentsOf: name)
        }
    }

    var count: Int { ranges.count }

    subscript(index: Int) -> ArraySlice<UInt8> { text[ranges[index]] }

    func contains(_ name: String) -> Bool {
        ranges.contains { text[$0].elementsEqual(name.utf8) }
    }

    /// The first name that begins with `prefix`.
    func first(beginningWith prefix: [UInt8]) -> ArraySlice<UInt8>? {
        guard isSorted else { return ranges.lazy.map { text[$0] }.first { $0.starts(with: prefix) } }
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if text[ranges[middle]].lexicographicallyPrecedes(prefix) { low = middle + 1 } else { high = middle }
        }
        guard low < ranges.count, text[ranges[low]].starts(with: prefix) else { return nil }
        return text[ranges[low]]
    }

    /// Sorts by number; names that are no numbers come last.
    mutating func sortByNumber() {
        let keys = ranges.map { NumberScanner.number(of: text[$0]) ?? Int.max }
        ranges = ranges.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { ranges[$0] }
    }

    private mutating func append(_ name: UnsafePointer<UInt8>) {
        let length = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
        let bytes = UnsafeBufferPointer(start: name, count: length)
        if bytes.elementsEqual(".".utf8) || bytes.elementsEqual("..".utf8) { return }
        ranges.append(text.count..<text.count + length)
        text.append(contentsOf: bytes)
    }
}
