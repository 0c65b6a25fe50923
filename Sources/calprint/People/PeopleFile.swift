import CalendarCore
import ScheduleIO

/// A file of people: TOML with a table `[[people]]` for each. A configuration file may have them, too.
struct PeopleFile {
    let people: [Person]

    static let table = "people"

    /// Throws ``Failure``: if it cannot be read, or with status 78 and every place where it is wrong.
    init(reading path: String) throws {
        try self.init(try SourceFile.contents(of: path), path: path)
    }

    /// Those of a file that an option names; nobody for none. Throws what ``init(reading:)`` throws.
    static func people(in path: String?) throws -> [Person] {
        try path.map { try PeopleFile(reading: $0).people } ?? []
    }

    init(_ bytes: [UInt8], path: String) throws(Failure) {
        let document = try TOMLDocument(bytes, file: path)
        var reader = PeopleReader()
        for entry in document.entries {
            if entry.key == PeopleFile.table {
                reader.read(list: entry.value)
            } else if !OptionTable.drawing.contains(where: { $0.name == entry.key }) {
                reader.refuse(root: entry)
            }
        }
        guard reader.findings.isEmpty else { throw Failure(reader.findings) }
        guard document.entries.contains(where: { $0.key == PeopleFile.table }) else {
            let place = SourceLocation(file: path, line: 1, column: 1)
            throw Failure([
                Finding(.error, .missingField, "there are no people; they stand in tables [[people]]", at: place)
            ])
        }
        people = reader.people
    }
}
