import CairoRenderer
import CalendarCore

extension DocumentMetadata {
    /// The title and the months, and the date of the newest record or else of the first day; never the clock's. Nothing that
    /// only one input format can say: the same entries make the same bytes.
    init(of schedule: Schedule, _ months: [YearMonth], title: String?, names: CalendarNames = .english) {
        let ends = [months.first, months.count > 1 ? months.last : nil].compactMap(\.self).map(names.title(of:))
        let span = ends.joined(separator: " – ")
        self.init(
            title: title.map { "\($0): \(span)" } ?? span, author: title ?? Program.name,
            creator: Program.nameAndVersion,
            date: DocumentMetadata.date(of: schedule, months))
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
