/// Formats of files that hold mail, or may, and are not read: whoever imports them shall know.
enum UnreadFormat: String, Sendable, CaseIterable {
    case outlookMessage = "an Outlook message (save it as .eml)"
    case outlookForMac = "an archive of Outlook for Mac (.olm; export its folders as mbox or .eml)"
    case outlookExpress = "a folder of Outlook Express (.dbx; import it into Thunderbird, or use readdbx of libdbx)"
    case notes = "a Notes database (.nsf; export its folders as .eml or mbox)"
    case babyl = "a Babyl file of Rmail (open it in Emacs, which makes an mbox of it)"
    case sevenZip = "a 7z archive (unpack it)"
    case rar = "a RAR archive (unpack it)"

    /// - Parameters:
    ///   - head: the beginning of a file.
    ///   - name: the file's name, which tells Outlook's messages from its other documents.
    init?(_ head: Span<UInt8>, name: ArraySlice<UInt8>) {
        let ending = name.suffix(4).map { $0 | 0x20 }
        let found = Self.allCases.first { format in
            let magic = format.magic
            return magic.count <= head.count && magic.indices.allSatisfy { head[$0] == magic[$0] }
                && format.ending.map { ending.elementsEqual($0.utf8) } ?? true
        }
        guard let found else { return nil }
        self = found
    }

    private var magic: [UInt8] {
        switch self {
        case .outlookMessage: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
        case .outlookForMac: Array("PK".utf8)
        case .outlookExpress: [0xCF, 0xAD, 0x12, 0xFE]
        case .notes: [0x1A, 0x00, 0x00, 0x04, 0x00, 0x00]
        case .babyl: Array("BABYL OPTIONS:".utf8)
        case .sevenZip: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]
        case .rar: Array("Rar!\u{1A}\u{07}".utf8)
        }
    }

    private var ending: String? {
        switch self {
        case .outlookMessage: ".msg"
        case .outlookForMac: ".olm"
        default: nil
        }
    }
}
