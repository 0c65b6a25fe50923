import CalendarCore

/// One file of a source that has several.
public struct SourcePart: Sendable {
    /// The whole of the file.
    public let bytes: [UInt8]
    /// The name for messages.
    public let file: String

    /// A file's bytes, and its name for messages.
    public init(bytes: [UInt8], file: String) {
        (self.bytes, self.file) = (bytes, file)
    }
}

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
            let start = Encoding.byteOrderMarkLength(of: bytes)
            let head = UnsafeBufferPointer(rebasing: bytes[start..<min(bytes.count, start + 4096)])
            return ScheduleFormat.allCases.first { $0.reader.recognizesForCertain(head) }
        }
    }
}

extension ReadResult {
    /// What is told of a file of a folder that is not read.
    public static func unread(_ file: String) -> ReadResult {
        let place = SourceLocation(file: file, line: 1, column: 1)
        let finding = Finding(.warning, .unknownFormat, "the content is of no known format; left out", at: place)
        var result = ReadResult(Schedule(lines: []), findings: [finding])
        // It says nothing, so it does not keep others from being one.
        result.isPartOfExport = true
        return result
    }
}
