/// Lines by which mail programs and ticket systems announce an earlier message.
enum ReplyMarker: Sendable {
    /// `-----Original Message-----`, above the message that is answered.
    case original
    /// `---------- Forwarded message ---------` or `Begin forwarded message:`.
    case forward
    /// `## please reply above this line ##`, above text that the ticket system sent.
    case replyAbove
}

struct ReplyMarkerFinder {
    let lines: ReplyLines

    /// In bytes: what is longer is no marker.
    static let maximumLength = 140

    func marker(_ line: Int) -> ReplyMarker? {
        isAttributionBar(line) ? .original : marker(in: withoutField(lines.trimmed[line]))
    }

    /// The range without the field behind a marker. Outlook Express ends a marker with a space, which format=flowed takes
    /// for a line that goes on: `----- Original Message ----- From: Ada <ada@example.org>`; Samsung's program writes all
    /// of them in one line.
    private func withoutField(_ range: Range<Int>) -> Range<Int> {
        let head = range.prefix(Self.maximumLength)
        let isDash = { lines.bytes[$0] == 0x2D }
        guard head.prefix(4).allSatisfy(isDash), let word = head.firstIndex(where: { !isDash($0) }),
            let end = head[word...].dropFirst().first(where: {
                !isDash($0) && ($0 - 4..<$0).allSatisfy(isDash)
            }), lines.bytes[end..<range.upperBound].prefix(24).contains(0x3A)
        else { return range }
        return range.lowerBound..<end
    }

    /// Whether the line is an attribution in a frame: Notes writes `-----Ada Byron/HQ/ACME@ACME wrote: -----`,
    /// GroupWise `>>> Ada Byron <ada@example.org> 05/03/2019 10:11 >>>`.
    func isAttributionBar(_ line: Int) -> Bool {
        let range = lines.trimmed[line]
        guard range.count >= 12, range.count <= AttributionFinder.maximumLineLength else { return false }
        let frame = lines.bytes[range.lowerBound]
        guard frame == 0x2D || frame == 0x3E, lines.bytes[range].prefix(3).allSatisfy({ $0 == frame }),
            lines.bytes[range].suffix(3).allSatisfy({ $0 == frame })
        else { return false }
        // Quotes with marks are recognised by their marks.
        if let next = lines.nextFilled(line + 1), frame == 0x2D, lines.first(next) == 0x3E { return false }
        let inner = withoutFrame(range, frame)
        let facts = AttributionFacts.read(lines.bytes, inner)
        // Inside a company Notes tells only a name: "-----Ada Byron/HQ wrote: -----".
        let isFramed =
            frame == 0x2D && lines.bytes[range].prefix(5).allSatisfy { $0 == frame }
            && lines.bytes[inner].last { $0 != 0x20 } == 0x3A
        return (facts.evidence >= 1 || isFramed) && (frame == 0x3E || facts.contains(.verb))
    }

    private func withoutFrame(_ range: Range<Int>, _ frame: UInt8) -> Range<Int> {
        var range = range
        while !range.isEmpty, lines.bytes[range.lowerBound] == frame { range.removeFirst() }
        while !range.isEmpty, lines.bytes[range.upperBound - 1] == frame { range.removeLast() }
        return range
    }

    /// The marker in a trimmed range, such as the content of a quoted line.
    func marker(in range: Range<Int>) -> ReplyMarker? {
        guard range.count >= 8, range.count <= Self.maximumLength else { return nil }
        let core = withoutDecoration(range)
        let decoration = range.count - core.count
        guard decoration >= 2 || lines.bytes.endsWithColon(range), !core.isEmpty else { return nil }
        guard let text = lines.lowercased(core, limit: Self.maximumLength) else { return nil }
        if decoration >= 2, Self.replyAbovePhrases.isFound(in: text) { return .replyAbove }
        if decoration >= 4, Self.originalPhrases.contains(text) { return .original }
        if Self.forwardPhrases.contains(text) { return .forward }
        // Mutt and others write `----- Forwarded message from Ada <ada@example.org> -----`.
        if decoration >= 4, Self.forwardPhrases.contains(where: { text.hasPrefix($0 + " ") }) { return .forward }
        return nil
    }

    /// Whether the line is text between dashes or underscores, as it is found above header lines.
    func isDecorated(_ line: Int) -> Bool {
        let range = lines.trimmed[line]
        guard range.count >= 6, range.count <= Self.maximumLength else { return false }
        return range.count - withoutDecoration(range).count >= 6
    }

    private func withoutDecoration(_ range: Range<Int>) -> Range<Int> {
        lines.bytes.trimming(range) { index, end in
            isDecoration(lines.bytes[index])
                ? 1 : isDash(at: index, end) || lines.bytes.isWideColon(at: index, in: range) ? 3 : 0
        }
    }

    /// Whether U+2010 to U+2015, which are hyphens and dashes, or U+2500, which draws lines, is at `index`.
    private func isDash(at index: Int, _ end: Int) -> Bool {
        guard index + 3 <= end, lines.bytes[index] == 0xE2 else { return false }
        let (second, third) = (lines.bytes[index + 1], lines.bytes[index + 2])
        return second == 0x80 && (0x90...0x95).contains(third) || second == 0x94 && third == 0x80
    }

    private func isDecoration(_ byte: UInt8) -> Bool {
        ReplyByte.ruleMarks.contains(byte) || byte == 0x20 || byte == 0x3A || byte == 0x5B || byte == 0x5D
    }

