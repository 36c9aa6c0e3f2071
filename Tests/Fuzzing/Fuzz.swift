// The entry points that libFuzzer calls; see README.md. Compiled by `run` into one module with the parser's sources,
// so that internal types are in reach, and never part of the package.

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What an input is given to: the raw value is the name that `run` and `FUZZ_TARGET` use.
enum Target: String {
    case message, addresses, dates, parameters, dispositions, encodings, base64, uuencode, charset
    case tnef, rtf, yenc, html, css
    case mediaTypes = "media-types"
    case encodedWords = "encoded-words"
    case messageIDs = "message-ids"
    case quotedPrintable = "quoted-printable"

    func run(_ input: ByteView) {
        switch self {
        case .message: MessageTarget.run(input)
        case .addresses: AddressTarget.run(input)
        case .dates: DateTarget.run(input)
        case .mediaTypes: MediaTypeTarget.run(input)
        case .parameters: ParameterTarget.run(input)
        case .dispositions: DispositionTarget.run(input)
        case .encodedWords: EncodedWordTarget.run(input)
        case .messageIDs: MessageIDTarget.run(input)
        case .encodings: TransferEncodingTarget.run(input)
        case .base64: Base64Target.run(input)
        case .quotedPrintable: QuotedPrintableTarget.run(input)
        case .uuencode: UUEncodeTarget.run(input)
        case .charset: CharsetTarget.run(input)
        case .tnef: TNEFTarget.run(input)
        case .rtf: RTFTarget.run(input)
        case .yenc: YEncTarget.run(input)
        case .html: HTMLTarget.run(input)
        case .css: CSSTarget.run(input)
        }
    }
}

/// What the environment asks for; read once.
struct Settings {
    /// `FUZZ_TARGET`: the target's name.
    let target: Target
    /// `FUZZ_ALPHABET`: path of the dictionary that bytes from 0x80 on are mapped onto; none: raw bytes.
    let alphabet: MailAlphabet?
    /// `FUZZ_SHOW`: prints each input as the parser sees it, in hexadecimal.
    let shows: Bool

    static let current = Settings()

    private init() {
        guard let target = Target(rawValue: Settings.variable("FUZZ_TARGET") ?? "message") else {
            say("FUZZ_TARGET names no target\n")
            exit(2)
        }
        self.target = target
        alphabet = Settings.variable("FUZZ_ALPHABET").map(MailAlphabet.init(path:))
        shows = Settings.variable("FUZZ_SHOW") != nil
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let settings = Settings.current
    let input = ByteView(UnsafeBufferPointer(start: data, count: count))
    guard let alphabet = settings.alphabet else {
        run(settings, input)
        return 0
    }
    alphabet.withMapped(input) { run(settings, $0) }
    return 0
}

/// The whole input that is being run, for the message of a broken invariant: one thread runs all.
nonisolated(unsafe) private var current = ByteView(UnsafeBufferPointer(start: nil, count: 0))

private func run(_ settings: Settings, _ input: ByteView) {
    if settings.shows { say("input: \(hex(input))\n") }
    current = input
    settings.target.run(input)
}

// MARK: Failing

/// Stops the fuzzer when an invariant does not hold, saying which, for which field or body, and for which input.
@inline(__always)
func check(_ holds: Bool, _ invariant: StaticString, _ input: ByteView) {
    if !holds { fail(invariant, input) }
}

@inline(never)
private func fail(_ invariant: StaticString, _ input: ByteView) -> Never {
    say("\nINVARIANT BROKEN: \(invariant)\nbytes: \(hex(input))\ninput: \(hex(current))\n")
    abort()
}

private func hex(_ input: ByteView) -> String {
    let digits = Array("0123456789abcdef")
    return String(input.buffer.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
}

private func say(_ text: String) {
    _ = text.utf8.withContiguousStorageIfAvailable { write(2, $0.baseAddress, $0.count) }
}
