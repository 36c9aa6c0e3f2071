#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A library of the system that may not be there.
struct SystemLibrary: Sendable {
    /// The handle that dlopen(3) returned, as a number, which is Sendable; 0 where there is no such library. It is
    /// never closed, so that its functions stay valid.
    private let handle: UInt

    /// - Parameter names: file names, tried in turn.
    init(_ names: String...) {
        handle = names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first.map { UInt(bitPattern: $0) } ?? 0
    }

    /// A function of the library; nil where it has none of that name. `Function` must be its C type, as nothing checks
    /// that.
    func function<Function>(_ name: String) -> Function? {
        guard let library = UnsafeMutableRawPointer(bitPattern: handle), let symbol = dlsym(library, name) else {
            return nil
        }
        return unsafeBitCast(symbol, to: Function.self)
    }
}
