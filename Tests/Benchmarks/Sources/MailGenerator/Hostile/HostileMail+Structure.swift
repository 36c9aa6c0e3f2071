/// Multiparts and messages (RFC 2046): too many, too deep, and boundaries that almost match.
extension HostileMail {
    static let structures: [HostileMail] = [
        parts("parts", "parts without header", "--b\n\na\n"),
        parts("parts-empty", "boundary lines and nothing between", "--b\n"),
        parts("parts-text", "parts with a header", "--b\nContent-Type: text/plain; charset=koi8-r\n\n\u{E9}\n"),
        parts("parts-html", "HTML parts", "--b\nContent-Type: text/html\n\n<p>a\n"),
        parts("parts-messages", "attached messages", "--b\nContent-Type: message/rfc822\n\nSubject: a\n\nb\n"),
        parts("parts-headers", "parts that are all header", "--b\nX-A: b\n"),
        parts(
            "parts-multiparts", "multiparts in a row",
            "--b\nContent-Type: multipart/mixed; boundary=c\n\n--c\n\na\n--c--\n"),
        parts("parts-names", "attachments", "--b\nContent-Disposition: attachment; filename=\"a.pdf\"\n\na\n"),
        HostileMail("multiparts-nested", "multiparts inside multiparts") { size in
            var message = start(type: "multipart/mixed; boundary=b0")
            message.append(until: size) { "--b\($0)\nContent-Type: multipart/mixed; boundary=b\($0 + 1)\n\n" }
            return message
        },
        HostileMail("multiparts-nested-closed", "multiparts inside multiparts, each closed") { size in
            var message = start(type: "multipart/mixed; boundary=b0")
            var depth = 0
            message.append(until: size * 4 / 5) {
                depth = $0
                return "--b\($0)\nContent-Type: multipart/mixed; boundary=b\($0 + 1)\n\n"
            }
            for level in (0...depth).reversed() { message += "\n--b\(level)--\n".utf8 }
            return message
        },
        parts(
            "multiparts-nested-same", "multiparts of one boundary", "--b\nContent-Type: multipart/mixed; boundary=b\n\n"
        ),
        HostileMail("messages-nested", "messages inside messages") { size in
            var message = start(type: "message/rfc822")
            message.append(repeating: "Content-Type: message/rfc822\n\n", until: size)
            return message + Array("Subject: innermost\n\nbody\n".utf8)
        },
        HostileMail("messages-multiparts-nested", "messages and multiparts in turn") { size in
            var message = start(type: "multipart/mixed; boundary=b0")
            message.append(until: size) {
                "--b\($0)\nContent-Type: message/rfc822\n\nContent-Type: multipart/mixed; boundary=b\($0 + 1)\n\n"
            }
            return message
        },
        HostileMail("messages-base64", "a message in base64 around a message in base64, nine deep") { size in
            var message = start(type: "text/plain")
            message.append(repeating: "text\n", until: size / 16)
            for _ in 0..<9 where message.count < size { message = wrapped(message) }
            return message
        },
    ]

    static let boundaries: [HostileMail] = [
        HostileMail("boundary-long", "one boundary of half the message") { size in
            let boundary = String(repeating: "b", count: size / 4)
            return start(type: "multipart/mixed; boundary=\"\(boundary)\"")
                + Array("--\(boundary)\n\na\n--\(boundary)--\n".utf8)
        },
        HostileMail("boundary-long-prefixes", "lines that are a boundary of 100 KB but for its last sign") { size in
            let boundary = String(repeating: "b", count: min(100_000, size / 8))
            var message = start(type: "multipart/mixed; boundary=\"\(boundary)\"")
            message.append(repeating: "--\(boundary.dropLast())c\n", until: size)
            return message
        },
        HostileMail("boundary-blanks-long", "boundary lines that end in blanks, of a boundary that does too") { size in
            let blanks = String(repeating: " ", count: 60)
            var message = start(type: "multipart/mixed; boundary=\"b\(blanks)\"")
            message.append(repeating: "--b\(blanks) \n", until: size)
            return message
        },
        parts("boundary-prefixes", "lines that begin like the boundary", "--bb\n"),
        parts("boundary-dashes", "lines of two dashes", "--\n"),
        parts("boundary-dash-line", "one line of dashes", "-"),
        parts("boundary-blanks", "boundary lines that end in blanks", "--b \t \n"),
        parts("boundary-closed", "closing boundary lines", "--b--\n"),
        HostileMail("boundary-empty", "lines of two dashes, under an empty boundary") { size in
            var message = start(type: "multipart/mixed; boundary=\"\"")
            message.append(repeating: "--\n", until: size)
            return message
        },
        HostileMail("boundary-missing", "lines of two dashes, without a boundary") { size in
            var message = start(type: "multipart/mixed")
            message.append(repeating: "--x\n\n", until: size)
            return message
        },
        HostileMail("boundaries-alike", "a hundred open boundaries that begin alike, lines that match none") { size in
            let stem = String(repeating: "b", count: 60)
            var message = start(type: "multipart/mixed; boundary=\(stem)0")
            for level in 0..<99 {
                message += "--\(stem)\(level)\nContent-Type: multipart/mixed; boundary=\(stem)\(level + 1)\n\n".utf8
            }
            message.append(repeating: "--\(stem)\n", until: size)
            return message
        },
        HostileMail("boundaries-parents", "a hundred open boundaries, the outermost over and over") { size in
            var message = start(type: "multipart/mixed; boundary=b0")
            message.append(until: size) { number in
                let level = number % 90
                return "--b\(level)\nContent-Type: multipart/mixed; boundary=b\(level + 1)\n\n"
            }
            return message
        },
    ]

    /// A multipart/mixed of the boundary `b` whose body is `piece` over and over.
    private static func parts(_ name: String, _ summary: String, _ piece: String) -> HostileMail {
        body(name, summary, type: "multipart/mixed; boundary=b", piece)
    }

    private static func wrapped(_ message: [UInt8]) -> [UInt8] {
        var outer = start(type: "message/rfc822", encoding: "base64")
        outer.reserveCapacity(message.count / 3 * 4 + message.count / 50 + 200)
        outer.appendBase64(message)
        return outer
    }
}
