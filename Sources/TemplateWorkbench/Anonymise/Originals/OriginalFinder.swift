import Bytes
import MessageContent
import MessageFormat

/// Finds what is personal in a message: first in the fields that say whose it is, then everywhere.
struct OriginalFinder {
    var originals: Originals
    let provider: Provider
    /// The words of the names in the header, common words included.
    var nameWords: Set<[UInt32]> = []
    /// Searches decoded tokens for the originals that the header names.
    var people = OriginalSearch([])

    init(provider: Provider) {
        self.provider = provider
        originals = Originals(provider: provider)
    }

    mutating func run(_ texts: [RegionText], of message: Message, in raw: ByteView) {
        let fields = texts.compactMap { text -> (text: RegionText, kind: FieldKind)? in
            guard case .field(let index) = text.region.kind else { return nil }
            return (text, FieldKind(raw[message.fields[index].nameRange]))
        }
        for (text, kind) in fields where kind.namesPeople { addPeople(in: text, kind) }
        people = OriginalSearch(originals.all.map { $0.pattern.count > 3 ? $0.pattern : [] })
        for (text, kind) in fields { addOriginals(in: text, kind) }
        for text in texts {
            switch text.region.kind {
            case .text, .between: addOriginals(inBody: text)
            case .field, .name, .binary: break
            }
        }
        addBoundaries(message, raw)
    }

    mutating func add(
        _ kind: Replacement.Kind, _ reading: Reading, _ range: Range<Int>, _ text: RegionText?, _ rule: Original.Rule
    ) {
        originals.add(kind, reading, range, in: text, rule)
    }

    // MARK: Originals that the caller names

    mutating func addKnown(codes: [String], owner: [String], names: [String]) {
        for code in codes { addCode(Reading(code), code) }
        for address in owner {
            let reading = Reading(address)
            add(.address, reading, 0..<reading.count, nil, .anywhere)
            addOwnAddress(reading, 0..<reading.count, nil)
        }
        for name in names {
            let reading = Reading(name)
            addName(reading, 0..<reading.count, nil)
        }
    }

    /// Adds a code as it was given, without its separators, and without its prefix.
    private mutating func addCode(_ reading: Reading, _ code: String) {
        let core = reading.lower.filter(Script.isAlphanumeric)
        let secret = Array(core.dropFirst(Disguise.prefixLength(reading.lower)))
        for pattern in [reading.lower, core, secret] {
            let rule: Original.Rule =
                secret.allSatisfy(Script.isLetter) ? .word : secret.count < 5 ? .alphanumeric : .anywhere
            originals.add(Original(kind: .code, pattern: pattern, rule: rule, text: code))
        }
    }

    // MARK: Bodies

    private mutating func addOriginals(inBody text: RegionText) {
        let full = Reading(.full, of: text)
        addAddresses(full, text)
        addLinks(full, text)
        addIPs(full, text)
        let visible = text.isHTML ? Reading(.visible, of: text) : full
        addGreetings(visible, text)
        addNumbers(visible, text)
        addAccounts(visible, text)
        if text.isHTML { addAddresses(visible, text) }
    }

    // MARK: Boundaries

    /// A boundary is kept unless it holds something personal; then it is replaced as a whole, in the Content-Type and
    /// in the body alike.
    private mutating func addBoundaries(_ message: Message, _ raw: ByteView) {
        let search = OriginalSearch(originals.all.map(\.pattern))
        for entity in message.entities where entity.mediaType.kind.isMultipart && entity.contentTypeField >= 0 {
            let body = raw[message.fields[Int(entity.contentTypeField)].body]
            guard let value = ParameterList.value(of: "boundary", in: body, from: Int(entity.parametersOffset)) else {
                continue
            }
            let reading = Reading(String(decoding: value, as: UTF8.self))
            let hits = search.matches(in: reading.lower) { [originals] match in
                originals.all[match.original].standsApart(reading, match.range)
            }
            if !hits.isEmpty { add(.token, reading, 0..<reading.count, nil, .anywhere) }
        }
    }

    mutating func chooseReplacements(_ key: ContentHash) {
        originals.chooseReplacements(Disguise(key: key, provider: provider))
    }
}
