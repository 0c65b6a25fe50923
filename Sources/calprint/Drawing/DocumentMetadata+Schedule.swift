import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

extension DocumentMetadata {
    /// The title and the days, and the date of the newest record or else of the first day; never the clock's. Nothing
    /// that only one input format can say: the same entries make the same bytes.
    init(of schedule: Schedule, _ spans: [DaySpan], _ style: PageStyle, _ stamp: StampRecord? = nil) {
        let (first, last) = (spans.first?.lowerBound ?? .first, spans.last?.upperBound ?? .first)
        let title = style.locale.title(from: first.yearMonth, to: last.yearMonth)
        self.init(
            title: style.title.map { "\($0): \(title)" } ?? title, author: style.title ?? Program.name,
            creator: Program.nameAndVersion, date: DocumentMetadata.date(of: schedule, from: first),
            language: style.locale.languageTag, stamp: stamp?.text)
    }

    private static func date(of schedule: Schedule, from first: CivilDate) -> String {
        let seconds = SourceDateEpoch.seconds ?? schedule.lastModified.map { $0.milliseconds / 1000 }
        return iso8601(seconds ?? first.epochDay.rawValue * 86_400)
    }

    private static func iso8601(_ seconds: Int) -> String {
        let day = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        let time = seconds - day * 86_400
        let date = CivilDate(EpochDay(day)) ?? .first
        return "\(date)T\(twoDigits(time / 3600)):\(twoDigits(time / 60 % 60)):\(twoDigits(time % 60))Z"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
