/// What a test made.
struct Candidate {
    /// The golden's file name.
    let name: String
    let bytes: [UInt8]
    /// Of the libraries that made it, where that matters.
    var versions: LibraryVersions?
}
