/// The places besides the command line where an option can be given.
struct OptionScopes: OptionSet, Hashable {
    let rawValue: Int

    /// Configuration files.
    static let file = OptionScopes(rawValue: 1)
    /// The items of a batch.
    static let item = OptionScopes(rawValue: 2)
    /// Print jobs that the CUPS filter draws. Their owner must neither read nor write files of the server.
    static let job = OptionScopes(rawValue: 4)

    static let everywhere: OptionScopes = [.file, .item, .job]

    /// `file, item, job`
    var names: String {
        [(OptionScopes.file, "file"), (.item, "item"), (.job, "job")].filter { contains($0.0) }.map(\.1)
            .joined(separator: ", ")
    }
}
