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
