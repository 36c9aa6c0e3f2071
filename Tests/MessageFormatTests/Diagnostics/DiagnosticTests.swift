import Bytes
import Testing

@testable import MessageFormat

@Suite("diagnostics")
struct DiagnosticTests {
    @Test("every code says in one sentence what it means", arguments: DiagnosticCode.allCases)
    func meaning(code: DiagnosticCode) {
        #expect(code.meaning.count > 20)
        #expect(code.meaning.hasSuffix("."))
        #expect(code.meaning.first?.isLowercase == false)
    }

    @Test("codes and meanings are unique")
    func unique() {
        #expect(Set(DiagnosticCode.allCases.map(\.rawValue)).count == DiagnosticCode.allCases.count)
        #expect(Set(DiagnosticCode.allCases.map(\.meaning)).count == DiagnosticCode.allCases.count)
    }

    @Test("a code is words of lower case, joined by dots and dashes", arguments: DiagnosticCode.allCases)
    func spelling(code: DiagnosticCode) {
        let groups = code.rawValue.split(separator: ".", omittingEmptySubsequences: false)
        #expect(groups.count >= 2)
        #expect(groups.allSatisfy { $0.first?.isLetter == true && $0.last != "-" })
        #expect(code.rawValue.utf8.allSatisfy { $0 == 0x2D || $0 == 0x2E || $0.isDigit || (0x61...0x7A).contains($0) })
    }

    @Test("every severity is in use, and a diagnostic has that of its code")
    func severity() {
        #expect(Set(DiagnosticCode.allCases.map(\.severity)) == Set(Diagnostic.Severity.allCases))
        let diagnostic = Diagnostic(.limitDepth, ByteRange(1, 2))
        #expect(diagnostic.severity == .error)
        #expect(Diagnostic(.dateMissing, .empty).severity == .note)
    }

    @Test("a log keeps what it is told, in order")
    func log() {
        var log = DiagnosticLog()
        log.note(.dateMissing, ByteRange(0, 1))
        log.append(contentsOf: [Diagnostic(.bodyNUL, ByteRange(2, 3)), Diagnostic(.base64Junk, ByteRange(4, 5))])
        #expect(log.entries.map(\.code) == [.dateMissing, .bodyNUL, .base64Junk])
        #expect(log.entries.last?.range == ByteRange(4, 5))
    }

    @Test("a log that is full says so once")
    func fullLog() {
        var log = DiagnosticLog()
        for offset in 0..<Limits.diagnostics * 2 { log.note(.base64Junk, ByteRange(offset, offset + 1)) }
        #expect(log.entries.count == Limits.diagnostics + 1)
        #expect(log.entries.last?.code == .limitDiagnostics)
        #expect(log.entries.dropLast().allSatisfy { $0.code == .base64Junk })
    }
}
