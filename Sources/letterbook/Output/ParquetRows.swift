import Foundation

/// The mail in the result of a cluster's job, as lines of `letterbook rows --raw`. Parquet is read by the package that wrote
/// it: letterbook-spark.
struct ParquetRows: Sendable {
    private static let reader = "letterbook-spark"

    private let process: Process
    /// What it prints.
    let lines: FileHandle

    /// - Parameters:
    ///   - folder: that the job wrote.
    ///   - part: only mail beneath this path; nil for all.
    init(of folder: String, part: String?) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder + "/rows", isDirectory: &isFolder), isFolder.boolValue
        else { throw Exit.fault("\(folder): holds no rows (name the output folder of letterbook-spark)") }
        guard let reader = SearchPath.program(Self.reader) else {
            throw Exit.fault(
                "--from-parquet needs \(Self.reader) (pip install the folder Sources/Spark of letterbook)")
        }
        process = Process()
        process.executableURL = URL(fileURLWithPath: reader)
        process.arguments = ["rows", folder] + (part.map { ["--part", $0] } ?? [])
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        lines = pipe.fileHandleForReading
        do {
            try process.run()
        } catch {
            throw Exit.fault("\(Self.reader) cannot be run: \(error.localizedDescription)")
        }
    }

    /// To be called when all lines are read: half of them must not pass for the whole.
    ///
    /// - Parameter wasInterrupted: whether lines are left that nobody will read.
    func end(wasInterrupted: Bool) throws {
        if wasInterrupted { return process.terminate() }
        process.waitUntilExit()
        if process.terminationStatus != 0 {
            throw Exit.fault("\(Self.reader) could not read all of it (what was read is kept; see above)")
        }
    }
}
