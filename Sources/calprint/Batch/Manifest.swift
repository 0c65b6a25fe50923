import CalendarCore
import ScheduleIO

/// What a manifest is called, and where the relative paths in it lead from.
struct ManifestName {
    let file: String

    init(_ file: String) {
        self.file = file
    }

    var folder: String { file == "-" ? "." : OutputPath.folder(of: file) }
}

/// The calendars that are to be drawn: JSON Lines, an item a line.
struct Manifest {
    let name: ManifestName
    /// Without those that are blank.
    let lines: [Line]
    private let bytes: [UInt8]

    struct Line {
        /// From 1.
        let number: Int
        fileprivate let range: Range<Int>
    }

    /// Throws the command's failure where it cannot be read.
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

    func item(_ line: Line) -> ManifestItem { ManifestItem(bytes(of: line), name, line: line.number) }

    /// The files that all its items become. Throws failure 65 with every id or name that cannot be, or is there twice.
    func names() throws -> OutputNames {
        var names = OutputNames()
        for line in lines { names.add(item(line)) }
        guard names.findings.isEmpty else {
            var failure = Failure(.badData, "nothing is drawn")
            failure.findings = names.findings.map(\.description)
            throw failure
        }
        return names
    }
}

/// The ids of a manifest's items and the names of their files, none of them twice.
struct OutputNames {
    private var ids: [String: Int] = [:]
    private var files: [String: Int] = [:]
    /// In which the files are, within the folder of the batch.
    private(set) var folders: Set<String> = ["."]
    private(set) var findings: [Finding] = []

    mutating func add(_ item: ManifestItem) {
        findings += item.nameFindings
        guard let id = item.id else { return }
        if let line = ids.updateValue(item.line, forKey: id.value) {
            repeated("the id '\(id.value)'", line, id.location)
        } else if let output = item.output, let line = files.updateValue(item.line, forKey: output.value) {
            repeated("the output '\(output.value)'", line, output.location)
        }
        if let output = item.output { folders.insert(OutputPath.folder(of: output.value)) }
    }

    private mutating func repeated(_ what: String, _ line: Int, _ location: SourceLocation) {
        findings.append(Finding(.error, .repeatedItem, "\(what) is that of line \(line) already", at: location))
    }
}
