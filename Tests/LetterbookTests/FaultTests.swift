import TestSupport

#if os(Linux)
    import Foundation
    import Testing

    /// Faults of disks, injected into the C library by faults.c. `LETTERBOOK_FAULT_POINTS` says at how many calls of each
    /// kind; more than the few of every test run are for measuring.
    @Suite("Disks that fail")
    struct FaultTests {
        private static let points =
            ProcessInfo.processInfo.environment["LETTERBOOK_FAULT_POINTS"].flatMap(Int.init) ?? 3

        /// faults.c as a library that can be preloaded.
        private static let library: String? = {
            let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "faults.c").path
            let output = NSTemporaryDirectory() + "letterbook-faults-\(getpid()).so"
            let compiler = Process()
            compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            compiler.arguments = ["clang", "-shared", "-fPIC", "-o", output, source, "-ldl"]
            guard (try? compiler.run()) != nil else { return nil }
            compiler.waitUntilExit()
            return compiler.terminationStatus == 0 ? output : nil
        }()

        struct Fault: CustomTestStringConvertible, Sendable {
            var what: String
            /// A call on a file of this name.
            var file: String
            var call: String
            var number: Int32
            /// always, once or short.
            var mode: String
            /// Whether the import can go on as if nothing were.
            var isHarmless = false

            var testDescription: String { what }
        }

        static let faults = [
            Fault(what: "full disk", file: "a.sqlite", call: "write", number: ENOSPC, mode: "always"),
            Fault(what: "a failing write", file: "a.sqlite", call: "write", number: EIO, mode: "once"),
            Fault(what: "a failing sync", file: "a.sqlite", call: "sync", number: EIO, mode: "once"),
            Fault(what: "a failing read of the archive", file: "a.sqlite", call: "read", number: EIO, mode: "once"),
            Fault(what: "short writes", file: "a.sqlite", call: "write", number: 0, mode: "short", isHarmless: true),
            Fault(what: "a quota", file: "a.sqlite", call: "write", number: EDQUOT, mode: "always"),
            Fault(what: "a failing read of the source", file: "box.mbox", call: "read", number: EIO, mode: "always"),
        ]

        private static func mailbox(_ folder: TemporaryFolder) throws {
            var box = ""
            for number in 0..<60 {
                box += """
                    From a@x.example Mon Jan  1 00:00:00 2024
                    From: Person \(number % 7) <p\(number % 7)@x.example>
                    To: owner@x.example
                    Subject: letter \(number)
                    Date: Mon, 1 Jan 2024 10:\(10 + number / 50):\(10 + number % 50) +0000
                    Message-ID: <\(number)@x.example>

                    Words of letter \(number): \(String(repeating: "word\(number % 91) ", count: 20))


                    """
            }
            try folder.write(box, to: "box.mbox")
        }

        /// Keeps the archive of an import that nothing disturbed.
        private static func keepWhole(_ folder: TemporaryFolder) throws {
            try FileManager.default.copyItem(atPath: folder.path("a.sqlite"), toPath: folder.path("whole.sqlite"))
        }

        /// The tables in which the archive differs from the whole one.
        private static func differences(_ folder: TemporaryFolder) throws -> [String] {
            try Program.differences("whole.sqlite", "a.sqlite", in: folder)
        }

        private static func remove(_ folder: TemporaryFolder) {
            for suffix in ["", "-wal", "-shm", "-lock", "-journal"] {
                try? FileManager.default.removeItem(atPath: folder.path("a.sqlite" + suffix))
            }
        }

        private static let command = ["import", "--archive", "a.sqlite", "--owner", "owner@x.example", "box.mbox"]

        /// An import that nothing disturbs, and then others into which a fault is put.
        private struct Trial {
            let folder: TemporaryFolder
            /// How many of the calls that may go wrong an undisturbed import makes.
            let calls: Int
            private var environment: [String: String]

            /// - Parameter fault: what faults.c is to do, but for when.
            init(_ fault: [String: String]) throws {
                let library = try #require(library, "clang, which comes with Swift, makes faults.c a library")
                folder = try TemporaryFolder()
                try mailbox(folder)
                environment = fault.merging([
                    "LD_PRELOAD": library, "FAULT_AT": "1000000000", "FAULT_COUNT": folder.path("count"),
                ]) { $1 }
                #expect(try Program.run(command, in: folder, environment: environment).status == 0)
                try keepWhole(folder)
                let text = try String(contentsOfFile: folder.path("count"), encoding: .utf8)
                calls = try #require(Int(text.split(separator: "\n")[0]))
            }

            /// Imports into a new archive.
            mutating func run(faultAt call: Int) throws -> Program.Result {
                remove(folder)
                environment["FAULT_AT"] = String(call)
                return try Program.run(command, in: folder, environment: environment)
            }

            /// Has the next import carry on, which must end as if nothing had been.
            func carryOn(_ comment: String) throws {
                let next = try Program.run(command, in: folder)
                #expect(next.status == 0 && next.errors.isEmpty, "\(comment): \(next.errors)")
                #expect(try differences(folder) == [], "\(comment)")
                let verified = try Program.run(["verify", "--archive", "a.sqlite"], in: folder)
                #expect(verified.status == 0, "\(comment): \(verified.output)")
            }
        }

        @Test(
            "give one clear line and exit status 2; what was committed stays, and the next import carries on",
            arguments: faults)
        func fault(_ fault: Fault) throws {
            var trial = try Trial([
                "FAULT_PATH": fault.file, "FAULT_CALL": fault.call, "FAULT_ERRNO": String(fault.number),
                "FAULT_MODE": fault.mode,
            ])
            #expect(trial.calls > 1)
            var reported = 0
            for point in 0..<Self.points {
                let at = 1 + (trial.calls - 1) * point / max(1, Self.points)
                let failed = try trial.run(faultAt: at)
                if failed.status == 2, !fault.isHarmless {
                    reported += 1
                    let isClear = failed.errorLines.count == 1 && failed.errors.contains(fault.file)
                    #expect(isClear, "call \(at): \(failed.errors)")
                } else {
                    // Nothing was lost then, such as when the last checkpoint fails: the log still holds all of it.
                    #expect(failed.status == 0 && failed.errors.isEmpty, "call \(at): \(failed.errors)")
                    #expect(try Self.differences(trial.folder) == [], "call \(at)")
                }
                try trial.carryOn("after call \(at)")
            }
            #expect(fault.isHarmless ? reported == 0 : reported > 0)
        }

        /// Imports, kills that before one of the calls that change the archive, and asks what is there then.
        private func answer(_ query: String, killedAt call: Int, _ trial: inout Trial) throws -> Program.Result {
            #expect(try trial.run(faultAt: call).status == SIGKILL)
            return try Program.run(["sql", "--archive", "a.sqlite", query], in: trial.folder)
        }

        private static let kill = ["FAULT_PATH": "a.sqlite", "FAULT_CALL": "change", "FAULT_MODE": "kill"]

        @Test("killed before any call that changes the archive, the next import carries on")
        func killedAtChange() throws {
            var trial = try Trial(Self.kill)
            for point in 0..<3 * Self.points {
                let at = 1 + (trial.calls - 1) * point / (3 * Self.points)
                // What was committed can be read, whatever the transaction was in the middle of.
                let read = try answer("SELECT count(*) FROM messages", killedAt: at, &trial)
                #expect(
                    read.status == 0 || read.errors.contains("no letterbook archive")
                        || read.errors.contains("no such archive"), "after call \(at): \(read.errors)")
                try trial.carryOn("after call \(at)")
            }
        }

        @Test("killed while the indexes are built behind the mail, the next import builds them")
        func killedAtIndexes() throws {
            var trial = try Trial(Self.kill)
            let question = """
                SELECT (SELECT count(*) FROM messages) || ' messages, ' || count(*) || ' index' FROM sqlite_master \
                WHERE name = 'messages_by_sha256'
                """
            // The call with which all mail is there, and the one with which the indexes are.
            func first(_ wanted: String) throws -> Int {
                var (before, from) = (1, trial.calls)
                while from - before > 1 {
                    let middle = (before + from) / 2
                    let state = try answer(question, killedAt: middle, &trial).output
                    if state.contains(wanted) { from = middle } else { before = middle }
                }
                return from
            }
            let (mail, indexes) = (try first("60 messages"), try first(", 1 index"))
            #expect(indexes - mail > 3)
            for at in stride(from: mail, to: indexes, by: max(1, (indexes - mail) / (2 * Self.points))) {
                let state = try answer(question, killedAt: at, &trial).output
                #expect(state.contains("60 messages, 0 index"), "after call \(at)")
                try trial.carryOn("after call \(at)")
            }
        }

        @Test("an archive on a full disk is read all the same")
        func readingOnFullDisk() throws {
            let library = try #require(Self.library, "clang, which comes with Swift, makes faults.c a library")
            let folder = try TemporaryFolder()
            try Self.mailbox(folder)
            #expect(try Program.run(Self.command, in: folder).status == 0)
            let search = try Program.run(
                ["search", "--archive", "a.sqlite", "--count", "word7"], in: folder,
                environment: [
                    "LD_PRELOAD": library, "FAULT_PATH": "a.sqlite-shm", "FAULT_CALL": "write", "FAULT_AT": "1",
                    "FAULT_ERRNO": String(ENOSPC), "FAULT_MODE": "always", "FAULT_COUNT": folder.path("count"),
                ])
            #expect(search.status == 0 && search.errors.isEmpty && search.output == "1\n", "\(search.errors)")
            #expect(try String(contentsOfFile: folder.path("count"), encoding: .utf8).hasPrefix("0") == false)
        }

        @Test("a source that shrinks while it is read is taken for what is left of it")
        func shrinking() throws {
            let library = try #require(Self.library, "clang, which comes with Swift, makes faults.c a library")
            let folder = try TemporaryFolder()
            try Self.mailbox(folder)
            let shrunk = try Program.run(
                Self.command, in: folder,
                environment: [
                    "LD_PRELOAD": library, "FAULT_PATH": "box.mbox", "FAULT_CALL": "read", "FAULT_AT": "3",
                    "FAULT_MODE": "shrink",
                ])
            #expect(shrunk.status == 0, "\(shrunk.errors)")
            let verified = try Program.run(["verify", "--archive", "a.sqlite"], in: folder)
            #expect(verified.status == 0, "\(verified.output)")
            try Self.keepWhole(folder)
            let next = try Program.run(Self.command, in: folder)
            #expect(next.status == 0 && next.output.contains("0  imported"))
            // The file has another size now.
            #expect(try Set(Self.differences(folder)).isSubset(of: ["containers", "seals"]))
        }

        private func letter(_ number: Int, breaksDown: Bool) -> String {
            """
            From a@x.example Mon Jan  1 00:00:00 2024
            From: Person \(number % 7) <p\(number % 7)@x.example>
            To: owner@x.example
            Subject: letter \(number)
            Date: Mon, 1 Jan 2024 10:\(10 + number):00 +0000
            Message-ID: <\(number)@x.example>
            MIME-Version: 1.0
            Content-Type: text/html

            <p>\(breaksDown ? "BREAK DOWN" : "Words") of letter \(number)</p>


            """
        }

        @Test(
            "a message that makes the program fail in any way is quarantined alone",
            arguments: ["trap", "memory", "abort", "stack", "endless"])
        func failingMessage(_ kind: String) throws {
            let library = try #require(Self.library, "clang, which comes with Swift, makes faults.c a library")
            let folder = try TemporaryFolder()
            var box = (0..<40).map { letter($0, breaksDown: $0 % 16 == 5) }.joined()
            try folder.write(box, to: "box.mbox")
            let command = [
                "import", "--archive", "a.sqlite", "--owner", "owner@x.example", "--time-limit", "1", "box.mbox",
            ]
            let environment = ["LD_PRELOAD": library, "FAULT_MESSAGE": kind]
            let first = try Program.run(command, in: folder, environment: environment)
            #expect(first.status == 2)
            #expect(first.output.contains("37  imported") && first.output.contains("3  quarantined"), "\(first.output)")
            #expect(first.errors.split(separator: "beginning again without it").count == 4, "\(first.errors)")
            #expect(first.errors.split(separator: "was left out (please report this)").count == 4, "\(first.errors)")
            #expect(!FileManager.default.fileExists(atPath: folder.path("a.sqlite-failed")))
            #expect(try Program.run(["verify", "--archive", "a.sqlite"], in: folder).status == 0)
            let again = try Program.run(command, in: folder, environment: environment)
            #expect(
                again.status == 0 && again.errors.isEmpty && again.output.contains("40  unchanged"), "\(again.errors)")
            // It is known by its content, wherever it stands: no need to fail once more.
            box = letter(50, breaksDown: false) + box
            try folder.write(box, to: "box.mbox")
            let grown = try Program.run(command, in: folder, environment: environment)
            #expect(grown.output.contains("1  imported") && grown.output.contains("3  quarantined"), "\(grown.output)")
            #expect(!grown.errors.contains("beginning again"), "\(grown.errors)")
            // Whoever has mended what was wrong says so.
            let retried = try Program.run(command + ["--retry-failed"], in: folder)
            #expect(retried.status == 0 && retried.output.contains("3  imported"), "\(retried.output)\(retried.errors)")
            #expect(retried.output.contains("38  unchanged") && !retried.output.contains("quarantined"))
        }

        @Test("a message that makes the reading of a unit fail is left out when the unit is read again")
        func failingRow() throws {
            let library = try #require(Self.library, "clang, which comes with Swift, makes faults.c a library")
            let folder = try TemporaryFolder()
            try folder.write((0..<20).map { letter($0, breaksDown: $0 == 7) }.joined(), to: "box.mbox")
            let unit = try Program.run(["shards", "box.mbox"], in: folder).output
            let command = ["rows", "-", "--json", "--journal", "unit", "--time-limit", "1"]
            let environment = ["LD_PRELOAD": library, "FAULT_MESSAGE": "trap"]
            let first = try Program.run(command, input: unit, in: folder, environment: environment)
            #expect(first.status == 2 && !first.output.contains(#""record":"totals""#), "\(first.errors)")
            let next = try Program.run(command, input: unit, in: folder, environment: environment)
            #expect(next.status == 0, "\(next.errors)")
            let last = try #require(next.lines.last)
            #expect(last.contains(#""messages":19,"quarantined":1"#), "\(last)")
            #expect(next.output.contains(#""reason":"failed","isMessage":true"#))
        }

        @Test("a message out of a pipe that makes the program fail ends it with one clear line")
        func failingStream() throws {
            let library = try #require(Self.library, "clang, which comes with Swift, makes faults.c a library")
            let folder = try TemporaryFolder()
            let result = try Program.run(
                ["import", "--archive", "a.sqlite", "-"], input: letter(1, breaksDown: true), in: folder,
                environment: ["LD_PRELOAD": library, "FAULT_MESSAGE": "trap"])
            #expect(result.status == 2 && result.errors.contains("save what is piped as a file"), "\(result.errors)")
        }

        @Test("nothing that came through a pipe is lost when a message of another source makes the program fail")
        func failureBesideStream() throws {
            let library = try #require(Self.library, "clang, which comes with Swift, makes faults.c a library")
            let folder = try TemporaryFolder()
            let piped = (100..<140).map { letter($0, breaksDown: false) }.joined()
            try folder.write((0..<20).map { letter($0, breaksDown: $0 == 7) }.joined(), to: "box.mbox")
            let command = ["import", "--archive", "a.sqlite", "--owner", "owner@x.example", "-", "box.mbox"]
            let environment = ["LD_PRELOAD": library, "FAULT_MESSAGE": "trap"]
            let first = try Program.run(command, input: piped, in: folder, environment: environment)
            #expect(first.status == 2 && first.errors.contains("run the same command again"), "\(first.errors)")
            let next = try Program.run(command, input: piped, in: folder, environment: environment)
            #expect(next.status == 2 && next.errors.contains("was left out"), "\(next.errors)")
            let count = try Program.run(
                ["sql", "--archive", "a.sqlite", "--csv", "SELECT count(*) FROM messages"], in: folder)
            #expect(count.output.contains("59"), "\(count.output)")
        }

        @Test("two imports at once wait for each other")
        func together() async throws {
            let folder = try TemporaryFolder()
            try Self.mailbox(folder)
            try await withThrowingTaskGroup(of: (Int32, String).self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        let other = try TemporaryFolder()
                        let result = try Program.run(
                            ["import", "--archive", folder.path("a.sqlite"), folder.path("box.mbox")], in: other)
                        return (result.status, result.errors)
                    }
                }
                for try await (status, errors) in group { #expect(status == 0 && errors.isEmpty, "\(errors)") }
            }
            #expect(try Program.run(["verify", "--archive", "a.sqlite"], in: folder).status == 0)
        }
    }
#endif
