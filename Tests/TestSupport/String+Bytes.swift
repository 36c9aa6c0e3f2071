import Bytes

extension String {
    package var bytes: [UInt8] { Array(utf8) }

    /// Lends the text's bytes.
    package func withView<Result>(_ body: (ByteView) -> Result) -> Result { bytes.withByteView(body) }

    package init(_ view: ByteView) { self = String(decoding: view.buffer, as: UTF8.self) }
    package init(utf8 bytes: some Collection<UInt8>) { self = String(decoding: bytes, as: UTF8.self) }
}
