/// The output of a test, to compare with a golden.
struct Candidate {
    /// The golden's file name.
    let name: String
    let bytes: [UInt8]
    /// The versions of the libraries that made it, if they matter.
    var versions: LibraryVersions?
}
