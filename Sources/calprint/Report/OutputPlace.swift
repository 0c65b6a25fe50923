import Glibc

/// Which file a name means.
enum OutputPlace {
    /// Whether two names lead to one file, or would.
    static func isSame(_ a: String, _ b: String) -> Bool {
        a == b || resolved(a).map { $0 == resolved(b) } ?? false
    }

    /// The absolute path without links; of a file that does not exist, its folder's and its name.
    private static func resolved(_ path: String) -> String? {
        if let path = real(path) { return path }
        let slash = path.lastIndex(of: "/")
        let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        return real(folder).map { "\($0)/\(path[(slash.map(path.index(after:)) ?? path.startIndex)...])" }
    }

    private static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
