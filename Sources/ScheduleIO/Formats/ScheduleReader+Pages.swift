import CalendarCore

extension ScheduleReader {
    /// Reads the pages of a CloudKit export as one source. A day's records are merged across pages.
    ///
    /// - Parameters:
    ///   - pages: in the order for findings; otherwise the order matters only between equal records.
    ///   - options: the information that is not in the pages.
    /// - Returns: a schedule, perhaps with warnings; or no schedule, and errors.
    public static func read(pages: [SourcePart], options: ReadingOptions = ReadingOptions()) -> ReadResult {
        if let finding = options.unexpectedName(in: pages.first?.file ?? "") {
            return ReadResult(nil, findings: [finding])
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

    /// Returns the format of a file that was found in a folder rather than named; nil unless the content is certain to
    /// be a schedule.
    public static func certainFormat(of bytes: [UInt8]) -> ScheduleFormat? {
        bytes.withUnsafeBufferPointer { bytes in
            if let head = utf16Head(bytes) {
                return certainFormat(of: head).flatMap { [.csv, .iCalendar].contains($0) ? $0 : nil }
            }
            guard Encoding.finding(in: bytes, file: "") == nil else { return nil }
            let head = ScheduleReader.head(of: bytes)
            if isHiddenCalendar(bytes, head) { return .iCalendar }
            return ScheduleFormat.recognitionOrder.first { $0.reader.recognizesForCertain(head) }
        }
    }
}

/// One file of a source that has several files.
public struct SourcePart: Sendable {
    /// The whole file.
    public let bytes: [UInt8]
    /// Its name in messages.
    public let file: String

    /// Creates a part from a file's bytes and its name in messages.
    public init(bytes: [UInt8], file: String) {
        (self.bytes, self.file) = (bytes, file)
    }
}
