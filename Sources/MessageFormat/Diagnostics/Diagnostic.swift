import Bytes

/// One departure of a message from the standards, which the parser recorded and read past.
public struct Diagnostic: Sendable, Hashable {
    /// How much a departure may change what a reader sees.
    public enum Severity: String, Sendable, CaseIterable {
        /// Harmless and common; nothing was guessed.
        case note
        /// The message can be read in more than one way, and one was chosen.
        case warning
        /// Something could not be read as its sender meant it.
        case error
    }

    /// What is wrong.
    public var code: DiagnosticCode
    /// The bytes of the raw message that it concerns; inside an encoded part, the body of that part.
    public var range: ByteRange
    /// The severity of ``code``.
    public var severity: Severity { code.severity }

    package init(_ code: DiagnosticCode, _ range: ByteRange) {
        self.code = code
        self.range = range
    }
}

/// What can be wrong with a message; ``meaning`` describes each case.
///
/// The raw values are stable: archives store them, and scripts query them.
public enum DiagnosticCode: String, Sendable, CaseIterable {
    case headerMissing = "header.missing"
    case headerEndMissing = "header.end.missing"
    case headerLeadingBlank = "header.leading-blank"
    case headerMboxLine = "header.mbox-line"
    case headerBlankLine = "header.blank-line"
    case headerFoldFirst = "header.fold.first"
    case headerFieldMalformed = "header.field.malformed"
    case headerFieldSpace = "header.field.space-before-colon"
    case headerFieldRepeated = "header.field.repeated"
    case headerNotUTF8 = "header.not-utf8"
    case addressMalformed = "address.malformed"
    case addressDomainMissing = "address.domain.missing"
    case addressObfuscated = "address.obfuscated"
    case addressCommentUnclosed = "address.comment.unclosed"
    case addressQuoteUnclosed = "address.quote.unclosed"
    case addressGroupNested = "address.group.nested"
    case dateMissing = "date.missing"
    case dateMalformed = "date.malformed"
    case dateImpossible = "date.impossible"
    case dateUnlikely = "date.unlikely"
    case dateZoneUnknown = "date.zone.unknown"
    case messageIDMalformed = "message-id.malformed"
    case encodedWordMalformed = "encoded-word.malformed"
    case parameterMalformed = "parameter.malformed"
    case parameterGap = "parameter.continuation.gap"
    case parameterEncodedWord = "parameter.encoded-word"
    case parameterRepeated = "parameter.repeated"
    case mediaTypeMalformed = "mime.type.malformed"
    case mediaTypeRepeated = "mime.type.repeated"
    case dispositionRepeated = "mime.disposition.repeated"
    case encodingUnknown = "mime.encoding.unknown"
    case encodingRepeated = "mime.encoding.repeated"
    case encodingComposite = "mime.encoding.composite"
    case boundaryMissing = "mime.boundary.missing"
    case boundaryBlank = "mime.boundary.blank"
    case boundaryPrefix = "mime.boundary.prefix"
    case boundaryText = "mime.boundary.text"
    case boundaryGuessed = "mime.boundary.guessed"
    case boundaryNeverUsed = "mime.boundary.never-used"
    case boundaryUnclosed = "mime.boundary.unclosed"
    case boundaryAfterClose = "mime.boundary.after-close"
    case base64Junk = "base64.junk"
    case base64Truncated = "base64.truncated"
    case base64EarlyPadding = "base64.early-padding"
    case quotedPrintableMalformed = "quoted-printable.malformed"
    case uuencodeMalformed = "uuencode.malformed"
    case yencMalformed = "yenc.malformed"
    case yencChecksum = "yenc.checksum"
    case binHexMalformed = "binhex.malformed"
    case binHexChecksum = "binhex.checksum"
    case tnefMalformed = "tnef.malformed"
    case tnefChecksum = "tnef.checksum"
    case cmsMalformed = "cms.malformed"
    case lineBareCR = "line.bare-cr"
    case bodyNUL = "body.nul"
    case charsetUnknown = "charset.unknown"
    case charsetUndeclared = "charset.undeclared"
    case charsetMislabelled = "charset.mislabelled"
    case charsetReplacement = "charset.replacement"
    case htmlFallback = "html.fallback"
    case limitDepth = "limit.depth"
    case limitEntities = "limit.entities"
    case limitFields = "limit.fields"
    case limitFieldBytes = "limit.field-bytes"
    case limitParameters = "limit.parameters"
    case limitAddresses = "limit.addresses"
    case limitMessageIDs = "limit.message-ids"
    case limitMessageBytes = "limit.message-bytes"
    case limitEmbedded = "limit.embedded"
    case limitDiagnostics = "limit.diagnostics"
    case limitHTML = "limit.html"

