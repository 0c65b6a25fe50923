/// The kinds of file that pages become.
enum OutputFormat: String, CaseIterable {
    case pdf
    case png
    case svg

    /// By the ending of a file's name, in any case.
    init?(fileName: String) {
        let name = fileName.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        self.init(rawValue: name[dot...].dropFirst().lowercased())
    }

    /// For messages: `PDF`.
    var name: String { rawValue.uppercased() }
}
