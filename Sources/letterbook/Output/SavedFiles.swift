import Foundation

/// Files below folders, to see when one of them is saved.
struct SavedFiles {
    private struct State: Equatable {
        let time: Date?
        let size: Int?
    }

    private let paths: [String]
    private var states: [String: State]

    init(_ paths: [String]) {
        self.paths = paths
        states = Self.states(of: paths)
    }

    /// Waits until a file is saved, made or removed, and until nothing more is saved for a moment.
    ///
    /// - Returns: its path; nil where Ctrl-C ended the wait.
    mutating func nextChange() async -> String? {
        var changed: String?
        while !Interruption.isRequested {
            try? await Task.sleep(for: .milliseconds(150))
            let now = Self.states(of: paths)
            let path = Set(now.keys).union(states.keys).filter { now[$0] != states[$0] }.min()
            states = now
            if path == nil, let changed { return changed }
            changed = path ?? changed
        }
        return nil
    }

    private static func states(of paths: [String]) -> [String: State] {
        let keys: [URLResourceKey] = [.contentModificationDateKey, .fileSizeKey, .isRegularFileKey]
        let files = paths.flatMap { path -> [URL] in
            let below = FileManager.default.enumerator(at: URL(fileURLWithPath: path), includingPropertiesForKeys: keys)
            return [URL(fileURLWithPath: path)] + (below?.compactMap { $0 as? URL } ?? [])
        }
        var states: [String: State] = [:]
        for file in files {
            guard let values = try? file.resourceValues(forKeys: Set(keys)), values.isRegularFile == true else {
                continue
            }
            // Editors write files of their own beside the one that is edited.
            guard ["eml", "yaml", "yml"].contains(file.pathExtension) else { continue }
            states[file.path] = State(time: values.contentModificationDate, size: values.fileSize)
        }
        return states
    }
}