    /// How much this departure may change what a reader sees.
    public var severity: Diagnostic.Severity {
        switch self {
        case .headerLeadingBlank, .headerMboxLine, .headerFieldSpace, .dateMissing, .dateZoneUnknown, .lineBareCR,
            .encodingComposite, .parameterEncodedWord, .parameterRepeated, .boundaryBlank, .boundaryPrefix,
            .charsetUndeclared, .addressDomainMissing, .addressObfuscated:
            .note
        case .headerMissing, .dateMalformed, .boundaryMissing, .charsetUnknown, .charsetReplacement, .base64Truncated,
            .uuencodeMalformed, .yencMalformed, .binHexMalformed, .tnefMalformed, .cmsMalformed, .limitDepth,
            .limitEntities, .limitMessageBytes, .limitHTML:
            .error
        default: .warning
        }
    }

    /// What is wrong and what the parser did about it, in one English sentence.
    public var meaning: String {
        switch self {
        case .headerMissing: "No header field was found; everything is body."
        case .headerEndMissing: "The body began without the blank line that ends the header."
        case .headerLeadingBlank: "Blank lines before the first header field were skipped."
        case .headerMboxLine: "A 'From ' line of an mbox stood inside the header and was skipped."
        case .headerBlankLine: "A line of blanks stood in the header: folding where the header went on, else its end."
        case .headerFoldFirst: "The header began with a continuation line, which continues nothing and was skipped."
        case .headerFieldMalformed: "A header line without a field name was skipped."
        case .headerFieldSpace: "White space before the colon was taken as not part of the field name."
        case .headerFieldRepeated: "A field that may stand once stood more often; see the field for which one counts."
        case .headerNotUTF8: "Raw 8-bit text that is no UTF-8 stood in the header; its charset was guessed."
        case .addressMalformed: "An address did not follow RFC 5322 and was read by its parts."
        case .addressDomainMissing: "An address had no domain."
        case .addressObfuscated: "An address stood as 'ada at example.org', as in list archives; the @ was put back."
        case .addressCommentUnclosed:
            "A comment in an address list was never closed; its parenthesis was taken as text."
        case .addressQuoteUnclosed: "A quoted string in an address list was never closed; its quote was taken as text."
        case .addressGroupNested: "Group syntax stood inside group syntax; the groups were flattened."
        case .dateMissing: "The message has no Date field."
        case .dateMalformed: "The Date field could not be read."
        case .dateImpossible: "The Date field named a day, time or zone that does not exist; the nearest was taken."
        case .dateUnlikely:
            "The Date field named the zero of a clock, or a time long after arrival; the latter was taken."
        case .dateZoneUnknown: "The Date field named no known zone; UTC was assumed."
        case .messageIDMalformed: "A Message-ID stood without angle brackets or held white space."
        case .encodedWordMalformed:
            "Something that looks like an encoded-word could not be decoded and was left as text."
        case .parameterMalformed: "A parameter did not follow RFC 2045 and was read by its parts."
        case .parameterGap: "The pieces of an RFC 2231 parameter had a gap; those before it were joined."
        case .parameterEncodedWord:
            "A parameter held encoded-words, which RFC 2047 section 5 forbids; they were decoded."
        case .parameterRepeated:
            "A parameter stood in more than one form; an RFC 2231 form counts before a plain one, else the first."
        case .mediaTypeMalformed: "The Content-Type field had no readable media type; text/plain was assumed."
        case .mediaTypeRepeated:
            "Content-Type stood more than once; the first readable one counts, text under the last is searched."
        case .encodingUnknown: "An unknown Content-Transfer-Encoding was taken as 8bit."
        case .dispositionRepeated: "Content-Disposition stood more than once; the first one counts."
        case .encodingRepeated:
            "Content-Transfer-Encoding stood more than once; the first known one counts, text under the last is searched."
        case .encodingComposite: "A multipart or message carried an encoding that RFC 2045 section 6.4 forbids."
        case .boundaryMissing: "A multipart named no boundary; its body was read as one part."
        case .boundaryBlank:
            "The declared boundary begins or ends in blanks; they belong to it only if the body uses it so."
        case .boundaryPrefix: "A line began with a boundary and went on; it was taken as text."
        case .boundaryText: "Text after a blank on a boundary line was passed over."
        case .boundaryGuessed:
            "A multipart's boundary was missing or never appeared; the one that its lines plainly have was taken."
        case .boundaryNeverUsed: "A multipart's boundary never appeared; its body was read as one part."
        case .boundaryUnclosed: "A multipart had no closing boundary line; it ends where its container ends."
        case .boundaryAfterClose: "Parts followed a closing boundary line and were read as parts all the same."
        case .base64Junk: "Bytes outside the base64 alphabet were skipped."
        case .base64Truncated: "The base64 text ended inside a group; its whole bytes were kept."
        case .base64EarlyPadding: "Padding stood before the end of the base64 text; decoding went on after it."
        case .quotedPrintableMalformed: "A broken quoted-printable escape was left as text."
        case .uuencodeMalformed: "A uuencoded line was broken; what could be read was kept."
        case .yencMalformed: "A yEnc file lacked its end or had another size than declared; what was read was kept."
        case .yencChecksum: "A yEnc file's checksum is not that of its bytes; they were kept as they are."
        case .binHexMalformed: "A BinHex file could not be read whole; what was read was kept."
        case .binHexChecksum: "A BinHex file's checksum is not that of its bytes; they were kept as they are."
        case .tnefMalformed: "A TNEF stream was broken; the attributes before the fault were read."
        case .tnefChecksum: "A checksum inside a TNEF stream is not that of its bytes; they were kept as they are."
        case .cmsMalformed: "A signed S/MIME part was broken; the content that could be read was kept."
        case .lineBareCR: "A carriage return without a line feed was taken as a line end."
        case .bodyNUL: "The text held NUL characters, which were dropped."
        case .charsetUnknown: "The declared charset is not known; another was detected from the bytes."
        case .charsetUndeclared: "8-bit text declared no charset; one was detected from the bytes."
        case .charsetMislabelled: "The bytes do not fit the declared charset; another was detected."
        case .charsetReplacement: "Bytes that the charset cannot hold became replacement characters."
        case .htmlFallback: "The sanitizer's result did not pass its checker; the text is shown escaped."
        case .limitDepth: "Entities nested deeper than the limit were kept as one part."
        case .limitEntities: "Entities past the limit were kept inside the last part."
        case .limitFields: "Header fields past the limit were passed over."
        case .limitFieldBytes: "A field body was longer than what is interpreted."
        case .limitParameters: "Parameters past the limit were passed over."
        case .limitAddresses: "Addresses past the limit were passed over."
        case .limitMessageIDs: "Message-IDs between the first and the most recent ones were passed over."
        case .limitMessageBytes: "Bytes past 4 GiB of one message were passed over."
        case .limitEmbedded: "Files inside a part past the limit of their number, depth or size were not listed."
        case .limitDiagnostics: "More diagnostics than the limit were met; the rest were not kept."
        case .limitHTML: "An HTML body passed a limit of the sanitizer."
        }
    }
}

/// Collects the diagnostics of one message up to ``Limits/diagnostics``; one more entry tells that the limit was
/// passed.
package struct DiagnosticLog: Sendable {
    package private(set) var entries: [Diagnostic] = []

    package init() {}

    package mutating func note(_ code: DiagnosticCode, _ range: ByteRange) {
        let limit = Limits.diagnostics
        if entries.count < limit {
            entries.append(Diagnostic(code, range))
        } else if entries.count == limit {
            entries.append(Diagnostic(.limitDiagnostics, range))
        }
    }

    package mutating func append(contentsOf other: [Diagnostic]) {
        for entry in other { note(entry.code, entry.range) }
    }
}

extension [DiagnosticCode] {
    /// Adds `code` unless it is there: a field, a part or a file reports each code once.
    package mutating func note(_ code: DiagnosticCode) {
        if !contains(code) { append(code) }
    }

    /// Adds those of `codes` that are not there.
    package mutating func note(contentsOf codes: [DiagnosticCode]) {
        for code in codes { note(code) }
    }
}
