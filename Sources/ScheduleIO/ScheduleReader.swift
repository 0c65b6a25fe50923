import CalendarCore

/// The formats that a schedule can be read from; the raw value is the word for `--format`.
public enum ScheduleFormat: String, CaseIterable, Hashable, Sendable {
    /// The native format, `provider-schedule` version 1.
    case json

    var reader: any ScheduleFormatReader.Type {
        switch self {
        case .json: JSONScheduleReader.self
        }
    }
}

/// One input format: a folder of its own, and a case of ``ScheduleFormat``.
protocol ScheduleFormatReader {
    /// Whether the beginning of a file (its first 4,096 bytes, without byte order mark) looks like this format.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool

    /// Reads a file that is not empty and not UTF-16.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, file: String) -> ReadResult
}

/// Reads schedules from bytes, whatever their format.
public enum ScheduleReader {
    /// Reads one source.
    ///
    /// - Parameters:
    ///   - file: the name for messages, as the user gave it; `-` for standard input.
    ///   - format: nil to tell it from the content; what no format recognises is read as JSON.
    public static func read(_ bytes: [UInt8], file: String, format: ScheduleFormat? = nil) -> ReadResult {
        bytes.withUnsafeBufferPointer { bytes in
            if let finding = Encoding.finding(in: bytes, file: file) {
                return ReadResult(nil, findings: [finding])
            }
            return (format ?? detectFormat(of: bytes)).reader.read(bytes, file: file)
        }
    }

    /// Merges read sources in the order of `-s`: the later wins, line by line, and every text that lost is a warning.
    ///
    /// No schedule where one of them has none; an empty list gives an empty schedule.
    public static func merge(_ results: [ReadResult]) -> ReadResult {
        var findings = results.flatMap(\.findings)
        var superseded = results.flatMap(\.superseded)
        var merged = results.first?.schedule ?? Schedule()
        for result in results.dropFirst() {
            guard let schedule = result.schedule else { break }
            let lost = merged.merge(schedule)
            findings += lost.compactMap { Finding(lostToLaterSource: $0) }
            superseded += lost
        }
        if merged.lines.count > ScheduleLine.maximumCount {
            findings.append(.tooManyLines(merged.lines))
        }
        return ReadResult(merged, findings: findings, superseded: superseded)
    }

    private static func detectFormat(of bytes: UnsafeBufferPointer<UInt8>) -> ScheduleFormat {
        let start = Encoding.byteOrderMarkLength(of: bytes)
        let head = UnsafeBufferPointer(rebasing: bytes[start..<min(bytes.count, start + 4096)])
        return ScheduleFormat.allCases.first { $0.reader.recognizes(head) } ?? .json
    }
}

extension Finding {
    fileprivate static func tooManyLines(_ lines: [ScheduleLine]) -> Finding {
        Finding(
            .error, .tooMany,
            "the sources have \(lines.count) lines together (at most \(ScheduleLine.maximumCount)): "
                + lines.map(\.key).joined(separator: ", "))
    }
}
