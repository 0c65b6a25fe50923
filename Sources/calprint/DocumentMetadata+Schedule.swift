import CairoRenderer
import CalendarCore
import CalendarLayout

extension DocumentMetadata {
    /// The months, after the title of the command line; the date of the newest record, or of the first day, never of the
    /// clock. Nothing that one format can say and another cannot: the same entries make the same bytes.
    init(of schedule: Schedule, _ months: [YearMonth], _ style: PageStyle) {
        let span =
            if let first = months.first, let last = months.last { style.locale.title(from: first, to: last) } else {
                ""
            }
        self.init(
            title: style.title.map { "\($0): \(span)" } ?? span, author: style.title ?? "calprint",
            creator: "calprint \(Calprint.version)", date: DocumentMetadata.date(of: schedule, months),
            language: style.locale.languageTag)
    }

    private static func date(of schedule: Schedule, _ months: [YearMonth]) -> String {
        let seconds = SourceDateEpoch.seconds ?? schedule.lastModified.map { $0.milliseconds / 1000 }
        return iso8601(seconds ?? (months.first?.firstDay.epochDay.rawValue ?? 0) * 86_400)
    }

    private static func iso8601(_ seconds: Int) -> String {
        let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        let time = seconds - day * 86_400
        let date = CivilDate(EpochDay(day)) ?? .first
        return "\(date)T\(twoDigits(time / 3600)):\(twoDigits(time / 60 % 60)):\(twoDigits(time % 60))Z"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
