/// The members of a packed folder, by folder and name.
struct PackedTree {
    typealias Member = PackedFolder.Member

    /// Members that were left out: too many, too deep, or with too long a name.
    private(set) var leftOut = 0
    private var folders: [FolderName: Int] = [:]
    private var members: [Member] = []
    /// The indices in `members` of each folder's members, by the folder's number.
    private var ranges: [Range<Int>] = [0..<0]

    private struct FolderName: Hashable {
        var parent: Int
        var name: [UInt8]
    }

    /// Adds a member, or a folder where `member` is nil.
    ///
    /// - Parameter path: as the writer gave it. Slashes at its ends, `.` and `..` are dropped; as no file is written at
    ///   such a path, they can do no harm.
    mutating func add(_ path: ArraySlice<UInt8>, _ member: Member?) {
        let parts = Self.parts(path)
        guard let name = parts.last else { return }
        guard members.count < SourceLimits.members, path.count <= SourceLimits.memberPathBytes,
            parts.count <= Self.maximumDepth
        else {
            leftOut += 1
            return
        }
        guard var member else {
            _ = folder(parts[...])
            return
        }
        member.name = Array(name)
        member.folder = folder(parts.dropLast())
        members.append(member)
    }

    /// Sorts the members and gives them distinct names. Must be called once, when all are added.
    mutating func finish() {
        members.sort { Self.precedes($0, $1) || !Self.precedes($1, $0) && $0.rank < $1.rank }
        distinguish()
        members.sort(by: Self.precedes)
        ranges = Array(repeating: 0..<0, count: folders.count + 1)
        for range in folderRanges() { ranges[members[range.lowerBound].folder] = range }
        for index in members.indices {
            guard case .hardLink(let target) = members[index].kind else { continue }
            members[index] = linked(members[index], to: target)
        }
    }

    func member(at path: ArraySlice<UInt8>) -> Member? {
        if let number = folder(at: Self.parts(path)[...]) {
            return Member(kind: .folder(number), folder: number)
        }
        return index(of: path).map { members[$0] }
    }

    /// Sorted by name.
    func members(ofFolder number: Int) -> ArraySlice<Member> { members[ranges[number]] }

    private static let maximumDepth = 255

    private static func parts(_ path: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        path.split(separator: UInt8(ascii: "/")).filter {
            !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8)
        }
    }

    // MARK: Folders

    /// The number of the folder at a path; nil where there is none. Number 0 is the packed folder itself.
    private func folder(at parts: ArraySlice<ArraySlice<UInt8>>) -> Int? {
        var number = 0
        for part in parts {
            guard let next = folders[FolderName(parent: number, name: Array(part))] else { return nil }
            number = next
        }
        return number
    }

    /// The number of the folder at a path. It and those that it stands in are added where they are not there yet.
    private mutating func folder(_ parts: ArraySlice<ArraySlice<UInt8>>) -> Int {
        var number = 0
        for part in parts {
            let name = FolderName(parent: number, name: Array(part))
            if let known = folders[name] {
                number = known
            } else {
                let new = folders.count + 1
                folders[name] = new
                members.append(Member(kind: .folder(new), name: name.name, folder: number))
                number = new
            }
        }
        return number
    }

    // MARK: Files

    /// Where the member at `path` stands in `members`.
    private func index(of path: ArraySlice<UInt8>) -> Int? {
        let parts = Self.parts(path)
        guard let name = parts.last, let folder = folder(at: parts.dropLast()) else { return nil }
        let index = members[ranges[folder]].partitioningIndex { !$0.name.lexicographicallyPrecedes(name) }
        guard index < ranges[folder].upperBound, members[index].name.elementsEqual(name) else { return nil }
        return index
    }

    /// The file that a hard link leads to, under the link's name. A link that leads to no file becomes of the kind
    /// `other`.
    private func linked(_ link: Member, to target: [UInt8]) -> Member {
        var result = link
        result.kind = .other
        guard let found = index(of: target[...]), case .file = members[found].kind else { return result }
        result = members[found]
        (result.name, result.folder) = (link.name, link.folder)
        return result
    }

    /// Of members of one name the last keeps it, as unpacking would leave that one; the others get a number.
    private mutating func distinguish() {
        for range in folderRanges() { distinguish(range) }
    }

    /// The indices of each folder's members, in the order in which they stand. Members must be sorted by folder.
    private func folderRanges() -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = 0
        while start < members.count {
            let end = members[start...].firstIndex { $0.folder != members[start].folder } ?? members.count
            result.append(start..<end)
            start = end
        }
        return result
    }

    /// - Parameter range: the members of one folder.
    private mutating func distinguish(_ range: Range<Int>) {
        var renamed: [(index: Int, name: [UInt8])] = []
        var given: Set<[UInt8]> = []
        var number = 0
        for index in range.dropLast() {
            number = index > range.lowerBound && members[index].name == members[index - 1].name ? number : 0
            guard members[index].name == members[index + 1].name else { continue }
            var name: [UInt8]
            repeat {
                number += 1
                name = members[index].name + Array("~\(number)".utf8)
            } while given.contains(name) || holds(name, range)
            given.insert(name)
            renamed.append((index, name))
        }
        for (index, name) in renamed { members[index].name = name }
    }

    private func holds(_ name: [UInt8], _ range: Range<Int>) -> Bool {
        let index = members[range].partitioningIndex { !$0.name.lexicographicallyPrecedes(name) }
        return index < range.upperBound && members[index].name == name
    }

    private static func precedes(_ left: Member, _ right: Member) -> Bool {
        left.folder != right.folder ? left.folder < right.folder : left.name.lexicographicallyPrecedes(right.name)
    }
}

extension PackedFolder.Member {
    /// The order of members of one name: as they stand in the file, but a folder last, so that it keeps the name, which
    /// the paths of its members begin with.
    fileprivate var rank: Int64 {
        if case .folder = kind { return .max }
        return start
    }
}
