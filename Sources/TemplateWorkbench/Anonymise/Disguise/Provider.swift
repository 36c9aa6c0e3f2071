/// The organisation that sent the message. Its address, domain and name are kept, since templates look for them.
struct Provider {
    /// The author's address, folded; empty where the author is a person or nobody.
    private(set) var address: [UInt32] = []
    private(set) var domain: [UInt32] = []
    /// Words of the address and of the display name.
    private(set) var words: Set<[UInt32]> = []

    /// A message from a person has no provider, so everything personal in it is replaced.
    static let nobody = Provider()

    private init() {}

    /// - Parameters:
    ///   - name: the author's display name.
    ///   - owner: folded addresses of the owner.
    init(address: String, name: String?, owner: Set<[UInt32]>) {
        let folded = Reading(address).lower
        guard let at = folded.lastIndex(of: 0x40), at + 1 < folded.count else { return }
        let local = Array(folded[..<at])
        let host = Array(folded[(at + 1)...])
        let display = name.map { Reading($0).lower } ?? []
        guard !owner.contains(folded), !Self.isPerson(local, host, display) else { return }
        self.address = folded
        domain = Self.organisation(of: host)
        // The words before "via" are a person's name.
        let own = Array(display.words.drop { !CommonWords.via.contains($0) }.joined(separator: [0x20]))
        words = Set(
            (local + [0x20] + host + [0x20] + (own.isEmpty ? display : own)).words.filter { $0.count > 1 })
    }

    /// Whether the host belongs to the provider, by its registered domain.
    func owns(_ host: some Collection<UInt32>) -> Bool {
        !domain.isEmpty && Self.organisation(of: Array(host)) == domain
    }

    private static func isPerson(_ local: [UInt32], _ host: [UInt32], _ display: [UInt32]) -> Bool {
        let words = local.words
        if words.contains(where: CommonWords.roles.contains) { return false }
        if MailboxProviders.contains(host) { return true }
        // "Maria Lopez" <maria.lopez@…>
        return words.count > 1 && Set(words).isSubset(of: Set(display.words))
    }

    /// The last two labels, or three under a suffix such as `co.uk`.
    static func organisation(of host: [UInt32]) -> [UInt32] {
        let labels = host.split(separator: 0x2E, omittingEmptySubsequences: true).map(Array.init)
        guard labels.count > 2 else { return Array(labels.joined(separator: [0x2E])) }
        let isSecondLevel = labels[labels.count - 1].count == 2 && secondLevels.contains(labels[labels.count - 2])
        return Array(labels.suffix(isSecondLevel ? 3 : 2).joined(separator: [0x2E]))
    }

    private static let secondLevels = Script.words("ac co com edu go gob gov ne net nom or org")
}

/// Domains at which many people have their mailboxes, so that the domain alone identifies nobody.
enum MailboxProviders {
    /// Whole domains, and first labels of domains that exist in many countries.
    private static let domains = Script.words(
        """
        126.com 163.com aol.com att.net bk.ru btinternet.com comcast.net daum.net docomo.ne.jp ezweb.ne.jp fastmail.com \
        fastmail.fm free.fr gmail.com googlemail.com hanmail.net hey.com i.ua icloud.com inbox.ru interia.pl laposte.net \
        libero.it list.ru mac.com mail.com mail.ru me.com msn.com naver.com o2.pl onet.pl orange.fr pm.me posteo.de \
        proton.me protonmail.com qq.com rambler.ru rediffmail.com seznam.cz sina.com sohu.com softbank.ne.jp t-online.de \
        tuta.io tutanota.com ukr.net uol.com.br verizon.net wanadoo.fr web.de wp.pl ya.ru yandex.com yandex.ru ymail.com \
        zoho.com
        """)
    private static let labels = Script.words("gmx hotmail live outlook yahoo")

    static func contains(_ host: [UInt32]) -> Bool {
        domains.contains(host) || labels.contains(Array(host.prefix { $0 != 0x2E }))
    }
}

extension Array where Element == UInt32 {
    /// The runs of letters.
    var words: [[UInt32]] { split { !Script.isLetter($0) }.map(Array.init) }
}
