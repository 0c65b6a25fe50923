/// The formats that pages are written in.
enum OutputFormat: String, CaseIterable, Sendable {
    case pdf
    case png
    case svg
    case html

    /// The format if neither a name nor an option tells it.
    static let untold = OutputFormat.pdf

    /// By the ending of a file's name, in any case.
    init?(fileName: String) {
        let name = fileName.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: ".") else { return nil }
        self.init(rawValue: name[dot...].dropFirst().lowercased())
    }

    /// For messages: `PDF`.
    var name: String { rawValue.uppercased() }
}
