/// The files that no output of a run may replace: what it reads, and its other outputs.
struct KeptFiles {
    private var purposes: [FileIdentity: String] = [:]

    /// Keeps a file, for the purpose that messages name: `the store`.
    mutating func keep(_ path: String, as purpose: String) {
        if let file = FileIdentity(path) { purposes[file] = purpose }
    }

    /// What a path stands for that must not be replaced; nil if it may be.
    func purpose(of path: String) -> String? { FileIdentity(path).flatMap { purposes[$0] } }

    /// Throws ``Failure`` 64 if an output would replace one of them.
    func check(_ path: String) throws {
        guard let purpose = purpose(of: path) else { return }
        throw Failure(.usage, "'\(path)' is \(purpose) of this run and would be replaced; give the output another name")
    }
}
