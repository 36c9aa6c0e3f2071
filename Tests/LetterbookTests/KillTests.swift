import Foundation
import TestSupport
import Testing

/// `LETTERBOOK_KILL_POINTS` says how often; more than the few of every test run are for measuring.
@Suite("An import that is killed")
struct KillTests {
    private static let points = ProcessInfo.processInfo.environment["LETTERBOOK_KILL_POINTS"].flatMap(Int.init) ?? 5

    @Test("leaves a sound archive, and the next import ends as one that was not killed, row for row")
    func killed() throws {
        let folder = try TemporaryFolder()
        var box = ""
        for number in 0..<1_500 {
            box += """
                From a@x.example Mon Jan  1 00:00:00 2024
                From: Person \(number % 37) <p\(number % 37)@x.example>
                To: owner@x.example, p\(number % 11)@y.example
                Subject: letter \(number % 400)
                Date: Mon, 1 Jan 2024 \(10 + number / 3600):\(10 + number / 60 % 50):\(10 + number % 50) +0000
                Message-ID: <\(number)@x.example>
                In-Reply-To: <\(number / 2)@x.example>

                Words of letter \(number): \(String(repeating: "word\(number % 91) ", count: 8))


                """
        }
        try folder.write(box, to: "box.mbox")
        func arguments(_ archive: String) -> [String] {
            ["import", "--archive", archive, "--owner", "owner@x.example", "box.mbox"]
        }
        let start = ContinuousClock.now
        #expect(try Program.run(arguments("whole.sqlite"), in: folder).status == 0)
        let whole = start.duration(to: .now)
        #expect(try Program.differences("whole.sqlite", "whole.sqlite", in: folder) == [])
        var unfinished = 0
        for point in 0..<Self.points {
            let archive = "killed-\(point).sqlite"
            let delay = whole * Double.random(in: 0.02...1)
            if try Program.kill(arguments(archive), after: delay, in: folder) { unfinished += 1 }
            if FileManager.default.fileExists(atPath: folder.path(archive)) {
                let check = try Program.run(["sql", "--archive", archive, "PRAGMA integrity_check"], in: folder)
                // Killed before the archive was one, there is nothing to check.
                #expect(check.output.contains("ok") || check.errors.contains("no letterbook archive"), "\(delay)")
            }
            let next = try Program.run(arguments(archive), in: folder)
            #expect(next.status == 0, "\(delay): \(next.errors)")
            #expect(try Program.differences("whole.sqlite", archive, in: folder) == [], "\(delay)")
            for suffix in ["", "-wal", "-shm", "-lock"] {
                try? FileManager.default.removeItem(atPath: folder.path(archive + suffix))
            }
        }
        #expect(unfinished > 0)
    }
}
