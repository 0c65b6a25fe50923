import CalendarCore

/// Reads the tables of a workbook: all sheets that have dates, or the one that an option names.
enum WorkbookReader: ScheduleFormatReader {
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool { WorkbookKind.isKnown(head) }

    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool { WorkbookKind.isKnown(head) }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        let kind = WorkbookKind(bytes)
        if let refusal = kind.refusal {
            return failure(.unknownFormat, "this is \(refusal)", hint: hintToSave, file)
        }
        do throws(SheetConverter.Failure) {
            let workbook = try SheetConverter.convert(bytes, as: kind)
            return TableQuestions.reading(options.table, size: workbook.size) { table in
                var tables = WorkbookTables(workbook, file: file, options.with(table))
                return tables.read()
            }
        } catch {
            return failure(error, file)
        }
    }

    private static let hintToSave = "save it as .xlsx or .ods without a password, or as CSV (UTF-8)"

    private static func failure(_ failure: SheetConverter.Failure, _ file: String) -> ReadResult {
        switch failure {
        case .missing:
            self.failure(
                .libraryMissing, "reading a workbook needs python3 with openpyxl, xlrd and odfpy",
                hint: "apt-get install python3-openpyxl python3-xlrd python3-odf, or save the workbook as CSV (UTF-8)",
                file)
        case .locked:
            self.failure(.unknownFormat, "this is a workbook with a password", hint: hintToSave, file)
        case .failed(let reason):
            self.failure(
                .syntax, "the workbook cannot be read: \(reason.abridged)",
                hint: "save it again as .xlsx or .ods, or as CSV (UTF-8)", file)
        case .host(let reason): hostFailure("the workbook cannot be read now: \(reason.abridged)", file)
        case .tooLarge:
            self.failure(
                .tooMany, "the workbook takes more time or space than a schedule may",
                hint: "save the sheet as CSV (UTF-8)", file)
        }
    }

    /// The host is at fault, not the file: the same file may be read later.
    static func hostFailure(_ message: String, _ file: String) -> ReadResult {
        failure(.hostFailure, message, hint: "try again when the host has processes, memory and room for files", file)
    }

    static func failure(_ code: Finding.Code, _ message: String, hint: String, _ file: String) -> ReadResult {
        let place = SourceLocation(file: file, line: 1, column: 1)
        return ReadResult(nil, findings: [Finding(.error, code, message, hint: hint, at: place)])
    }
}

/// The kind of a file that is not text, known from its bytes.
enum WorkbookKind {
    /// Office Open XML (ECMA-376), .xlsx and .xlsm.
    case openXML
    /// .xlsb
    case binary
    /// A spreadsheet in OpenDocument (ISO/IEC 26300), .ods.
    case openDocument
    /// Another OpenDocument, .odt.
    case otherDocument
    /// .xls, of Excel 97 to 2003; so is any workbook of Excel with a password.
    case compound
    /// Apple's Numbers
    case numbers
    /// A ZIP archive of calendars.
    case calendars
    /// Another ZIP archive.
    case archive

    private static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

    /// Returns true if the beginning of a file is that of an archive or of a compound file.
    static func isKnown(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        head.starts(with: zip) || head.starts(with: compoundFile)
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        if bytes.starts(with: WorkbookKind.compoundFile) {
            self = .compound
        } else if bytes.prefix(200).contains("application/vnd.oasis.opendocument") {
            self = bytes.prefix(200).contains("opendocument.spreadsheet") ? .openDocument : .otherDocument
        } else {
            // The list of the archive's files is at its end.
            let list = bytes.suffix(1 << 18)
            self =
                list.contains("xl/workbook.bin")
                ? .binary
                : list.contains("xl/worksheets/")
                    ? .openXML
                    : list.contains("Index/Document.iwa")
                        ? .numbers : WorkbookKind.calendarEndings.contains(where: list.contains) ? .calendars : .archive
        }
    }

    private static let calendarEndings = [".ics", ".ICS", ".ical"]

    /// A description of the kind, for a message; nil for one that is read.
    var refusal: String? {
        switch self {
        case .openXML, .openDocument, .compound: nil
        case .binary: "a binary workbook (.xlsb)"
        case .otherDocument: "an OpenDocument file, and no spreadsheet"
        case .numbers: "a Numbers document"
        case .calendars: "an archive of calendars, and no workbook"
        case .archive: "an archive, and no workbook that can be read"
        }
    }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
    /// Returns true if the bytes of a text are among them.
    fileprivate func contains(_ text: String) -> Bool {
        let pattern = Array(text.utf8)
        guard count >= pattern.count else { return false }
        return (startIndex...(endIndex - pattern.count)).contains { index in
            self[index] == pattern[0] && self[index..<index + pattern.count].elementsEqual(pattern)
        }
    }
}

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
            guard let table = try? Table(&csv, sheet.facts) else {
                findings += csv.log.sorted
                return
            }
            let names = [sheet.name, TableScheduleReader.name(ofFile: file)]
            var reader = TableReader(table, records, options.table, names: names)
            let parts = reader.readParts()
            let errors = reader.table.log.findings.filter { $0.severity == .error }
            if errors.count == 1, [.noHeader, .missingColumn].contains(errors[0].code) {
                passedOver.append(errors[0])
                return
            }
            records = reader.records
            findings += reader.table.log.sorted
            accounts += parts
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
