import CalendarCore

/// Reads tables of text in any shape: cells between commas, semicolons, tabs or bars (RFC 4180, leniently).
///
/// Tables of monthly notes and the original app's exports go to ``CSVScheduleReader``: their columns have fixed
/// meanings, their dates are months or instants, and the exports quote in a way of their own.
enum TableScheduleReader {}

extension TableScheduleReader: ScheduleFormatReader {
    /// Returns true if the first line has a separator, or the name of a column. Control characters are accepted only
    /// with such a name.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = head.trimmingStart.first, first != 0x7B, first != 0x5B else { return false }
        let line = CSVFirstLine(head)
        return line.hasKnownWord || (line.hasDelimiter && !line.hasControls)
    }

    /// Returns true if the first line has the name of a column.
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        recognizes(head) && CSVFirstLine(head).hasKnownWord
    }

    /// Returns true for a title without a separator above lines that have some; used if no other format matches.
    static func recognizesBelowTitle(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = head.trimmingStart.first, first != 0x7B, first != 0x5B else { return false }
        return !head.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
            && TableSeparator.mostRegular(in: head) != nil
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var csv = CSVScanner(bytes, file: file)
        csv.delimiter = TableSeparator.inferred(csv.remainder)
        if CSVScheduleReader.isFor(csv) { return CSVScheduleReader.read(bytes, file: file, options: options) }
        let hasSeparatorLine = TableSeparator.declared(csv.remainder) != nil
        let table: Table
        do throws(ReadingStopped) {
            table = try Table(&csv)
        } catch {
            return ReadResult(nil, findings: csv.log.sorted)
        }
        var reader = TableReader(
            table, TableRecords(options), options.table, names: [TableScheduleReader.name(ofFile: file)])
        reader.account.separator = String(Unicode.Scalar(csv.delimiter))
        if hasSeparatorLine { reader.drop(row: 0) }
        // The log has the reason if reading stops.
        do throws(ReadingStopped) { try reader.read() } catch {}
        var result = ReadResult(merging: reader.records.collection, log: reader.table.log)
        result.tables = [reader.account]
        return result
    }

    /// Returns the file's name without its folder and its ending.
    static func name(ofFile file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
}
