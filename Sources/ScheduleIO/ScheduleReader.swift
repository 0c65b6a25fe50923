import CalendarCore

/// The formats that a schedule can be read from; the raw value is the word for `--format`.
public enum ScheduleFormat: String, CaseIterable, Hashable, Sendable {
    /// The native format, `provider-schedule` version 1.
    case json
    /// Days or monthly notes as comma-, semicolon- or tab-separated values; also those of the original exporter.
    case csv
    /// The file in which the original calendar app keeps its schedules.
    case appCache = "app-cache"
    /// iCalendar (RFC 5545).
    case iCalendar = "ics"
    /// Answers of CloudKit Web Services, and what `cktool query-records` prints.
    case cloudKit = "cloudkit"
    /// What `remind -ppp` prints.
    case remind

    /// Whether it has events only, which can stand on one line as a whole.
    public var isCalendar: Bool { self == .iCalendar || self == .remind }

    var reader: any ScheduleFormatReader.Type {
        switch self {
        case .json: JSONScheduleReader.self
        case .csv: CSVScheduleReader.self
        case .appCache: AppCacheReader.self
        case .iCalendar: ICalendarReader.self
        case .cloudKit: CloudKitReader.self
        case .remind: RemindReader.self
        }
    }
}

/// One input format: a folder of its own, and a case of ``ScheduleFormat``.
protocol ScheduleFormatReader {
    /// Whether the beginning of a file (its first 4,096 bytes, without byte order mark) looks like this format.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool

    /// Whether it can be nothing else: a format that is recognised by little asks for more here.
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool

    /// Reads a file that is not empty and not UTF-16.
    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult
}

extension ScheduleFormatReader {
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool { recognizes(head) }
}

/// Reads schedules from bytes, whatever their format.
public enum ScheduleReader {
    /// Reads one source.
    ///
    /// - Parameters:
    ///   - bytes: the whole of the source.
    ///   - file: the name for messages, as the user gave it; `-` for standard input.
    ///   - format: nil to tell it from the content; what no format recognises is an error.
    ///   - options: what the file does not tell.
    /// - Returns: a schedule, perhaps with warnings; or none, and the errors.
    public static func read(
        _ bytes: [UInt8], file: String, format: ScheduleFormat? = nil, options: ReadingOptions = ReadingOptions()
    ) -> ReadResult {
        bytes.withUnsafeBufferPointer { bytes in
            if let finding = Encoding.finding(in: bytes, file: file) {
                return ReadResult(nil, findings: [finding])
            }
            guard let format = format ?? detectFormat(of: bytes) else {
                return ReadResult(nil, findings: [.unknownFormat(bytes, file: file)])
            }
            guard options.label == nil || format.isCalendar else {
                return ReadResult(nil, findings: [.unexpectedLabel(file: file)])
            }
            return format.reader.read(bytes, file: file, options: options)
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
        var result = ReadResult(
            merged, findings: findings, superseded: superseded, tombstones: results.flatMap(\.tombstones))
        result.isPartOfExport = !results.isEmpty && results.allSatisfy(\.isPartOfExport)
        return result
    }

    /// The format that the content tells; nil where it tells none.
    public static func format(of bytes: [UInt8]) -> ScheduleFormat? {
        bytes.withUnsafeBufferPointer(detectFormat)
    }

    private static func detectFormat(of bytes: UnsafeBufferPointer<UInt8>) -> ScheduleFormat? {
        let start = Encoding.byteOrderMarkLength(of: bytes)
        let head = UnsafeBufferPointer(rebasing: bytes[start..<min(bytes.count, start + 4096)])
        return ScheduleFormat.allCases.first { $0.reader.recognizes(head) }
    }
}

/// What a reader cannot know from the file.
public struct ReadingOptions: Sendable {
    /// The zone in which instants become days.
    ///
    /// The original exporter's CSV and calendars ask for it. Nil: a calendar takes the zone that it names, else its
    /// first, else UTC; in the exporter's CSV an instant is taken for the nearest midnight (``ReadResult/findings``
    /// tells where that is doubtful). Never the zone of the process.
    public var timeZone: TimeZoneName?
    /// The days on which events that recur are followed; nil for all to a year after the file's last written event.
    public var days: ClosedRange<CivilDate>?
    /// The lines that a calendar's events may name; nil for the four default ones.
    public var lines: [ScheduleLine]?
    /// The label or key, in any case, of the line on which all events of a calendar stand; nil where each tells.
    public var label: String?

    /// Options for the sources of one run.
    public init(
        timeZone: TimeZoneName? = nil, days: ClosedRange<CivilDate>? = nil, lines: [ScheduleLine]? = nil,
        label: String? = nil
    ) {
        (self.timeZone, self.days, self.lines, self.label) = (timeZone, days, lines, label)
    }
}

/// The name of a time zone that the system's database has: `America/Chicago`.
public struct TimeZoneName: Hashable, Sendable {
    /// As in the database: `America/Chicago`.
    public let identifier: String

    /// Nil where there is no such zone.
    public init?(_ identifier: String) {
        guard TimeZoneRules.exists(identifier) else { return nil }
        self.identifier = identifier
    }
}

extension Finding {
    fileprivate static func unknownFormat(_ bytes: UnsafeBufferPointer<UInt8>, file: String) -> Finding {
        let words = ScheduleFormat.allCases.map(\.rawValue).joined(separator: ", ")
        let isArchive = bytes.starts(with: [0x50, 0x4B, 0x03, 0x04])
        return Finding(
            .error, .unknownFormat, "the content is of no known format",
            hint: isArchive ? "a workbook must be saved as CSV (UTF-8)" : "known are \(words)",
            at: SourceLocation(file: file, line: 1, column: 1))
    }

    static func unexpectedLabel(file: String) -> Finding {
        Finding(
            .error, .unexpectedLabel, "only a calendar (ics, remind) can stand on one line as a whole",
            at: SourceLocation(file: file, line: 1, column: 1))
    }

    fileprivate static func tooManyLines(_ lines: [ScheduleLine]) -> Finding {
        Finding(
            .error, .tooMany,
            "the sources have \(lines.count) lines together (at most \(ScheduleLine.maximumCount)): "
                + lines.map(\.key).joined(separator: ", "))
    }
}
