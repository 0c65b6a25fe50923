/// An option of a print job: `name=value`, or a name alone, whose value is then `true`.
struct JobOption {
    let name: String
    let value: String

    /// Throws ``Failure`` 64 for other texts, and for what has an option of its own.
    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        (name, value) = (parts[0], parts.count > 1 ? parts[1] : "true")
        guard !name.isEmpty, !value.isEmpty, !name.contains(" ") else {
            throw Failure(.usage, "-O '\(text)' is not name=value, as in media=iso_a4_210x297mm")
        }
        guard !["job-name", "title"].contains(name) else {
            throw Failure(.usage, "use --job-title instead of -O \(name)")
        }
    }
}
