import ArgumentParser
import MailGenerator
import MeasuringHooks
import MessageContent

struct RunOnceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run-once", abstract: "Does one operation on one generated mailbox, once: for a profiler.",
        discussion: """
            The work is done inside the C function measuring_region, so that callgrind can count it alone. Prints the \
            bytes and messages that were worked on and the allocations.

              valgrind --tool=callgrind --toggle-collect=measuring_region \\
                letterbook-benchmarks run-once --kind plain --operation decode
              perf record letterbook-benchmarks run-once --kind html --size 64MB --operation parse
            """)

    @Option(help: "What the mail is like: \(MailKind.list).")
    var kind = MailKind.mixed

    @Option(help: "What to do: memchr, parse, decode, read.")
    var operation = Operation.decode

    @Option(help: "Size of the mailbox.")
    var size = ByteCount(bytes: 1_000_000)

    @Option(help: "Another seed gives other mail.")
    var seed: UInt64 = 1

    func run() throws {
        let sample = MailSample.generate(kind, bytes: size.bytes, seed: seed)
        var bytes = 0
        var messages = 0
        var measurement = Measurement()
        // What is made once a process, such as tables of charsets, belongs to no message.
        try sample.forEachBatch { batch in
            for message in batch { operation.run(on: message) }
        }
        try sample.forEachBatch { batch in
            measurement.add {
                inMeasuredRegion {
                    for message in batch { operation.run(on: message) }
                }
            }
            messages += batch.count
            bytes += batch.reduce(0) { $0 + $1.count }
        }
        var json = JSONWriter()
        json.object {
            $0.member("bytes", bytes)
            $0.member("messages", messages)
            if Measurement.countsAllocations { $0.member("allocations", measurement.allocations) }
        }
        print(json.text)
    }
}

/// Runs `work` inside the C function that callgrind knows by name.
func inMeasuredRegion(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
        var work = work
        withUnsafeMutablePointer(to: &work) { pointer in
            measuring_region({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        }
    }
}

/// Runs `work` on a thread with a stack of so many bytes, and waits for it.
func onThread(stackBytes: Int, _ work: () -> Void) throws {
    var error: Int32 = 0
    withoutActuallyEscaping(work) { work in
        var work = work
        withUnsafeMutablePointer(to: &work) { pointer in
            error = measuring_on_stack(
                UInt64(stackBytes), { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
        }
    }
    if error != 0 { throw ValidationError("cannot start a thread: error \(error)") }
}
