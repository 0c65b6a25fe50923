import CalendarCore

/// Reads monthly notes, and the original exporter's tables (``OriginalExport``), whose columns are fixed (RFC 4180,
/// leniently). ``TableScheduleReader`` reads all other tables.
///
/// - Notes have `month` and `line1`, `line2`, …, perhaps `id`, `zone` and `modified`; the export's days have `date`.
/// - Columns come in any order, their names in any case. Columns that begin with `x-` are skipped.
/// - A row without an id is identified by its source and its month or date.
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

extension CSVScheduleReader {
    /// Returns true if a table of monthly notes or of the original app follows. Beside a column of days, `month` is
    /// no note's.
    static func isFor(_ csv: CSVScanner, isDay: (String) -> Bool) -> Bool {
        var csv = csv
        guard let names = try? csv.readColumnNames() else { return false }
        let isNotes = names.contains { $0.word == "month" } && !names.contains { isDay($0.word) }
        return isNotes || (csv.delimiter == 0x2C && CSVHeader.isOriginal(names))
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var reader = CSVScheduleReader(bytes, file: file, options: options)
        // The log has the reason if reading stops.
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
