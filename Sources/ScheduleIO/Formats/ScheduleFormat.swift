/// The formats that a schedule can be read from; the raw value is the argument of `--format`.
public enum ScheduleFormat: String, CaseIterable, Hashable, Sendable {
    /// The native format, `provider-schedule` version 1.
    case json
    /// Days or monthly notes as comma-, semicolon- or tab-separated values, including the original exporter's.
    case csv
    /// The file in which the original calendar app keeps its schedules.
    case appCache = "app-cache"
    /// iCalendar (RFC 5545).
    case iCalendar = "ics"
    /// The answers of CloudKit Web Services, and the output of `cktool query-records`.
    case cloudKit = "cloudkit"
    /// The output of `remind -ppp`.
    case remind

    /// Whether it has only events, which can all be put on one line of the day.
    public var isCalendar: Bool { self == .iCalendar || self == .remind }

    /// The order in which formats are tried on an unknown file. CSV comes first because a delimiter in the first line
    /// decides; the native format comes last because it accepts any JSON.
    static let recognitionOrder: [ScheduleFormat] = [.csv, .appCache, .iCalendar, .cloudKit, .remind, .json]

    var reader: any ScheduleFormatReader.Type {
        switch self {
        case .json: JSONScheduleReader.self
        case .csv: TableScheduleReader.self
        case .appCache: AppCacheReader.self
        case .iCalendar: ICalendarReader.self
        case .cloudKit: CloudKitReader.self
        case .remind: RemindReader.self
        }
    }
}
