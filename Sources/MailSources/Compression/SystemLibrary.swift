#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A library of the system that may not be there.
struct SystemLibrary: Sendable {
    private let handle: UInt

    /// - Parameter names: tried in turn.
    init(_ names: String...) {
        handle = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first.map { UInt(bitPattern: $0) } ?? 0
    }

    /// A function of the library; the caller's type must be its own.
    func function<Function>(_ name: String) -> Function? {
        guard let library = UnsafeMutableRawPointer(bitPattern: handle), let symbol = dlsym(library, name) else {
            return nil
        }
        return unsafeBitCast(symbol, to: Function.self)
    }
}
