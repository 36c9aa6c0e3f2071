import Dispatch
import Foundation
import MailArchive
import Synchronization

/// What all requests share.
final class Site: Sendable {
    let archivePath: String
    /// Whether nothing may be changed.
    let isReadOnly: Bool
    /// The folder that new mail is imported from; nil where there is none.
    let watchedFolder: String?
    let readers: ReaderPool
    let kept = KeptResults(limit: 16 << 20)
    /// Sees when the archive has changed. It is asked for each request, and reads nothing else.
    private let watcher: Archive
    private let watcherQueue = DispatchQueue(label: "letterbook.version")
    /// SQLite's number, of which only that it differs means something, and how often it has differed.
    private let changes = Mutex<(seen: Int, count: Int)>((-1, 0))
    private let background = DispatchQueue(label: "letterbook.overview", qos: .utility)
    private let surveys = Mutex(Surveys())

    /// What is counted in the background, as it takes long where there is much mail.
    struct Survey: Sendable {
        var version: Int
        var overview: ArchiveOverview
        var columns: MessageColumns
        /// Of all messages.
        var whole: MessageTally
    }

    private struct Surveys {
        var last: Survey?
        /// The version that is being counted, or could not be.
        var wanted: Int?
    }

    /// - Throws: `ArchiveError` where there is no archive.
    init(archivePath: String, isReadOnly: Bool, watchedFolder: String?) throws {
        self.archivePath = archivePath
        self.isReadOnly = isReadOnly
        self.watchedFolder = watchedFolder
        readers = ReaderPool(path: archivePath, size: 3)
        watcher = try Archive(path: archivePath, access: .read)
        try watcher.setCache(bytes: 1 << 20)
        try watcher.limitWaiting(milliseconds: 300)
    }

    /// A number that is larger after each change of the archive.
    func version() async -> Int {
        let seen = await withCheckedContinuation { (continuation: CheckedContinuation<Int?, Never>) in
            watcherQueue.async { continuation.resume(returning: try? self.watcher.dataVersion()) }
        }
        return changes.withLock { changes in
            // During a first import the writer keeps readers out: then nothing is known to have changed.
            if let seen, changes.seen != seen { changes = (seen, changes.count + 1) }
            return changes.count
        }
    }

    /// What was counted last, perhaps before the last change; nil until it has been counted once. Where the archive is small
    /// it is counted at once, else in the background.
    func survey(version: Int, _ archive: Archive) -> Survey? {
        let (last, isWanted) = surveys.withLock { state in
            guard state.last?.version != version, state.wanted != version else { return (state.last, false) }
            state.wanted = version
            return (state.last, true)
        }
        guard isWanted else { return last }
        guard let count = try? archive.count(.all), count <= Self.smallCount else {
            background.async { [self] in
                // While mail arrives, only the last version is counted.
                guard surveys.withLock({ $0.wanted == version }) else { return }
                let archive = try? Archive(path: archivePath, access: .read)
                try? archive?.setCache(bytes: Self.surveyCache)
                keep(archive, version)
            }
            return last
        }
        keep(archive, version)
        return surveys.withLock { $0.last }
    }

    /// Authors and lists that statistics name.
    static let topCount = 15
    /// Messages that are counted in less than a tenth of a second.
    private static let smallCount = 20_000

    /// Where counting fails, as when a visitor leaves, the next request tries again.
    private func keep(_ archive: Archive?, _ version: Int) {
        guard let overview = try? archive?.overview(), let columns = try? archive?.messageColumns() else {
            return surveys.withLock { if $0.wanted == version { $0.wanted = nil } }
        }
        let whole = FoundMessages(allOf: columns, top: Self.topCount).tally
        let survey = Survey(version: version, overview: overview, columns: columns, whole: whole)
        surveys.withLock { if $0.last.map({ $0.version < version }) ?? true { $0.last = survey } }
    }

    private static let surveyCache = 8 << 20
}

/// A request, as pages see it.
struct Visit: Sendable {
    let site: Site
    /// Percent-encoded.
    let path: String
    let query: Parameters
    /// Of the archive when the request came.
    let version: Int

    /// The day, which decides what `7d` and `yesterday` mean.
    static var today: Int { (Int(Date().timeIntervalSince1970) + TimeZone.current.secondsFromGMT()) / 86_400 }

    /// Path and query, without what says that a change was made.
    var address: String {
        let kept = query.all.filter { $0.name != "done" }.map {
            "\(Address.encoded($0.name))=\(Address.encoded($0.value))"
        }
        return path + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&"))
    }

    /// The kept result, else a new one.
    func kept<Value: Sendable>(
        _ key: String, cost: KeyPath<Value, Int>? = nil, _ make: () throws -> Value
    ) rethrows -> Value {
        try site.kept.result(key, version: version, cost: cost, make)
    }
}
