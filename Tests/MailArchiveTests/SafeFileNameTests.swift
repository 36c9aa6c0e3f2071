import Testing

@testable import MailArchive

@Suite("Names and texts of strangers")
struct SafeFileNameTests {
    @Test(
        "file names cannot leave the folder, hide, or act",
        arguments: [
            ("../../etc/passwd", "passwd"), ("..\\..\\boot.ini", "boot.ini"),
            ("C:\\fakepath\\report.pdf", "report.pdf"), ("/", "part"),
            ("..", "part"), (".bashrc", "bashrc"), ("-rf", "rf"), ("-.bashrc", "bashrc"),
            ("a\u{202E}fdp.exe", "afdp.exe"),
            ("x\u{1B}[31m.txt", "x[31m.txt"),
            ("con.txt", "_con.txt"), ("LPT1", "_LPT1"), ("a:b?.txt", "a_b_.txt"), ("  name  ", "name"), ("", "part"),
            // Tags and marks make another Character of the slash before them, and no other byte.
            ("/\u{E0020}../\u{E0020}.bash_profile", "bash_profile"), ("../\u{FE0F}../x", "x"),
            (".\u{FE0F}hidden", "\u{FE0F}hidden"),
            ("Grüße 日本.pdf", "Grüße 日本.pdf"),
            ("line\nbreak.txt", "linebreak.txt"), ("~root", "root"), ("trailing.", "trailing"),
        ])
    func names(_ row: (name: String, safe: String)) {
        #expect(SafeFileName.make(row.name, fallback: "part") == row.safe)
    }

    @Test("long names are cut, their extension stays")
    func long() {
        let safe = SafeFileName.make(String(repeating: "ä", count: 400) + ".pdf", fallback: "part")
        #expect(safe.utf8.count <= SafeFileName.limit && safe.hasSuffix("ä.pdf"))
    }

    @Test("controls, escapes and bidirectional overrides never reach a terminal")
    func terminal() {
        #expect(
            TerminalText.line("a\u{1B}]0;x\u{07}b\u{9B}31m\u{202E}c\n d")
                == "a\u{FFFD}]0;x\u{FFFD}b\u{FFFD}31m\u{FFFD}c  d")
        #expect(TerminalText.block("a\tb\nc\u{1B}[2Jd") == "a\tb\nc\u{FFFD}[2Jd")
        #expect(TerminalText.line("日本 é 🎉") == "日本 é 🎉")
    }
}
