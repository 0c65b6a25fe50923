import CalendarCore

/// The tables of one workbook, which are one source.
struct WorkbookTables {
    private let workbook: Workbook
    private let file: String
    private let options: ReadingOptions
    private var records: TableRecords
    private var findings: [Finding] = []
    private var accounts: [TableAccount] = []
    /// The reasons that sheets without dates are not tables.
    private var passedOver: [Finding] = []

    init(_ workbook: Workbook, file: String, _ options: ReadingOptions) {
        (self.workbook, self.file, self.options) = (workbook, file, options)
        records = TableRecords(options)
    }

    mutating func read() -> ReadResult {
        let sheets = workbook.sheets(options.table.sheet)
        guard !sheets.isEmpty else { return noSheet }
        if options.table.sheet == nil { noteHidden() }
        for sheet in sheets { read(sheet) }
        if accounts.isEmpty, findings.allSatisfy({ $0.severity == .note }) {
            findings += passedOver.prefix(1)
        } else {
            findings += passedOver.map(\.asNote)
        }
        var result = ReadResult(merging: records.collection, findings: findings)
        result.tables = accounts
        return result
    }

    private mutating func read(_ sheet: Workbook.Sheet) {
        sheet.bytes.withUnsafeBufferPointer { bytes in
            var csv = CSVScanner(bytes, file: file, sheet: sheet.name)
            guard let table = try? Table(&csv) else {
                findings += csv.log.sorted
                return
            }
            let names = [sheet.name, TableScheduleReader.name(ofFile: file)]
            var reader = TableReader(table, records, options.table, names: names, is1904: workbook.is1904)
            // The log has the reason if reading stops.
            do throws(ReadingStopped) { try reader.read() } catch {}
            let errors = reader.table.log.findings.filter { $0.severity == .error }
            if errors.count == 1, [.noHeader, .missingColumn].contains(errors[0].code) {
                passedOver.append(errors[0])
                return
            }
            records = reader.records
            findings += reader.table.log.sorted
            accounts.append(reader.account)
        }
    }

    private mutating func noteHidden() {
        for sheet in workbook.sheets where sheet.isHidden {
            findings.append(
                Finding(
                    .note, .leftOut, "sheet '\(sheet.name.abridged)' is left out: it is hidden",
                    hint: "--sheet \(sheet.number) reads it",
                    at: SourceLocation(file: file, line: 1, column: 1, sheet: sheet.name)))
        }
    }

    private var noSheet: ReadResult {
        let names = workbook.sheets.map { "'\($0.name.abridged)'" }.joined(separator: ", ")
        guard let choice = options.table.sheet else {
            return WorkbookReader.failure(
                .noHeader, "no sheet to read, so no dates", hint: "--sheet reads one that is hidden", file)
        }
        return WorkbookReader.failure(
            .noHeader, "no sheet '\(choice.abridged)'", hint: "the workbook has \(names)", file)
    }
}

extension Finding {
    /// The note that a sheet is not a table.
    fileprivate var asNote: Finding { Finding(.note, .leftOut, "the sheet is left out: \(message)", at: location) }
}
