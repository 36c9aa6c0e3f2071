extension SourceFormat {
    /// The format of a file that frames its messages, judged by its beginning.
    init?(framedIn head: Span<UInt8>, name: ArraySlice<UInt8>) {
        if MMDFFile.opens(head) {
            self = .mmdf
        } else if MbxFile.opens(head) {
            self = .mbx
        } else if DboxFile.opens(head) {
            self = DboxFile.holdsMany(name) ? .mdbox : .sdbox
        } else {
            return nil
        }
    }

    /// How its files frame their messages.
    var framing: any MessageFraming {
        switch self {
        case .mbx: MbxFile()
        case .mdbox: DboxFile()
        case .becky: BeckyFile()
        default: MMDFFile()
        }
    }
}
