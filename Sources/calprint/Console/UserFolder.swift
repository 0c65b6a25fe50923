import Glibc

/// The user's folders (XDG base directory specification).
enum UserFolder {
    /// The folder that a variable names, else one in the home; nil without a home. A relative path is ignored.
    static func named(_ name: String, else usual: String) -> String? {
        let folder = variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
        return folder ?? variable("HOME").map { "\($0)/\(usual)" }
    }

    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
