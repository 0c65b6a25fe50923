import CairoRenderer
import CalendarLayout
import Glibc

/// A PNG or SVG for each page.
///
/// All files are written before the first is put in its place, so that a failed run leaves the old ones. More than 256
/// pages go group by group; the groups before a failure stay.
struct PageFiles {
    private let format: OutputFormat
    private let dpi: Int
    private let mode: UInt32?
    /// Nil for standard output.
    private let pattern: FileNamePattern?
    private let kept: KeptFiles

    /// The most files that wait for their names: 256, or a quarter of the process's descriptors if that is less.
    private static var groupSize: Int {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return Int(min(256, max(1, limit.rlim_cur / 4)))
    }

    init(
        _ output: String?, _ format: OutputFormat, dpi: Int, mode: UInt32?, keeping kept: KeptFiles
    ) throws {
        (self.format, self.dpi, self.mode, self.kept) = (format, dpi, mode, kept)
        guard let output else {
            try Destination.refuseTerminal(STDOUT_FILENO, format)
            pattern = nil
            return
        }
        do {
            pattern = try FileNamePattern(output)
        } catch {
            throw Failure(error, in: output)
        }
    }

    /// Draws all pages into their files.
    func deliver(_ nextPage: OutputTarget.NextPage, _ library: FontLibrary) throws {
        let renderer = renderer(library)
        var page = try nextPage()
        var following = try page.map { _ in try nextPage() } ?? nil
        if following != nil { try requireNamesForPages() }
        var group = FileGroup()
        defer { group.abandon() }
        var number = 1
        while let current = page {
            try deliver(current, number, renderer, &group)
            (page, following, number) = (following, try following.map { _ in try nextPage() } ?? nil, number + 1)
        }
        try group.commit()
    }

    private func deliver(
        _ page: Page, _ number: Int, _ renderer: any PageRenderer, _ group: inout FileGroup
    ) throws {
        if group.count == PageFiles.groupSize { try group.commit() }
        let destination = try Destination(pattern?.name(ofPage: number), format, mode: mode, keeping: kept)
        try destination.write { try renderer.draw(page, to: $0) }.map { group.append($0) }
    }

    private func renderer(_ library: FontLibrary) -> any PageRenderer {
        format == .png ? PNGRenderer(dpi: dpi, library: library) : SVGRenderer(library: library)
    }

    private func requireNamesForPages() throws {
        guard let pattern else {
            throw Failure(
                .usage, "standard output takes one page as \(format.name); give -o page-%d.\(format), or draw a PDF")
        }
        guard pattern.hasField else {
            throw Failure(
                .usage,
                "\(pattern.name(ofPage: 1)): several pages as \(format.name) need %d in the name, as in page-%d.\(format)"
            )
        }
    }
}

extension Failure {
    init(_ mistake: FileNamePattern.Mistake, in name: String) {
        switch mistake {
        case .severalFields:
            self.init(.usage, "\(name): one %d is enough; %% stands for a percent sign")
        case .unknownField(let field):
            self.init(.usage, "\(name): '\(field)' is no page number; write %d or %02d, and %% for a percent sign")
        }
    }
}

/// Files that are put in their places together.
struct FileGroup {
    private var files: [AtomicFile] = []

    var count: Int { files.count }

    mutating func append(_ file: AtomicFile) { files.append(file) }

    /// Puts every file in its place, in full and on the disk.
    ///
    /// If one cannot be, those before it stay in their places.
    mutating func commit() throws {
        defer { abandon() }
        for file in files { try file.synchronize() }
        for file in files { try file.commit() }
        let folders = Dictionary(files.map { ($0.place.folder.path, $0.place.folder) }) { first, _ in first }
        for folder in folders.values { folder.synchronize() }
    }

    /// Closes all files, and removes those that are not committed.
    mutating func abandon() {
        for file in files { file.abandon() }
        files = []
    }
}
