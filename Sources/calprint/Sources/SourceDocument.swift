/// A schedule whose bytes are already known.
struct SourceDocument {
    /// For messages, in place of a file's name.
    let name: String
    let bytes: [UInt8]
}
