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

    /// The order in which formats are tried on an unknown file. A table comes first, because a first line with delimiters
    /// decides; the native format last, because it accepts any JSON.
    static let recognitionOrder: [ScheduleFormat] = [.csv, .appCache, .iCalendar, .cloudKit, .remind, .json]

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
