import PDFComparison

/// The pictures of pages that look different: the first one, or with `%d` in the name a file for each.
final class PictureFiles {
    private let pattern: FileNamePattern?
    private let kept: KeptFiles
    private var group = FileGroup()
    private var count = 0

    /// Without a name, no pictures are made. Throws ``Failure`` 64 for a name that is no pattern.
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

    /// Draws a page; its file waits for its place.
    func add(_ picture: DifferencePicture) throws {
        guard let pattern else { return }
        count += 1
        guard count == 1 || pattern.hasField else { return }
        let destination = try Destination(pattern.name(ofPage: picture.number), .png, mode: nil, keeping: kept)
        let png = try picture.png()
        try destination.write { sink in try png.withUnsafeBytes(sink) }.map { group.append($0) }
        // Each waits with an open file.
        if group.count == 64 { try group.commit() }
    }

    /// Puts the pictures in their places, and notes what they do not show.
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
