/// The names in a folder, sorted bytewise so that every file system gives the same order; in a packed folder that can
/// only be read in order, as they stand there. All names share one piece of memory, as a folder may hold a million.
struct FolderListing: RandomAccessCollection {
    private(set) var isSorted = true
    private var text: [UInt8] = []
    private var ranges: [Range<Int>] = []

    init() {}

    init(onDisk path: RawPath) throws(SourceError) {
        let entries = try FolderEntries(of: path)
        while entries.next({ name, _ in append(name) }) != nil {}
        if let fault = entries.fault { throw fault }
        ranges.sort { text[$0].lexicographicallyPrecedes(text[$1]) }
    }

    /// - Parameter unsorted: whether the names are in another order than that of their bytes.
    init(unsorted: Bool, names: some Sequence<some Collection<UInt8>>) {
        isSorted = !unsorted
        for name in names { append(name) }
    }

    var startIndex: Int { 0 }
    var endIndex: Int { ranges.count }

    subscript(index: Int) -> ArraySlice<UInt8> { text[ranges[index]] }

    func contains(_ name: String) -> Bool { contains { $0.elementsEqual(name.utf8) } }

    /// The first name that begins with `prefix`.
    func first(beginningWith prefix: [UInt8]) -> ArraySlice<UInt8>? {
        guard isSorted else { return first { $0.starts(with: prefix) } }
        let index = partitioningIndex { !$0.lexicographicallyPrecedes(prefix) }
        guard index < ranges.count, self[index].starts(with: prefix) else { return nil }
        return self[index]
    }

    /// Sorts by number; names that are no numbers come last.
    mutating func sortByNumber() {
        let keys = map { NumberScanner.number(of: $0) ?? Int.max }
        ranges = indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { ranges[$0] }
    }

    private mutating func append(_ name: some Collection<UInt8>) {
        ranges.append(text.count..<text.count + name.count)
        text.append(contentsOf: name)
    }
}
