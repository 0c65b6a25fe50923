/// A library that the program loads when it first needs it, and starts without.
public struct RuntimeLibrary: Hashable, Sendable {
    /// `libcups`
    public let name: String
    /// The Debian package that has it: `libcups2`.
    public let package: String
    /// The feature that needs it, as the singular subject of a sentence: `printing`.
    public let purpose: String

    /// A library, which is not loaded yet.
    public init(_ name: String, package: String, purpose: String) {
        (self.name, self.package, self.purpose) = (name, package, purpose)
    }

    /// Loads the library; `fill` fills the table of its functions, or returns the reason why it cannot.
    ///
    /// - Throws: ``MissingLibrary``.
    public func load<Functions>(
        _ fill: (UnsafeMutablePointer<Functions>) -> UnsafePointer<CChar>?
    ) throws(MissingLibrary) -> Functions {
        let table = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
        defer { table.deallocate() }
        if let reason = fill(table) { throw MissingLibrary(self, reason: String(cString: reason)) }
        return table.pointee
    }
}
