import CalendarCore

/// Reads days or monthly notes from a table with a header row (RFC 4180, leniently).
///
/// - Days: `date` and one column a line (`os`, `cl`, `off`, `call`, or `line1` to `line4`); `id`, `zone` and
///   `modified` are possible. Notes: `month` and `line1`, `line2`, … Columns stand in any order, their names in any
///   case; those that begin with `x-` are skipped. Comma, semicolon or tab: the header tells.
/// - A row without an id has no identity of its own: it is known by its source and its date.
/// - The original exporter's tables are read too: ``OriginalExport``.
struct CSVScheduleReader {
    var csv: CSVScanner
    var header = CSVHeader(kind: .days, columns: [], isOriginalExport: false)
    var records = RecordCollection()
    var export: OriginalExport

    init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions) {
        csv = CSVScanner(bytes, file: file)
        export = OriginalExport(timeZone: options.timeZone)
    }
}

extension CSVScheduleReader: ScheduleFormatReader {
    /// A first line with a delimiter, or a column's name alone; control characters only beside known names.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = head.trimmingStart.first, first != 0x7B, first != 0x5B else { return false }
        let line = CSVFirstLine(head)
        return line.hasKnownWord || (line.hasDelimiter && !line.hasControls)
    }

    /// The first line names a column.
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        recognizes(head) && CSVFirstLine(head).hasKnownWord
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var reader = CSVScheduleReader(bytes, file: file, options: options)
        // What stops reading is in the log.
        do throws(ReadingStopped) { try reader.readTable() } catch {}
        return ReadResult(merging: reader.records, log: reader.csv.log)
    }

    private mutating func readTable() throws(ReadingStopped) {
        csv.delimiter = CSVFirstLine(csv.remainder).delimiter
        header = try csv.readHeader()
        if header.isOriginalExport, OriginalExport.quotesEveryCell(csv.remainder, header.kind) {
            csv.bareQuotes = CSVBareQuotes(columnCount: header.columns.count)
        }
        while !csv.isAtEnd { try readRow() }
        records.timeZone = export.usedTimeZone
    }
}
