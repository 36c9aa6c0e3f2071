import Bytes
import MessageFormat

/// The MIME fields of one entity, decoded for an ``EmailBodyPart``.
struct PartFields {
    private let message: Message
    private let raw: ByteView
    private let index: Int
    private(set) var diagnostics: [DiagnosticCode] = []

    /// See ``HeaderText/text(of:rawLabel:)``.
    private let rawLabel: [UInt8]?

    init(of index: Int, in message: Message, raw: ByteView, rawLabel: [UInt8]? = nil) {
        self.index = index
        self.message = message
        self.raw = raw
        self.rawLabel = rawLabel
    }

    /// The charset that a message with 8-bit text in a header declares for its text, or that its text shows; nil for
    /// others, and for the charset of Western Europe, which programs also declare for want of a better one.
    static func rawLabel(of message: Message, _ raw: ByteView) -> [UInt8]? {
        guard message.entities.contains(where: { !UTF8Text.isValid(raw[$0.header].buffer) }) else { return nil }
        for index in message.entities.indices where message.entities[index].mediaType.kind.isText {
            var fields = PartFields(of: index, in: message, raw: raw)
            let part = fields.bodyPart(partID: nil)
            if part.disposition == "attachment" { continue }
            let charset =
                charsetLabel(of: part).map { Charset(label: $0) } ?? detected(raw[message.entities[index].body])
            switch charset?.family {
            case .singleByte, .doubleByte: return charset == .windows1252 ? nil : charset.map { Array($0.name.utf8) }
            default: return nil
            }
        }
        return nil
    }

    private static func detected(_ body: ByteView) -> Charset? {
        let head = body.slice(0, min(body.count, 4096)).buffer
        return UTF8Text.isASCII(head) ? nil : CharsetDetector.detect(head).charset
    }

    private var entity: Entity { message.entities[index] }

    /// A body part with everything but its content.
    mutating func bodyPart(partID: String?) -> EmailBodyPart {
        var part = EmailBodyPart(partID: partID, entity: index, type: mediaType)
        let parameters = typeParameters()
        part.parameters = parameters.map {
            EmailHeader(name: String(decoding: $0.name, as: UTF8.self), value: text(of: $0))
        }
        part.charset = part.parameters.first { $0.name == "charset" }?.value
        if part.charset == nil, entity.mediaType.kind.isText { part.charset = "us-ascii" }
        readDisposition(into: &part, typeParameters: parameters)
        part.cid = field(.contentID).flatMap { body in
            MessageIDList(parsing: body).ids.first.map {
                String(decoding: MessageIDList.text(of: $0, in: body), as: UTF8.self)
            }
        }
        part.language = field(.contentLanguage).map { body in
            HeaderText.raw(body).split { $0 == "," || $0 == " " }.map(String.init)
        }
        part.location = field(.contentLocation).map { HeaderText.raw($0) }
        return part
    }

    private func field(_ name: FieldName) -> ByteView? { message.field(name, of: index).map { raw[$0.body] } }

    /// `type/subtype` in lower case.
    private var mediaType: String {
        let media = entity.mediaType
        guard !media.isAssumed else { return media.kind == .message ? "message/rfc822" : "text/plain" }
        guard !media.subtype.isEmpty else { return media.kind == .textHTML ? "text/html" : "text/plain" }
        let bytes = raw[media.type].array + [0x2F] + raw[media.subtype].array
        return String(decoding: bytes.map(\.asciiLowercased), as: UTF8.self)
    }

    private mutating func typeParameters() -> [Parameter] {
        guard entity.contentTypeField >= 0 else { return [] }
        let body = raw[message.fields[Int(entity.contentTypeField)].body]
        let list = ParameterList(parsing: body, from: Int(entity.parametersOffset))
        diagnostics += list.diagnostics
        return list.parameters
    }

    /// The charset parameter of the Content-Type field as bytes.
    static func charsetLabel(of part: EmailBodyPart) -> [UInt8]? {
        part.parameters.first { $0.name == "charset" }.map { Array($0.value.utf8) }
    }

    private mutating func readDisposition(into part: inout EmailBodyPart, typeParameters: [Parameter]) {
        var name: Parameter?
        if entity.dispositionField >= 0 {
            let body = raw[message.fields[Int(entity.dispositionField)].body].trimmed()
            let end = body.firstIndex(of: 0x3B) ?? body.count
            let word = body.slice(0, end).trimmed()
            // QUIRK: some mailers write `filename=x` without the disposition that RFC 2183 section 2 asks for.
            let hasWord = word.firstIndex(of: 0x3D) == nil
            if hasWord, !word.isEmpty {
                part.disposition = String(decoding: word.array.map(\.asciiLowercased), as: UTF8.self)
            }
            let list = ParameterList(parsing: body, from: hasWord ? end : 0)
            diagnostics += list.diagnostics
            name = list["filename"] ?? list["name"]
        }
        // An empty name is none.
        for case let name? in [name, typeParameters.first { $0.name == Array("name".utf8) }] where part.name == nil {
            let decoded = text(of: name)
            if !decoded.isEmpty { part.name = decoded }
        }
    }

    /// The value of a parameter, decoded by its RFC 2231 charset, else by encoded-words, which RFC 2047 section 5
    /// forbids here and many mailers write.
    private mutating func text(of parameter: Parameter) -> String {
        if let charset = parameter.charset {
            return parameter.value.withUnsafeBufferPointer { TextDecoder.decode($0, label: charset) }.string
        }
        let decoded = parameter.value.withByteView { HeaderText.decode($0, rawLabel: rawLabel) }
        if !parameter.isExtended, parameter.value.count > 4, decoded.text.utf8.count != parameter.value.count {
            diagnostics.append(.parameterEncodedWord)
        }
        return decoded.text
    }
}
