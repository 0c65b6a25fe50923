import PDFComparison

/// The pictures of pages that look different: of the first one or, with `%d` in the name, of each.
final class PictureFiles {
    private let pattern: FileNamePattern?
    private let kept: KeptFiles
    private var group = FileGroup()
    private var count = 0

    /// - Parameter name: the pattern of their names; nil for no pictures.
    /// - Throws: ``Failure`` 64 if the name is not a pattern, or not that of a PNG.
    init(_ name: String?, keeping kept: KeptFiles) throws {
        self.kept = kept
        do {
            pattern = try name.map { try FileNamePattern($0) }
        } catch let mistake as FileNamePattern.Mistake {
            throw Failure(mistake, in: name ?? "")
        }
        guard let name, OutputFormat(fileName: name) != .png else { return }
        throw Failure(.usage, "\(name): a picture is a PNG; end its name in .png")
    }

    deinit { group.abandon() }

    /// Draws a page into a file, which gets its place in ``deliver(_:)``.
    func add(_ picture: DifferencePicture) throws {
        guard let pattern else { return }
        count += 1
        guard count == 1 || pattern.hasField else { return }
        let destination = try Destination(pattern.name(ofPage: picture.number), .png, mode: nil, keeping: kept)
        let png = try picture.png()
        try destination.write { sink in try png.withUnsafeBytes(sink) }.map { group.append($0) }
        // Each of them keeps a file open.
        if group.count == 64 { try group.commit() }
    }

    /// Puts the pictures in their places, and notes the pages that they do not show.
    func deliver(_ console: Console) throws {
        try group.commit()
        guard let pattern else { return }
        if count == 0 {
            console.note("no page looks different; no picture is written")
        } else if count > 1, !pattern.hasField {
            console.note(
                "the picture shows the first of \(count) pages that look different; %d in its name gives all"
            )
        }
    }
}
