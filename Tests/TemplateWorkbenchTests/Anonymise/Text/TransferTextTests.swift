import MessageFormat
import Testing
import VerificationCodes

@testable import TemplateWorkbench

@Suite struct TransferTextTests {
    /// The body of a message with that encoding, and what becomes of it when `old` is replaced by `new`.
    private func rewrite(_ encoding: String, _ body: String, _ old: String, _ new: String) throws -> String {
        let raw = Array("Content-Transfer-Encoding: \(encoding)\n\n\(body)".utf8)
        return raw.withByteView { view in
            let message = Message(parsing: view)
            let text = TransferText(bodyOf: message.entities[0], in: view)
            let decoded = String(decoding: text.bytes, as: UTF8.self)
            guard let range = decoded.utf8.firstRange(of: Array(old.utf8)) else { return "no \(old) in \(decoded)" }
            let start = decoded.utf8.distance(from: decoded.startIndex, to: range.lowerBound)
            let edit = ByteEdit(range: start..<(start + old.utf8.count), bytes: Array(new.utf8))
            return String(decoding: text.rewrite([edit], of: view), as: UTF8.self)
        }
    }

    @Test func identity() throws {
        #expect(try rewrite("8bit", "a Maria b\r\n", "Maria", "Fedua") == "a Fedua b\r\n")
    }

    @Test func quotedPrintableKeepsSoftBreaksAndEscapes() throws {
        #expect(
            try rewrite("quoted-printable", "caf=C3=A9 Ma=\r\n=72ia  \r\nx=3Dy\t=\n z", "Maria", "Fedua")
                == "caf=C3=A9 Fe=\r\n=64ua  \r\nx=3Dy\t=\n z")
        #expect(try rewrite("quoted-printable", "=c3=a9t=C3=A9", "é", "ü") == "=c3=bct=C3=A9")
        // What needs an escape gets one.
        #expect(try rewrite("quoted-printable", "abc", "b", "é") == "a=C3=A9c")
        #expect(try rewrite("quoted-printable", "broken =Zx Maria", "Maria", "Fedua") == "broken =Zx Fedua")
    }

    @Test func base64KeepsItsLines() throws {
        let body = "SGkgTWFy\r\naWEsIGNv\r\nZGUgMTIz\r\nNDU2IQ==\r\n\r\n"
        #expect(try rewrite("base64", body, "Maria", "Fedua") == "SGkgRmVk\r\ndWEsIGNv\r\nZGUgMTIz\r\nNDU2IQ==\r\n\r\n")
        // Another length: new lines of the old width.
        #expect(try rewrite("base64", body, "Maria", "Al") == "SGkgQWws\r\nIGNvZGUg\r\nMTIzNDU2\r\nIQ==\r\n\r\n")
    }

    @Test func base64BeginsAnewAfterPadding() throws {
        #expect(try rewrite("base64", "QQ==TWFyaWE=", "Maria", "Fedua") == "QQ==RmVkdWE=")
        #expect(try rewrite("base64", "TWFyaWE=\nQQ==", "Maria", "Fedua") == "RmVkdWE=\nQQ==")
    }

    @Test(arguments: ["Hi", "QQ==QQ==", "QUJD\nRA", "====", "QUI=\n=", "!QUJD!", "Q"]) func base64ReadsAsTheDecoderDoes(
        _ body: String
    ) {
        let raw = Array(body.utf8)
        raw.withByteView { view in
            var text = TransferText(range: view.fullRange)
            text.append(base64: view.fullRange, of: view)
            #expect(text.bytes == Base64.decode(view).bytes)
        }
    }

    @Test(arguments: ["a=", "=\n", "= \r\nx", "a \t\nb ", "=4", "=41=4g", "x=3D=\r\n", " ", "a\r\rb", "=C3=A9 \n"])
    func quotedPrintableReadsAsTheDecoderDoes(_ body: String) {
        let raw = Array("Content-Transfer-Encoding: quoted-printable\n\n\(body)".utf8)
        raw.withByteView { view in
            let entity = Message(parsing: view).entities[0]
            #expect(TransferText(bodyOf: entity, in: view).bytes == QuotedPrintable.decode(view[entity.body]).bytes)
        }
    }

    @Test func encodedWordsAreOneText() {
        let raw = Array("=?utf-8?Q?Jos=C3?= =?utf-8?B?qSBB?= b =?utf-8?Q?c?=\n =?latin1?Q?=E9?=".utf8)
        raw.withByteView { view in
            let (text, runs) = TransferText.header(view.fullRange, of: view)
            #expect(String(decoding: text.bytes[runs[0].range], as: UTF8.self) == "José A")
            #expect(
                runs.map { $0.label.map { String(decoding: $0, as: UTF8.self) } } == ["utf-8", nil, "utf-8", "latin1"])
            // The letter whose bytes stand in two words.
            let edit = ByteEdit(range: 3..<5, bytes: Array("ü".utf8))
            let new = String(decoding: text.rewrite([edit], of: view), as: UTF8.self)
            #expect(new == "=?utf-8?Q?Jos=C3?= =?utf-8?B?vCBB?= b =?utf-8?Q?c?=\n =?latin1?Q?=E9?=")
        }
    }
}
