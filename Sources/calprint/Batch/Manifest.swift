import CalendarCore
import ScheduleIO

/// The calendars to draw: JSON Lines, an item a line.
struct Manifest {
    let name: ManifestName
    /// Without those that are blank.
    var lines: [Line]
    private let bytes: [UInt8]
    /// Beyond this many, findings are only counted.
    private static let maximumFindingCount = 100

    struct Line {
        /// From 1.
        let number: Int
        fileprivate let range: Range<Int>
        /// The person whose sheet the item is; nil for a calendar of all people.
        var person: ItemPerson?
    }

    /// Throws ``Failure`` if it cannot be read.
    init(reading file: String) throws {
        self.init(try SourceFile.contents(of: file), ManifestName(file))
    }

    init(_ bytes: [UInt8], _ name: ManifestName) {
        (self.bytes, self.name) = (bytes, name)
        lines = Manifest.lines(of: bytes)
    }

    private static func lines(of bytes: [UInt8]) -> [Line] {
        var (lines, number, start) = ([Line](), 1, 0)
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let isBlank = bytes[start..<end].allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
            if !isBlank { lines.append(Line(number: number, range: start..<end)) }
            (number, start) = (number + 1, end + 1)
        }
        return lines
    }

    func bytes(of line: Line) -> ArraySlice<UInt8> { bytes[line.range] }

    func item(_ line: Line) -> ManifestItem {
        ManifestItem(bytes(of: line), name, line: line.number, person: line.person)
    }

    /// The files that all its items become in a folder, added to those to keep. Throws failure 65 with every id or name
    /// that cannot be, is there twice, or is that of a file the run reads.
    func names(in folder: OutputFolder, keeping kept: inout KeptFiles) throws -> OutputNames {
        var names = OutputNames()
        for line in lines { names.add(item(line)) }
        kept.keep(name.file, as: "the manifest")
        for source in names.sources { kept.keep(source: source) }
        names.check(in: folder, keeping: &kept)
        guard names.findings.isEmpty else {
            var failure = Failure(.badData, "nothing is drawn")
            failure.findings = names.findings.prefix(Manifest.maximumFindingCount).map(\.description)
            let more = names.findings.count - failure.findings.count
            if more > 0 { failure.findings.append("\(name.file): error: \(more) more are not listed") }
            throw failure
        }
        return names
    }
}

/// The name of a manifest, and the folder that the relative paths in it start from.
struct ManifestName {
    let file: String

    init(_ file: String) {
        self.file = file
    }

    var folder: String { file == "-" ? "." : OutputPath.folder(of: file) }
}
