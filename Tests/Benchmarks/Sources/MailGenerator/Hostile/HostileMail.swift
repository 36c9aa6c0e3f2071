/// A message made to cost its reader more time or memory than its size is worth.
public struct HostileMail: Sendable {
    public let name: String
    /// What there is much of.
    public let summary: String
    private let make: @Sendable (Int) -> [UInt8]

    init(_ name: String, _ summary: String, make: @escaping @Sendable (Int) -> [UInt8]) {
        self.name = name
        self.summary = summary
        self.make = make
    }

    /// The message at a size of about `bytes`.
    public func message(bytes: Int) -> [UInt8] { make(bytes) }

    public static let all =
        addressLists + addressSigns + identifiers + headers + encodedWords + parameters + structures + boundaries
        + encodings + texts + replies + pages + pageSigns
}

// MARK: Forms that many kinds share

extension HostileMail {
    /// A field whose body is `piece` over and over, between `opening` and `closing`.
    static func field(
        _ name: String, _ summary: String, in fieldName: String = "To", opening: String = "", _ piece: String,
        closing: String = ""
    ) -> HostileMail {
        HostileMail(name, summary) { size in
            var message = Array("From: a@example.org\n\(fieldName): \(opening)".utf8)
            message.append(repeating: piece, until: size)
            message += "\(closing)\nSubject: x\n\nbody\n".utf8
            return message
        }
    }

    /// A field whose pieces are numbered.
    static func numberedField(
        _ name: String, _ summary: String, in fieldName: String, opening: String = "",
        _ piece: @escaping @Sendable (Int) -> String
    ) -> HostileMail {
        HostileMail(name, summary) { size in
            var message = Array("From: a@example.org\n\(fieldName): \(opening)".utf8)
            message.append(until: size, piece)
            message += "\nSubject: x\n\nbody\n".utf8
            return message
        }
    }

    /// A body that is `piece` over and over.
    static func body(
        _ name: String, _ summary: String, type: String = "text/plain; charset=utf-8", encoding: String = "8bit",
        opening: String = "", _ piece: String, closing: String = ""
    ) -> HostileMail {
        body(
            name, summary, type: type, encoding: encoding, opening: opening, bytes: Array(piece.utf8), closing: closing)
    }

    static func body(
        _ name: String, _ summary: String, type: String = "text/plain; charset=utf-8", encoding: String = "8bit",
        opening: String = "", bytes piece: [UInt8], closing: String = ""
    ) -> HostileMail {
        HostileMail(name, summary) { size in
            var message = start(type: type, encoding: encoding)
            message += opening.utf8
            message.append(repeating: piece, until: size)
            message += closing.utf8
            return message
        }
    }

    static func html(
        _ name: String, _ summary: String, opening: String = "", _ piece: String, closing: String = ""
    ) -> HostileMail {
        body(name, summary, type: "text/html; charset=utf-8", opening: opening, piece, closing: closing)
    }

    static func numberedHTML(
        _ name: String, _ summary: String, opening: String = "", _ piece: @escaping @Sendable (Int) -> String
    ) -> HostileMail {
        HostileMail(name, summary) { size in
            var message = start(type: "text/html; charset=utf-8", encoding: "8bit")
            message += opening.utf8
            message.append(until: size, piece)
            return message
        }
    }

    static func start(type: String, encoding: String = "7bit") -> [UInt8] {
        Array(
            """
            From: a@example.org
            To: b@example.org
            Subject: x
            Date: Mon, 1 Jan 2024 00:00:00 +0000
            MIME-Version: 1.0
            Content-Type: \(type)
            Content-Transfer-Encoding: \(encoding)


            """.utf8)
    }
}

extension [UInt8] {
    /// Grows by whole pieces until there are `size` bytes.
    mutating func append(repeating piece: String, until size: Int) { append(repeating: Array(piece.utf8), until: size) }

    mutating func append(repeating piece: [UInt8], until size: Int) {
        reserveCapacity(size + piece.count + 200)
        while count < size { append(contentsOf: piece) }
    }

    mutating func append(until size: Int, _ piece: (Int) -> String) {
        reserveCapacity(size + 400)
        var number = 0
        while count < size {
            append(contentsOf: piece(number).utf8)
            number += 1
        }
    }
}
