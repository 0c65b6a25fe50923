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

/// A library that is needed and not installed, or too old.
public struct MissingLibrary: Error, Hashable, Sendable {
    /// The library.
    public let library: RuntimeLibrary
    /// The system loader's message: `libcups.so.2: cannot open shared object file: No such file or directory`.
    public let reason: String

    /// A failure to load a library.
    public init(_ library: RuntimeLibrary, reason: String) {
        (self.library, self.reason) = (library, reason)
    }

    /// `printing needs libcups, which is not installed`
    public var problem: String { "\(library.purpose) needs \(library.name), which is not installed" }

    /// `apt-get install libcups2`
    public var remedy: String { "apt-get install \(library.package)" }
}

extension MissingLibrary: CustomStringConvertible {
    /// `printing needs libcups, which is not installed (apt-get install libcups2)`
    public var description: String { "\(problem) (\(remedy))" }
}
