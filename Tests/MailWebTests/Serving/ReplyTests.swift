import Testing

@testable import MailWeb

@Suite("replies")
struct ReplyTests {
    @Test("file names by RFC 6266 and RFC 8187")
    func disposition() {
        #expect(Reply.disposition("a.pdf") == "attachment; filename=\"a.pdf\"; filename*=UTF-8''a.pdf")
        #expect(
            Reply.disposition("Übergabe \"1\".pdf")
                == "attachment; filename=\"_bergabe _1_.pdf\"; filename*=UTF-8''%C3%9Cbergabe%20%221%22.pdf")
        #expect(
            Reply.disposition("a\r\nSet-Cookie: x\\")
                == "attachment; filename=\"a__Set-Cookie: x_\"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20x%5C")
    }

    @Test("a change leads back to this server alone")
    func localPath() {
        #expect(WebResponder.localPath("/c/12?q=a%20b") == "/c/12?q=a%20b")
        for other in [
            "//evil.example", "/\\evil.example", "https://evil.example", "", "c/12", "/\t/evil.example", "/a b", "/é",
        ] {
            #expect(WebResponder.localPath(other) == nil, "\(other)")
        }
    }
}
