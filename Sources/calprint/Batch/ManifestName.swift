/// The name of a manifest, and the folder that the relative paths in it start from.
struct ManifestName {
    let file: String

    init(_ file: String) {
        self.file = file
    }

    var folder: String { file == "-" ? "." : OutputPath.folder(of: file) }
}
