import TestSupport
import Testing

@testable import MessageFormat

struct ExpectedParameter: Decodable, Sendable, Equatable {
    var name: String
    var value: String
    var charset: String?
    var language: String?
    var isExtended: Bool?
}

struct ExpectedDisposition: Decodable, Sendable, Equatable {
    var word: String
    var parameters: [String: String]
}

@Suite("parameters")
struct ParametersTests {
    @Test("the table of parameters", arguments: FieldCase<[ExpectedParameter]>.table("parameters"))
    func table(_ row: FieldCase<[ExpectedParameter]>) {
        let list = row.bytes.withByteView { ParameterList(parsing: $0, from: 0) }
        #expect(list.parameters.map(read) == row.row.expected)
        row.expectDiagnostics(list.diagnostics)
    }

    @Test("the table of Content-Disposition fields", arguments: FieldCase<ExpectedDisposition>.table("dispositions"))
    func dispositions(_ row: FieldCase<ExpectedDisposition>) {
        let read = row.bytes.withByteView { body in
            let start = body.skipCommentsAndWhiteSpace(from: 0)
            let end = body.endOfToken(from: start)
            let hasWord = body.peek(end) != 0x3D
            return ExpectedDisposition(
                word: hasWord ? String(body.slice(start, end)).lowercased() : "",
                parameters: ParameterList(parsing: body, from: hasWord ? end : 0).values)
        }
        #expect(read == row.row.expected)
    }

    @Test("a parameter is found by its lower-case name")
    func lookUp() {
        "; A=1; b=2".withView { body in
            let list = ParameterList(parsing: body, from: 0)
            #expect(list["a"]?.value == "1".bytes)
            #expect(list["b"]?.value == "2".bytes)
            #expect(list["c"] == nil)
        }
    }

    @Test("parameters begin where the caller says")
    func start() {
        "a=1; b=2".withView { #expect(ParameterList(parsing: $0, from: 3).values == ["b": "2"]) }
    }

    @Test("an extended value keeps bytes of any charset")
    func otherCharset() {
        let parameter = "; a*=iso-8859-1''%E9".withView { ParameterList(parsing: $0, from: 0)["a"] }
        #expect(parameter?.value == [0xE9])
        #expect(parameter?.charset == "iso-8859-1".bytes)
    }

    @Test("a character split between pieces comes together")
    func splitCharacter() {
        let body = "; a*0*=utf-8''%E2; a*1*=%82; a*2*=%AC"
        #expect(body.withView { ParameterList(parsing: $0, from: 0)["a"]?.value } == "\u{20AC}".bytes)
    }

    @Test("999 pieces are one value")
    func manyPieces() {
        let body = (0..<999).map { "; a*\($0)=x" }.joined()
        let list = body.withView { ParameterList(parsing: $0, from: 0) }
        #expect(list["a"]?.value == [UInt8](repeating: 0x78, count: 999))
        #expect(list.diagnostics == [])
    }

    @Test("parameters past the limit are passed over, and said so")
    func limit() {
        let body = (0..<Limits.parameters + 1).map { "; p\($0)=x" }.joined()
        let list = body.withView { ParameterList(parsing: $0, from: 0) }
        #expect(list.parameters.count == Limits.parameters)
        #expect(list.diagnostics == [.limitParameters])
    }

    @Test("a piece number that fits no integer is no number")
    func hugeNumber() {
        let body = "; a*99999999999999999999999999=x; b=y"
        #expect(body.withView { ParameterList(parsing: $0, from: 0)["b"]?.value } == "y".bytes)
    }

    @Test(
        "percent encoding",
        arguments: [
            ("", ""), ("abc", "abc"), ("%41%42", "AB"), ("%4a%4A", "JJ"), ("%", "%"), ("%4", "%4"), ("%zz", "%zz"),
            ("%%41", "%A"), ("100%", "100%"), ("%2541", "%41"),
        ])
    func percentEncoding(encoded: String, decoded: String) {
        #expect(PercentEncoding.decode(encoded.bytes) == decoded.bytes)
    }

    private func read(_ parameter: Parameter) -> ExpectedParameter {
        ExpectedParameter(
            name: String(utf8: parameter.name), value: String(utf8: parameter.value),
            charset: parameter.charset.map { String(utf8: $0) }, language: parameter.language.map { String(utf8: $0) },
            isExtended: parameter.isExtended ? true : nil)
    }
}
