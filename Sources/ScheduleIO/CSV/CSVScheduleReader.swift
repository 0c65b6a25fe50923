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
        guard let first = JSONScheduleReader.firstByte(of: head), first != 0x7B, first != 0x5B else { return false }
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

/// The line that tells the delimiter: the first that is not blank.
struct CSVFirstLine {
    private var counts = (commas: 0, semicolons: 0, tabs: 0)
    private(set) var hasControls = false
    private(set) var hasKnownWord = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var word: [UInt8] = []
        var (isQuoted, isBlank) = (false, true)
        for byte in bytes {
            if byte == 0x0A || byte == 0x0D {
                if isBlank { self = CSVFirstLine() } else { break }
            } else if !isQuoted, count(byte) {
                endWord(&word)
                continue
            } else if byte == 0x22 {
                isQuoted.toggle()
            } else if byte != 0x20 || !word.isEmpty {
                word.append(byte)
            }
            hasControls = hasControls || (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D)
            isBlank = isBlank && (byte == 0x20 || byte == 0x22 || byte == 0x0A || byte == 0x0D)
        }
        endWord(&word)
    }

    private init() {}

    private mutating func count(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2C: counts.commas += 1
        case 0x3B: counts.semicolons += 1
        case 0x09: counts.tabs += 1
        default: return false
        }
        return true
    }

    private mutating func endWord(_ word: inout [UInt8]) {
        while word.last == 0x20 { word.removeLast() }
        let isShort = (2...8).contains(word.count)
        if isShort, CSVHeader.isKnown(String(decoding: word, as: UTF8.self).lowercased()) { hasKnownWord = true }
        word.removeAll(keepingCapacity: true)
    }

    var hasDelimiter: Bool { counts != (0, 0, 0) }

    /// The most frequent one outside quotation marks; of equals a comma before a semicolon before a tab.
    var delimiter: UInt8 {
        let most = max(counts.commas, counts.semicolons, counts.tabs)
        return counts.commas == most ? 0x2C : counts.semicolons == most ? 0x3B : 0x09
    }
}
