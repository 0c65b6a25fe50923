import CalendarCore

/// Reads the tables of a workbook: all sheets that have dates, or the one that an option names.
enum WorkbookReader: ScheduleFormatReader {
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool { WorkbookKind.isKnown(head) }

    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool { WorkbookKind.isKnown(head) }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        if let refusal = WorkbookKind(bytes).refusal {
            let hint = "save it as .xlsx without a password, or as CSV (UTF-8)"
            return failure(.unknownFormat, "this is \(refusal)", hint: hint, file)
        }
        do throws(SheetConverter.Failure) {
            var tables = WorkbookTables(try SheetConverter.convert(bytes), file: file, options)
            return tables.read()
        } catch {
            return failure(error, file)
        }
    }

    private static func failure(_ failure: SheetConverter.Failure, _ file: String) -> ReadResult {
        switch failure {
        case .missing:
            self.failure(
                .libraryMissing, "reading a workbook needs the program xlsx2csv",
                hint: "apt-get install xlsx2csv, or save the workbook as CSV (UTF-8)", file)
        case .failed(let reason):
            self.failure(
                .syntax, "xlsx2csv cannot read the workbook: \(reason.abridged)",
                hint: "save it again as .xlsx, or as CSV (UTF-8)", file)
        case .tooLarge:
            self.failure(
                .tooMany, "the workbook takes more time or space than a schedule may",
                hint: "save the sheet as CSV (UTF-8)", file)
        }
    }

    static func failure(_ code: Finding.Code, _ message: String, hint: String, _ file: String) -> ReadResult {
        let place = SourceLocation(file: file, line: 1, column: 1)
        return ReadResult(nil, findings: [Finding(.error, code, message, hint: hint, at: place)])
    }
}
