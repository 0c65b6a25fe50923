import CalendarCore

/// A field of a day.
enum DayField: Equatable {
    case stamp(RecordStamp.Field), date
    /// The line with this index.
    case line(Int)
}

extension FieldTable<DayField> {
    private static let aliases = ["line1", "line2", "line3", "line4"]

    /// Returns the fields of a day with the default lines, which have aliases.
    static func days() -> FieldTable {
        FieldTable(fields(of: ScheduleLine.defaults) + fields(named: aliases), rivals: rivals)
    }

    /// Returns the fields of a day with the lines that the file declares.
    static func days(declaring lines: [ScheduleLine]) -> FieldTable {
        FieldTable(fields(of: lines), rivals: rivals)
    }

    private static func fields(of lines: [ScheduleLine]) -> [(String, DayField)] {
        RecordStamp.Field.allCases.map { ($0.rawValue, .stamp($0)) } + [("date", .date)]
            + fields(named: lines.map(\.key))
    }

    private static func fields(named names: [String]) -> [(String, DayField)] {
        names.enumerated().map { ($1, .line($0)) }
    }

    private static var rivals: [(String, String)] { Array(zip(ScheduleLine.defaults.map(\.key), aliases)) }
}

/// Reads the days of a schedule.
enum DayReader {
    /// Reads one record of `days`; returns nil for a record without a date, which is logged.
    static func read(
        _ json: inout JSONScanner, _ fields: FieldTable<DayField>, _ lines: [ScheduleLine]
    ) throws(ReadingStopped) -> DayRecord? {
        var (stamp, date) = (RecordStamp(), Located<CivilDate>?.none)
        var texts = DayTexts()
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .stamp(let field): try json.readStamp(field, &stamp)
            case .date: date = try json.readDate("date")
            case .line(let line):
                let name = object.lastName(in: fields)
                guard let text = try json.readLine(name, key: lines[line].key) else { continue }
                texts.insert(text, line: line)
            }
        }
        guard let date else {
            json.require([.date], of: object, in: fields, "record")
            return nil
        }
        return DayRecord(
            date: date.value, texts: texts.inOrder, identity: stamp.identity, modified: stamp.modified,
            location: json.log.location(date.position))
    }
}
