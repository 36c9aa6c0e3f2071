/// The members of a packed folder, by folder and name.
struct PackedTree {
    typealias Member = PackedFolder.Member

    private var folders: [[UInt8]: Int] = [[]: 0]
    private var members: [Member] = []
    /// Of each folder, in `members`.
    private var ranges: [Range<Int>] = []
    private var hardLinks: [(path: [UInt8], target: [UInt8])] = []

    /// Adds what stands at `path` as its writer gave it: a folder where `member` is nil. Slashes around it, `.` and `..` are
    /// dropped: nothing is written by these paths, and nobody finds a file by them.
    mutating func add(_ path: ArraySlice<UInt8>, _ member: Member?) {
        let parts = Self.parts(path)
        guard let name = parts.last, parts.count <= Self.maximumDepth else { return }
        guard var member else {
            _ = folder(parts[...])
            return
        }
        member.name = Array(name)
        member.folder = folder(parts.dropLast())
        members.append(member)
    }

    /// Adds another name of the file at `target`.
    mutating func addHardLink(_ path: ArraySlice<UInt8>, to target: [UInt8]) {
        hardLinks.append((Self.joined(Self.parts(path)[...]), Self.joined(Self.parts(target[...])[...])))
        add(path, Member(kind: .other))
    }

    /// Must be called once, when all are added.
    mutating func finish() {
        distinguish()
        members.sort(by: Self.precedes)
        ranges = Array(repeating: 0..<0, count: folders.count)
        var start = 0
        while start < members.count {
            let end = members[start...].firstIndex { $0.folder != members[start].folder } ?? members.count
            ranges[members[start].folder] = start..<end
            start = end
        }
        for link in hardLinks {
            guard let index = index(of: link.path[...]), let target = self.index(of: link.target[...]) else { continue }
            var file = members[target]
            (file.name, file.folder) = (members[index].name, members[index].folder)
            members[index] = file
        }
        hardLinks = []
    }

    func member(at path: ArraySlice<UInt8>) -> Member? {
        if let number = folders[Array(path)] { return Member(kind: .folder(number), name: [], folder: number) }
        return index(of: path).map { members[$0] }
    }

    /// Sorted by name.
    func members(ofFolder number: Int) -> ArraySlice<Member> { members[ranges[number]] }

    /// Folders in folders beyond this are left out.
    private static let maximumDepth = 255

    private static func parts(_ path: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        path.split(separator: UInt8(ascii: "/")).filter {
            !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
        }
    }

    private static func joined(_ parts: ArraySlice<ArraySlice<UInt8>>) -> [UInt8] {
        Array(parts.joined(separator: [UInt8(ascii: "/")]))
    }

    /// Of a file or link in `members`, by binary search.
    private func index(of path: ArraySlice<UInt8>) -> Int? {
        let slash = path.lastIndex(of: UInt8(ascii: "/"))
        let name = path[(slash.map { $0 + 1 } ?? path.startIndex)...]
        guard let folder = folders[Array(path[..<(slash ?? path.startIndex)])] else { return nil }
        var (low, high) = (ranges[folder].lowerBound, ranges[folder].upperBound)
        while low < high {
            let middle = (low + high) / 2
            if members[middle].name.lexicographicallyPrecedes(name) { low = middle + 1 } else { high = middle }
        }
        guard low < ranges[folder].upperBound, members[low].name.elementsEqual(name) else { return nil }
        return low
    }

    private mutating func folder(_ parts: ArraySlice<ArraySlice<UInt8>>) -> Int {
        let path = Self.joined(parts)
        if let known = folders[path] { return known }
        guard let name = parts.last else { return 0 }
        let parent = folder(parts.dropLast())
        let number = folders.count
        folders[path] = number
        members.append(Member(kind: .folder(number), name: Array(name), folder: parent))
        return number
    }

    /// Of members of one name the last keeps it, as unpacking would leave that one; the others get a number.
    private mutating func distinguish() {
        members.sort { Self.precedes($0, $1) || !Self.precedes($1, $0) && $0.rank < $1.rank }
        var index = 0
        while index < members.count {
            var last = index
            while last + 1 < members.count, members[last + 1].folder == members[index].folder,
                members[last + 1].name == members[index].name
            { last += 1 }
            for (number, earlier) in (index..<last).enumerated() {
                members[earlier].name += Array("~\(number + 1)".utf8)
            }
            index = last + 1
        }
    }

    private static func precedes(_ left: Member, _ right: Member) -> Bool {
        left.folder != right.folder ? left.folder < right.folder : left.name.lexicographicallyPrecedes(right.name)
    }
}

extension PackedFolder.Member {
    /// Among members of one name: a folder last, as its path leads to what is in it.
    fileprivate var rank: Int64 {
        if case .folder = kind { return .max }
        return start
    }
}
