import MessageFormat

/// A file inside a part, in TNEF, uuencode, yEnc or BinHex.
struct EmbeddedFile {
    var name: String?
    /// Media type in lower case.
    var type: String
    /// Nil for a body inside TNEF, which is a part but no attachment.
    var disposition: String? = "attachment"
    var cid: String?
    var location: String?
    var parameters: [EmailHeader] = []
    /// Whether ``bytes`` are the TNEF stream of an attached message.
    var isMessage = false
    var bytes: [UInt8]

    /// The body part for this file; the properties that depend on its content are not set.
    func part(_ partID: String) -> EmailBodyPart {
        var part = EmailBodyPart(partID: partID, entity: -1, type: type)
        part.name = name
        part.disposition = disposition
        part.cid = cid
        part.location = location
        part.parameters = parameters
        part.charset = parameters.first { $0.name == "charset" }?.value
        return part
    }
}

/// Finds the media type of a file that has only a name, and an extension for a file that has only a media type.
package enum FileType {
    static let unknown = "application/octet-stream"

    /// The usual extension for files of a media type, with its dot; `.bin` for an unknown type.
    package static func fileExtension(of type: String) -> String {
        switch type {
        case "message/rfc822", "message/global", "message/news": ".eml"
        case "text/plain": ".txt"
        case "text/html": ".html"
        case "image/jpeg": ".jpg"
        case "image/tiff": ".tiff"
        case "video/mpeg": ".mpg"
        default: types.first { $0.value == type }.map { "." + $0.key } ?? ".bin"
        }
    }

    /// The media type by the extension of the name.
    static func of(_ name: String?) -> String {
        guard let name, let dot = name.utf8.lastIndex(of: 0x2E) else { return unknown }
        let suffix = name[dot...].dropFirst()
        guard suffix.utf8.count <= 8 else { return unknown }
        return types[suffix.lowercased()] ?? unknown
    }

    private static let types: [String: String] = [
        "txt": "text/plain", "log": "text/plain", "csv": "text/csv", "htm": "text/html", "html": "text/html",
        "ics": "text/calendar", "vcf": "text/vcard", "xml": "application/xml", "json": "application/json",
        "jpg": "image/jpeg", "jpeg": "image/jpeg", "png": "image/png", "gif": "image/gif", "bmp": "image/bmp",
        "tif": "image/tiff", "tiff": "image/tiff", "svg": "image/svg+xml", "webp": "image/webp",
        "mp3": "audio/mpeg", "wav": "audio/wav", "mp4": "video/mp4", "avi": "video/x-msvideo",
        "mpg": "video/mpeg", "mpeg": "video/mpeg", "mov": "video/quicktime", "pdf": "application/pdf",
        "rtf": "application/rtf", "zip": "application/zip", "gz": "application/gzip", "tar": "application/x-tar",
        "ps": "application/postscript", "doc": "application/msword", "xls": "application/vnd.ms-excel",
        "ppt": "application/vnd.ms-powerpoint", "eml": "message/rfc822",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    ]
}
