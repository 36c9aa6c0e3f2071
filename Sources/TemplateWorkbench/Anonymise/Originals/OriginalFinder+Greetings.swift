/// The names by which a message calls its reader.
extension OriginalFinder {
    /// At the beginning of lines: `Hi Maria,`, `尊敬的张三：`, `山田様`.
    mutating func addGreetings(_ reading: Reading, _ text: RegionText) {
        for start in 0..<reading.count where reading.isLineEnd(start - 1) {
            let first = reading.isSpace(start) ? start + 1 : start
            if let end = GreetingWords.end(in: reading, at: first) {
                addGreeted(reading, greeting: first, name: GreetingWords.afterTitles(in: reading, at: end), text)
            } else {
                addHonoured(reading, first, text)
            }
        }
    }

    private mutating func addGreeted(_ reading: Reading, greeting: Int, name start: Int, _ text: RegionText) {
        var end = start
        while end < reading.count, end - start < 40, !isEndOfGreeting(reading, end) { end += 1 }
        guard end > start, isEndOfGreeting(reading, end) else { return }
        let words = reading.lower[start..<end].split(separator: 0x20).map(Array.init)
        guard words.count < 5, !words.contains(where: CommonWords.nobody.contains) else { return }
        let isCommonName = words.allSatisfy { CommonWords.stopWords.contains($0) && nameWords.contains($0) }
        if isCommonName {
            // Where the name is a common word ("Hi Mark,"), only the whole greeting is replaced.
            let pattern = Array(reading.lower[greeting..<end])
            let seen = text.text(reading, greeting..<end)
            originals.add(Original(kind: .token, pattern: pattern, rule: .word, text: seen))
            return
        }
        guard let first = words.first, !isCommon(first) else { return }
        let isCalled = words.count == 1 && GreetingWords.isCall(reading.lower[greeting..<start])
        let looksNamed =
            Script.isUpper(reading.peek(start)) || first[0] >= 0x590 || nameWords.contains(first) || isCalled
        if words.count == 1, reading.plain[start..<end].contains(where: { Script.isDigit($0) || $0 == 0x5F }) {
            return add(.account, reading, start..<end, text, .alphanumeric)
        }
        if looksNamed { addName(reading, start..<end, text) }
    }

    private func isEndOfGreeting(_ reading: Reading, _ index: Int) -> Bool {
        if reading.isLineEnd(index) { return true }
        return [0x2C, 0x21, 0x3A, 0x3B, 0x3F, 0x60C, 0x3001, 0x3002, 0xFF0C, 0xFF01, 0xFF1A].contains(
            reading.peek(index))
            || reading.peek(index) == 0x2E && !reading.isAlphanumeric(index + 1)
    }

    /// A name with an honorific behind it: `山田様`.
    private mutating func addHonoured(_ reading: Reading, _ start: Int, _ text: RegionText) {
        for end in start..<min(start + 10, reading.count) {
            if reading.isLineEnd(end) { return }
            guard Self.honorifics.contains(where: { reading.lower[end...].starts(with: $0) }) else { continue }
            let range = reading.trimmed(start..<end, where: reading.isSpace)
            let name = Array(reading.lower[range])
            guard name.count > 1, name.contains(where: Script.isUnspaced), !CommonWords.nobody.contains(name) else {
                return
            }
            return addName(reading, range, text)
        }
    }

    private static let honorifics = Script.words("様 さま さん 님 先生 女士 小姐")

    /// `Username: maria_92`, `@maria_92`.
    mutating func addAccounts(_ reading: Reading, _ text: RegionText) {
        for index in 0..<reading.count {
            switch reading.peek(index) {
            case 0x3A where GreetingWords.isAccountLabel(reading, before: index):
                let start = reading.isSpace(index + 1) ? index + 2 : index + 1
                addAccount(reading, start, text, isNextLine: reading.isLineEnd(index + 1))
            case 0x40 where !reading.isAlphanumeric(index - 1) && text.cells[Int(reading.cell[index])].zone == .text:
                addAccount(reading, index + 1, text, isNextLine: false)
            default: break
            }
        }
    }

    private mutating func addAccount(_ reading: Reading, _ start: Int, _ text: RegionText, isNextLine: Bool) {
        var end = start
        while end - start < 40, reading.isAlphanumeric(end) || [0x2D, 0x2E, 0x5F].contains(reading.peek(end)) {
            end += 1
        }
        while end > start, !reading.isAlphanumeric(end - 1) { end -= 1 }
        let name = Array(reading.lower[start..<max(start, end)])
        guard name.count > 2, reading.peek(end) != 0x40, !name.contains(0x2E), !isCommon(name) else { return }
        // A word on the next line may as well be the next sentence.
        if isNextLine, !name.contains(where: { Script.isDigit($0) || $0 == 0x5F }) { return }
        add(.account, reading, start..<end, text, .alphanumeric)
    }
}

