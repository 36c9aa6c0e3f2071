import Foundation
import Synchronization

/// Ctrl-C: the first asks for an orderly end, the second ends at once.
enum Interruption {
    private static let requested = Atomic<Bool>(false)

    static var isRequested: Bool { requested.load(ordering: .relaxed) }

    static func watch() {
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                Interruption.requested.store(true, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
    }
}