    static let originalPhrases: Set<String> = [
        "original message", "original appointment", "original e-mail", "original email", "reply message",
        "replied message", "reply separator", "回复的原邮件", "원본 이메일",
        "ursprüngliche nachricht", "original-nachricht", "originalnachricht", "ursprünglicher termin",
        "message original", "message d'origine", "message d’origine", "mensaje original", "mensagem original",
        "messaggio originale", "messaggio original", "oorspronkelijk bericht", "oorspronkelijke bericht",
        "original meddelelse", "original-meddelelse", "oprindelig meddelelse", "oprindelig besked",
        "ursprungligt meddelande", "originalmeddelande", "opprinnelig melding", "original melding",
        "alkuperäinen viesti", "algne sõnum", "wiadomość oryginalna", "oryginalna wiadomość", "původní zpráva",
        "původní e-mail", "pôvodná správa", "eredeti üzenet", "mesaj original", "mesajul original",
        "orijinal mesaj", "orjinal mesaj", "özgün ileti", "özgün mesaj", "αρχικό μήνυμα", "исходное сообщение",
        "оригинальное сообщение", "первоначальное сообщение", "оригінальне повідомлення",
        "вихідне повідомлення", "оригинално съобщение", "izvorna poruka", "originalna poruka",
        "izvirno sporočilo", "missatge original", "jatorrizko mezua", "originalus laiškas", "原始邮件", "原始郵件",
        "邮件原件", "郵件原件", "原邮件", "元のメッセージ", "元のメール", "원본 메시지", "원본 메일", "הודעה מקורית", "الرسالة الأصلية",
        "رسالة أصلية", "thư gốc", "tin nhắn gốc", "pesan asli", "ข้อความต้นฉบับ", "original post",
        "quoted message",
    ]

    static let forwardPhrases: Set<String> = [
        "forwarded message", "forwarded by", "begin forwarded message", "start of forwarded message",
        "forwarded mail", "forwarded email", "forward header", "forwarded e-mail", "weitergeleitete nachricht",
        "weitergeleitete mail", "anfang der weitergeleiteten nachricht", "anfang der weitergeleiteten e-mail",
        "message transféré", "début du message transféré", "début du message réexpédié", "message transmis",
        "mensaje reenviado", "inicio del mensaje reenviado", "mensagem encaminhada", "mensagem reencaminhada",
        "início da mensagem encaminhada", "início da mensagem reencaminhada", "messaggio inoltrato",
        "inizio messaggio inoltrato", "doorgestuurd bericht", "begin doorgestuurd bericht",
        "videresendt meddelelse", "videresendt besked", "start på videresendt besked", "videresendt melding",
        "videresendt e-post", "vidarebefordrat meddelande", "vidarebefordrat brev", "vidarebefordrat mejl",
        "välitetty viesti", "välitetty viesti alkaa", "wiadomość przekazana dalej", "przekazana wiadomość",
        "początek przekazywanej wiadomości", "přeposlaná zpráva", "preposlaná správa", "továbbított üzenet",
        "mesaj redirecționat", "mesaj redirectionat", "yönlendirilmiş ileti", "iletilen mesaj",
        "iletilmiş mesaj", "προωθημένο μήνυμα", "пересылаемое сообщение", "пересланное сообщение",
        "начало переадресованного сообщения", "переслане повідомлення", "препратено съобщение",
        "proslijeđena poruka", "posredovano sporočilo", "missatge reenviat", "转发的邮件", "已转发邮件", "轉寄郵件", "轉寄的郵件",
        "转发邮件信息", "开始转发的邮件", "下面是被转发的邮件", "転送メッセージ", "転送されたメッセージ", "전달된 메시지", "הודעה שהועברה", "رسالة معاد توجيهها",
        "thư được chuyển tiếp", "pesan terusan", "ข้อความที่ส่งต่อ", "weitergeleitete e-mail",
    ]

    static let replyAbovePhrases = PhraseTable([
        "reply above this line", "reply above this", "write above this line", "type your reply above",
        "reply above the line", "enter your reply above", "add your comment above",
        "do not write below this line", "reply before this line", "oberhalb dieser zeile", "über dieser zeile",
        "répondre au-dessus de cette ligne", "au-dessus de cette ligne", "au dessus de cette ligne",
        "encima de esta línea", "por encima de esta línea", "acima desta linha", "sopra questa linea",
        "sopra questa riga", "boven deze regel", "boven deze lijn", "ovanför denna rad", "over denne linje",
        "over denne linjen", "tämän rivin yläpuolelle", "powyżej tej linii", "nad tímto řádkem",
        "выше этой строки", "над этой линией", "вище цієї лінії", "bu satırın üst", "在此行上方", "在此線以上", "この行より上",
        "이 줄 위에",
    ])
}

/// Phrases to be found anywhere in a text. They are sorted by their first byte, so that a text is read once.
struct PhraseTable: Sendable {
    let byFirstByte: [[[UInt8]]]

    init(_ phrases: [String]) {
        var table = [[[UInt8]]](repeating: [], count: 256)
        for phrase in phrases {
            let bytes = Array(phrase.utf8)
            if let first = bytes.first { table[Int(first)].append(bytes) }
        }
        byFirstByte = table
    }

    func isFound(in text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.indices.contains { index in
            byFirstByte[Int(bytes[index])].contains { bytes.hasWord($0, at: index, in: 0..<bytes.count) }
        }
    }
}
