import Bytes
import MessageContent

/// A file of the program's own that pages refer to.
struct Asset: Sendable {
    let name: String
    let type: String
    let bytes: [UInt8]
    /// Has the hash of the content in it, so that browsers may keep the file.
    let address: Address

    private init(_ name: String, _ type: String, _ bytes: [UInt8]) {
        (self.name, self.type, self.bytes) = (name, type, bytes)
        let hash = bytes.withUnsafeBufferPointer { ContentHash(of: ByteView($0)) }
        address = Address(name, query: [("v", String(hash.hex.prefix(12)))])
    }

    static let style = Asset("style.css", "text/css; charset=utf-8", PackageResources.style_css)
    static let script = Asset("script.js", "text/javascript; charset=utf-8", PackageResources.script_js)
    static let icon = Asset("icon.svg", "image/svg+xml", PackageResources.icon_svg)
    static let all = [style, script, icon]
}
