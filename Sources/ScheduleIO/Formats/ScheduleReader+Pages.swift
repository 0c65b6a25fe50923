import CalendarCore

extension ScheduleReader {
    /// Reads the pages of a CloudKit export as one source: a day's records are merged whatever page they stand on.
    ///
    /// - Parameters:
    ///   - pages: their order is that of the findings, and decides nothing else but between records that are equal.
    ///   - options: what the pages do not tell.
    /// - Returns: a schedule, perhaps with warnings; or none, and the errors.
    public static func read(pages: [SourcePart], options: ReadingOptions = ReadingOptions()) -> ReadResult {
        guard options.label == nil else {
            return ReadResult(nil, findings: [.unexpectedLabel(file: pages.first?.file ?? "")])
        }
        var export = CloudKitPages(options)
        for page in pages {
            page.bytes.withUnsafeBufferPointer { bytes in
                if let finding = Encoding.finding(in: bytes, file: page.file) {
                    export.add(finding)
                } else {
                    export.add(bytes, file: page.file)
                }
            }
        }
        return export.result
    }

    /// The format of a file that its user did not name, but a folder in which it stands: nil also where its content is
    /// only likely to be a schedule.
    public static func certainFormat(of bytes: [UInt8]) -> ScheduleFormat? {
        bytes.withUnsafeBufferPointer { bytes in
            guard Encoding.finding(in: bytes, file: "") == nil else { return nil }
            let head = ScheduleReader.head(of: bytes)
            return ScheduleFormat.recognitionOrder.first { $0.reader.recognizesForCertain(head) }
        }
    }
}
