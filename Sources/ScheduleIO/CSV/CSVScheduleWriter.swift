import CalendarCore

/// The tables of a schedule that CSV can hold, one a file.
public enum ExportedTable: Hashable, Sendable {
    /// A row a day, a column a line.
    case days
    /// A row a month with its notes.
    case notes
    /// A row a person on a line of a day or in an event of a line, with times, hours and note.
    case shifts
}

/// Writes a table of a schedule as it is read back (RFC 4180: commas, CR LF, quotation marks only if a cell needs
/// them).
struct CSVScheduleWriter {
    private let schedule: Schedule
    private let content: Content
    private let isSpreadsheetSafe: Bool
    private var bytes: [UInt8] = []

    /// A table, with what it has beside the schedule.
    enum Content {
        case days
        case notes
        /// The names are those of the lines.
        case shifts(AssignedShifts, names: [String])
    }

    /// With `isSpreadsheetSafe`, an apostrophe comes before texts that a spreadsheet would take for formulas.
    init(_ schedule: Schedule, _ content: Content, isSpreadsheetSafe: Bool) {
        (self.schedule, self.content, self.isSpreadsheetSafe) = (schedule, content, isSpreadsheetSafe)
    }

    consuming func write(to sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        switch content {
        case .days: try writeDays(sink)
        case .notes: try writeNotes(sink)
        case .shifts(let shifts, let names): try write(shifts.all, names, sink)
        }
        try bytes.withUnsafeBytes(sink)
    }

    private mutating func writeDays(_ sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        let stamps = StampColumns(schedule.days.map { ($0.identity, $0.modified) })
        writeRow(["date"] + schedule.lines.map(\.columnName) + stamps.names)
        for day in schedule.days {
            let texts = schedule.lines.map { safe(day.text(ofLine: $0.key)?.text ?? "") }
            writeRow([day.date.description] + texts + stamps.cells(day.identity, day.modified).map(safe))
            try flush(sink)
        }
    }

    private mutating func writeNotes(_ sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        let stamps = StampColumns(schedule.notes.map { ($0.identity, $0.modified) })
        let count = max(3, schedule.notes.compactMap { $0.lines.last?.number }.max() ?? 0)
        writeRow(["month"] + (1...count).map { "line\($0)" } + stamps.names)
        for notes in schedule.notes {
            var texts = [String](repeating: "", count: count)
            for line in notes.lines { texts[line.number - 1] = safe(line.text) }
            writeRow([notes.month.description] + texts + stamps.cells(notes.identity, notes.modified).map(safe))
            try flush(sink)
        }
    }

    private mutating func write(
        _ shifts: [AssignedShifts.Shift], _ names: [String], _ sink: (UnsafeRawBufferPointer) throws -> Void
    ) rethrows {
        let columns = ShiftColumns(shifts)
        writeRow(["date", "role", "person"] + columns.names)
        for shift in shifts {
            let cells = [names[shift.line], shift.assignee.name] + columns.cells(shift)
            writeRow([shift.date.description] + cells.map(safe))
            try flush(sink)
        }
    }

    private mutating func flush(_ sink: (UnsafeRawBufferPointer) throws -> Void) rethrows {
        guard bytes.count > 1 << 16 else { return }
        try bytes.withUnsafeBytes(sink)
        bytes.removeAll(keepingCapacity: true)
    }

    private mutating func writeRow(_ cells: [String]) { CSVCellWriter.append(row: cells, to: &bytes) }

    private func safe(_ text: String) -> String { isSpreadsheetSafe ? CSVCellWriter.safe(text) : text }
}

/// The columns for a record's name, record zone and date of change; columns that no record fills are left out.
private struct StampColumns {
    private let hasName: Bool
    private let hasZone: Bool
    private let hasModified: Bool

    init(_ stamps: [(RecordIdentity?, Instant?)]) {
        hasName = stamps.contains { $0.0 != nil }
        hasZone = stamps.contains { !($0.0?.zone.isEmpty ?? true) }
        hasModified = stamps.contains { $0.1 != nil }
    }

    var names: [String] { (hasName ? ["id"] : []) + (hasZone ? ["zone"] : []) + (hasModified ? ["modified"] : []) }

    func cells(_ identity: RecordIdentity?, _ modified: Instant?) -> [String] {
        (hasName ? [identity?.name ?? ""] : []) + (hasZone ? [identity?.zone ?? ""] : [])
            + (hasModified ? [modified?.iso8601 ?? ""] : [])
    }
}

/// The further columns of a table of shifts; those that no shift fills are left out.
private struct ShiftColumns {
    private let filled: [(name: String, cell: (AssignedShifts.Shift) -> String)]

    init(_ shifts: [AssignedShifts.Shift]) {
        // A start without an end is no span of hours: both columns, or none.
        let hasTimes = shifts.contains { $0.start != nil }
        let all: [(name: String, isFilled: Bool, cell: (AssignedShifts.Shift) -> String)] = [
            ("start", hasTimes, { $0.start.map { ClockTime.text($0.minute) } ?? "" }),
            ("end", hasTimes, { $0.end.map { ClockTime.text($0.minute) } ?? "" }),
            (
                "end date", shifts.contains(where: \.needsEndDate),
                { $0.needsEndDate ? $0.end?.date.description ?? "" : "" }
            ),
            ("hours", shifts.contains { $0.assignee.hours != nil }, { $0.assignee.hours?.spelling ?? "" }),
            ("note", shifts.contains { $0.assignee.note != nil }, { $0.assignee.note ?? "" }),
        ]
        filled = all.filter(\.isFilled).map { ($0.name, $0.cell) }
    }

    var names: [String] { filled.map(\.name) }

    func cells(_ shift: AssignedShifts.Shift) -> [String] { filled.map { $0.cell(shift) } }
}

extension ScheduleLine {
    /// The label of a default line, because users write labels in tables; the key of any other line.
    fileprivate var columnName: String { ScheduleLine.defaults.first { $0.key == key }?.label ?? key }
}
