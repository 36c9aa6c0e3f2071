import Testing

@testable import MailArchive

@Suite("The search language: grammar")
struct SearchQueryTests {
    private func words(_ text: String) -> SearchQuery { .words(text, in: nil, isPrefix: false) }

    @Test(
        "terms, OR, NOT, parentheses, phrases, prefixes and fields",
        arguments: [
            ("", SearchQuery.all),
            ("a b", .and([.words("a", in: nil, isPrefix: false), .words("b", in: nil, isPrefix: false)])),
            (
                "a OR b c",
                .or([
                    .words("a", in: nil, isPrefix: false),
                    .and([.words("b", in: nil, isPrefix: false), .words("c", in: nil, isPrefix: false)]),
                ])
            ),
            ("-a", .not(.words("a", in: nil, isPrefix: false))),
            (
                "NOT (a OR b)",
                .not(.or([.words("a", in: nil, isPrefix: false), .words("b", in: nil, isPrefix: false)]))
            ),
            ("\"two words\"", .words("two words", in: nil, isPrefix: false)),
            ("pre*", .words("pre", in: nil, isPrefix: true)),
            ("from:ada", .field(.from, "ada")),
            ("FROM:\"Ada Winther\"", .field(.from, "Ada Winther")),
            ("subject:x*", .words("x", in: .subject, isPrefix: true)),
            ("12:30", .words("12:30", in: nil, isPrefix: false)),
            ("http://example.org/", .words("http://example.org/", in: nil, isPrefix: false)),
            ("state-of-the-art", .words("state-of-the-art", in: nil, isPrefix: false)),
            ("older_than:1y", .field(.before, "1y")), ("newer_than:2d", .field(.after, "2d")),
            ("rfc822msgid:a@b", .field(.id, "a@b")),
            (
                "subject:(a b)",
                .and([.words("a", in: .subject, isPrefix: false), .words("b", in: .subject, isPrefix: false)])
            ),
            ("from:(ada OR bo)", .or([.field(.from, "ada"), .field(.from, "bo")])),
            ("-subject:(a)", .not(.words("a", in: .subject, isPrefix: false))),
            ("{a b}", .or([.words("a", in: nil, isPrefix: false), .words("b", in: nil, isPrefix: false)])),
            ("from:{ada bo}", .or([.field(.from, "ada"), .field(.from, "bo")])),
            ("{a}", .words("a", in: nil, isPrefix: false)),
            ("a ! | & - -> -- – (?) {!}", .words("a", in: nil, isPrefix: false)),
            ("a -(b)", .and([.words("a", in: nil, isPrefix: false), .not(.words("b", in: nil, isPrefix: false))])),
            ("*", .all),
            ("\"tokyo~\"", .words("tokyo~", in: nil, isPrefix: false)), ("!", .words("!", in: nil, isPrefix: false)),
            ("\"two wo*\"", .words("two wo", in: nil, isPrefix: true)),
            ("filename:report(1).pdf", .field(.filename, "report(1).pdf")),
            ("(filename:a(1).pdf)", .field(.filename, "a(1).pdf")), ("from:ada~", .field(.from, "ada")),
            ("localhost:8080", .words("localhost:8080", in: nil, isPrefix: false)),
            ("host:8080", .words("host:8080", in: nil, isPrefix: false)),
            ("line:42", .words("line:42", in: nil, isPrefix: false)),
            ("subject:\"2*3\"", .words("2*3", in: .subject, isPrefix: false)),
            ("a -(!) b", .and([.words("a", in: nil, isPrefix: false), .words("b", in: nil, isPrefix: false)])),
            ("std::string", .words("std::string", in: nil, isPrefix: false)),
            ("ssh://host", .words("ssh://host", in: nil, isPrefix: false)),
            ("Fwd: a", .and([.words("Fwd:", in: nil, isPrefix: false), .words("a", in: nil, isPrefix: false)])),
            ("a AND b", .and([.words("a", in: nil, isPrefix: false), .words("b", in: nil, isPrefix: false)])),
        ])
    func grammar(_ row: (text: String, query: SearchQuery)) throws {
        #expect(try SearchQuery(row.text) == row.query)
        #expect(try SearchQuery(row.query.text) == row.query, "\(row.query.text)")
    }

    @Test(
        "what is wrong is said",
        arguments: [
            ("form:ada", "did you mean 'from:'"), ("form:\"ada\"", "did you mean 'from:'"),
            ("form:(a)", "did you mean 'from:'"), ("befor:2019", "did you mean 'before:'"), ("subject:li*ux", "star"),
            ("()", "missing"), ("a OR", "missing"), ("(a", "no closing"), ("a)", "no opening"),
            ("{a)", "brace has no closing"),
            ("a}", "no opening"), ("{}", "nothing between"), ("li*ux", "star"), ("*inux", "star"),
            ("\"a", "not closed"),
            ("older_then:1y", "did you mean 'older_than:'"), ("x_9:y", "unknown field 'x_9:'"),
            ("subject:(a", "no closing"),
            ("from:", "needs a value"), ("subjet:x", "did you mean 'subject:'"), ("NOT", "before nothing"),
        ])
    func faults(_ row: (text: String, message: String)) {
        #expect { try SearchQuery(row.text) } throws: { "\($0)".contains(row.message) }
    }

    @Test("parentheses without end are refused, not recursed into")
    func deep() {
        #expect(throws: ArchiveError.self) { try SearchQuery(String(repeating: "(", count: 100_000)) }
    }
}
