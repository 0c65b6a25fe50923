/// The formats that a schedule can be read from; the raw value is the argument of `--format`.
public enum ScheduleFormat: String, CaseIterable, Hashable, Sendable {
    /// The native format, `provider-schedule` version 1.
    case json
    /// Days, shifts, rosters or monthly notes as a table of text: comma-, semicolon-, tab- or bar-separated values.
    case csv
    /// The tables of a workbook (Office Open XML).
    case xlsx
    /// The file in which the original calendar app keeps its schedules.
    case appCache = "app-cache"
    /// iCalendar (RFC 5545).
    case iCalendar = "ics"
    /// The answers of CloudKit Web Services, and the output of `cktool query-records`.
    case cloudKit = "cloudkit"
    /// The output of `remind -ppp`.
    case remind
    /// Cards of people with their phones (vCard; RFC 6350).
    case vCard = "vcf"
    /// Checklists and people's progress, `provider-checklists` version 1.
    case checklists

    /// True if it has only events, which can all be put on one line of the day.
    public var isCalendar: Bool { self == .iCalendar || self == .remind }

    /// The order in which formats are tried on an unknown file. A workbook is known from its first bytes. CSV precedes
    /// the other texts because a delimiter in the first line decides; the native format comes last because it accepts
    /// any JSON.
    static let recognitionOrder: [ScheduleFormat] = [
        .xlsx, .csv, .appCache, .iCalendar, .cloudKit, .remind, .vCard, .checklists, .json,
    ]

    var reader: any ScheduleFormatReader.Type {
        switch self {
        case .json: JSONScheduleReader.self
        case .csv: TableScheduleReader.self
        case .xlsx: WorkbookReader.self
        case .appCache: AppCacheReader.self
        case .iCalendar: ICalendarReader.self
        case .cloudKit: CloudKitReader.self
        case .remind: RemindReader.self
        case .vCard: VCardReader.self
        case .checklists: ChecklistReader.self
        }
    }
}
