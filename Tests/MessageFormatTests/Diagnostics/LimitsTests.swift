import Testing

@testable import MessageFormat

@Suite("soft limits of the parser")
struct LimitsTests {
    @Test("multiparts nested deeper than the limit stay one part, and it is said")
    func depth() {
        let parsed = ParsedMessage(nested(levels: Limits.nestingDepth + 20))
        #expect(parsed.codes.contains("limit.depth"))
        #expect(parsed.message.entities.map(\.depth).max() == UInt16(Limits.nestingDepth))
        #expect(parsed.leaves.first?.contains("the innermost text") == true)
        parsed.expectSound()
    }

    @Test("multiparts nested as deep as the limit are all read")
    func depthAtLimit() {
        let parsed = ParsedMessage(nested(levels: Limits.nestingDepth))
        #expect(parsed.message.entities.count == Limits.nestingDepth + 1)
        #expect(parsed.leaves == ["the innermost text"])
        #expect(parsed.codes == [])
    }

    @Test("messages nested deeper than the limit stay one part, and it is said")
    func messages() {
        let text =
            String(repeating: "Content-Type: message/rfc822\n\n", count: Limits.nestingDepth + 20) + "Subject: x\n\ny"
        let parsed = ParsedMessage(text)
        #expect(parsed.message.entities.count == Limits.nestingDepth + 1)
        #expect(parsed.codes == ["limit.depth"])
        #expect(parsed.leaves.first?.hasSuffix("Subject: x\n\ny") == true)
        parsed.expectSound()
    }

    @Test("a container after deep ones is read again")
    func afterDepth() {
        let deep = nested(levels: Limits.nestingDepth + 5)
        let text =
            "Content-Type: multipart/mixed; boundary=all\n\n--all\n\(deep)\n--all\n"
            + "Content-Type: multipart/mixed; boundary=z\n\n--z\n\nfound\n--z--\n--all--\n"
        let parsed = ParsedMessage(text)
        #expect(parsed.leaves.last == "found")
        parsed.expectSound()
    }

    @Test("entities past the limit stay inside the last part, and it is said")
    func entities() {
        let parts = (0..<Limits.entities + 100).map { "--b\n\npart \($0)\n" }.joined()
        let parsed = ParsedMessage("Content-Type: multipart/mixed; boundary=b\n\n" + parts + "--b--\n")
        #expect(parsed.message.entities.count == Limits.entities)
        #expect(parsed.codes.filter { $0 == "limit.entities" }.count == 1)
        #expect(parsed.leaves.last?.contains("part \(Limits.entities + 99)\n") == true)
        parsed.expectSound()
    }

    @Test("as many parts as the limit allows are all read")
    func entitiesAtLimit() {
        let parts = (0..<Limits.entities - 1).map { "--b\n\npart \($0)\n" }.joined()
        let parsed = ParsedMessage("Content-Type: multipart/mixed; boundary=b\n\n" + parts + "--b--\n")
        #expect(parsed.message.entities.count == Limits.entities)
        #expect(parsed.leaves.last == "part \(Limits.entities - 2)")
        #expect(parsed.codes == [])
    }

    @Test("more diagnostics than the limit end with one that says so")
    func diagnostics() {
        let header = (0..<Limits.diagnostics + 50).map { "a\($0) : b\n" }.joined()
        let parsed = ParsedMessage(header + "\nbody")
        #expect(parsed.codes.count == Limits.diagnostics + 1)
        #expect(parsed.codes.last == "limit.diagnostics")
        #expect(parsed.message.fields.count == Limits.diagnostics + 50)
    }

    /// Each level holds one part; boundaries are of one length so that none begins another.
    private func nested(levels: Int) -> String {
        var text = ""
        for level in 0..<levels {
            text += "Content-Type: multipart/mixed; boundary=b\(1_000 + level)\n\n--b\(1_000 + level)\n"
        }
        text += "\nthe innermost text\n"
        for level in (0..<levels).reversed() { text += "--b\(1_000 + level)--\n" }
        return text
    }
}