/// Phrases of greeting, and labels of account names.
enum GreetingWords {
    /// The folded phrases, and whether a space must stand between the phrase and the name.
    private static let phrases: [[UInt32]: Bool] = {
        var table: [[UInt32]: Bool] = [:]
        for phrase in spaced.split(separator: "|") { table[Reading(String(phrase)).lower] = true }
        for phrase in unspaced.split(separator: "|") { table[Reading(String(phrase)).lower] = false }
        return table
    }()
    private static let longest = phrases.keys.map(\.count).max() ?? 0

    private static let spaced =
        """
        hi|hello|hey|dear|good morning|good day|good evening|welcome|welcome back|thanks|thank you|greetings|hola|querido|\
        querida|estimado|estimada|buenos dias|bonjour|salut|cher|chere|hallo|guten tag|guten morgen|liebe|lieber|servus|moin|\
        sehr geehrte frau|sehr geehrter herr|liebe frau|lieber herr|ciao|salve|gentile|caro|cara|buongiorno|ola|oi|prezado|\
        prezada|caro sr|bom dia|beste|dag|geachte heer|geachte mevrouw|hej|hei|kære|kjære|heisann|witaj|cześć|dzień dobry|\
        drogi|droga|szanowny panie|szanowna pani|ahoj|dobrý den|vážený pane|vážená paní|szia|kedves|tisztelt|bună|dragă|\
        stimate|salutare|merhaba|sayın|selam|привет|здравствуйте|добрый день|уважаемый|уважаемая|дорогой|дорогая|вітаємо|\
        привіт|вітання|шановний|шановна|здравей|здраво|γεια σου|γεια σας|αγαπητέ|αγαπητή|שלום|היי|مرحبا|أهلا|عزيزي|عزيزتي|\
        سلام|नमस्ते|xin chào|chào|kính gửi|halo|hai|kepada|selamat pagi|selamat datang|kumusta|tere|sveiki|labas|zdravo|bok|\
        안녕하세요|สวัสดี|เรียน
        """
    private static let unspaced = "尊敬的|亲爱的|親愛的|您好|你好|สวัสดีคุณ|เรียนคุณ|สวัสดี|เรียน"

    /// Where the name begins after the longest greeting that stands at `start`.
    static func end(in reading: Reading, at start: Int) -> Int? {
        guard reading.isLetter(start) else { return nil }
        for length in stride(from: min(longest, reading.count - start), to: 1, by: -1) {
            guard let isSpaced = phrases[Array(reading.lower[start..<(start + length)])] else { continue }
            var index = start + length
            if [0x2C, 0xFF0C, 0x3001].contains(reading.peek(index)) { index += 1 }
            let hasSpace = reading.peek(index) == 0x20
            if hasSpace { index += 1 }
            return isSpaced && !hasSpace ? nil : index
        }
        return nil
    }

    /// Behind titles that stand before a name: "Mr. ", "Frau Dr. ". Titles that are names, too, as "Don" and "Pan", are
    /// replaced with the name.
    static func afterTitles(in reading: Reading, at start: Int) -> Int {
        var position = start
        while position < reading.count {
            var end = position
            while reading.isLetter(end) { end += 1 }
            guard end > position, titles.contains(Array(reading.lower[position..<end])) else { break }
            if reading.peek(end) == 0x2E { end += 1 }
            if reading.isSpace(end) { end += 1 } else if reading.peek(end - 1) != 0x2E { break }
            guard reading.isLetter(end) else { break }
            position = end
        }
        return position
    }

    private static let titles = Set(
        """
        mr|mrs|ms|miss|mx|dr|prof|professor|sir|herr|herrn|frau|sr|sra|srta|señor|señora|mme|mlle|monsieur|madame|\
        mademoiselle|signor|signora|signore|dott|avv|dhr|mevr|mevrouw|meneer|pani|panie|господин|госпожа|κύριε|κυρία|tuan|puan
        """.split(separator: "|").map { Reading(String($0)).lower })

    /// Whether what follows is a name even without a capital: "hi anna,".
    static func isCall(_ greeting: ArraySlice<UInt32>) -> Bool {
        calls.contains(Array(greeting.prefix { $0 != 0x20 && $0 != 0x2C }))
    }

    private static let calls = Set(
        "hi|hello|hey|dear|hallo|hola|ciao|bonjour|salut|hej|oi|ola|ahoj|cześć|merhaba|привет".split(separator: "|")
            .map { Reading(String($0)).lower })

    private static let labels =
        """
        username|user name|user id|login|login name|account|account name|benutzername|nutzername|identifiant|nom d'utilisateur|\
        usuario|nombre de usuario|nome utente|nome de usuário|gebruikersnaam|логин|имя пользователя|kullanıcı adı|\
        nazwa użytkownika|用户名|使用者名稱|ユーザー名|アカウント|아이디|계정
        """.split(separator: "|").map { Reading(String($0)).lower }

    static func isAccountLabel(_ reading: Reading, before colon: Int) -> Bool {
        labels.contains { label in
            let start = colon - label.count
            return start >= 0 && reading.lower[start..<colon].elementsEqual(label) && !reading.isLetter(start - 1)
        }
    }
}
