/// The files of a folder that say something of its messages.
struct FolderSidecars {
    private let folder: RawPath
    private let names: Set<[UInt8]>
    private let protonNames: [String: String]

    init(_ folder: RawPath, _ listing: FolderListing) {
        self.folder = folder
        names = Set(listing.lazy.filter(Sidecar.isName).map(Array.init))
        protonNames =
            names.isEmpty ? [:] : Sidecar.protonNames(ByteSource.sidecar(folder, Sidecar.protonLabelFile) ?? [])
    }

    func sidecar(of message: ArraySlice<UInt8>) -> Sidecar? {
        guard !names.isEmpty, let name = Sidecar.names(of: message).first(where: names.contains),
            let text = ByteSource.sidecar(folder.appending(name))
        else { return nil }
        return Sidecar(text, names: protonNames)
    }
}
