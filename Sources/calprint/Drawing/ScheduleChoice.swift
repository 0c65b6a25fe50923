import CalendarCore
import CalendarLayout

/// The part of a loaded schedule that options choose.
struct ScheduleChoice {
    private let options: DrawingOptions
    /// Everything but what is on lines that are not drawn.
    let whole: Schedule
    /// The earlier schedule, without the same lines; nil without one.
    let earlier: EarlierSchedule?
    /// The sheet of a provider; nil for all entries.
    let sheet: ProviderSheet?

    /// Throws ``Failure`` 64 or 65 if the schedule does not have what the options name.
    init(_ loaded: LoadedSchedule, since earlier: EarlierSchedule? = nil, _ options: DrawingOptions) throws {
        let schedules = options.schedules
        let all = try options.marking(schedules.lines.applied(to: loaded.schedule))
        let whole = try schedules.lines.chosen(of: all)
        let before = try earlier?.applying(schedules.lines, since: all)
        sheet = try ProviderSheet(
            schedules.provider, isOwn: schedules.only, of: whole,
            among: before.map { People(of: whole, and: $0.schedule) })
        (self.options, self.whole, self.earlier) = (options, whole, before)
    }

    /// The schedule on pages of a kind in a style, and the texts that a person's own sheet shortens.
    func part(for view: PageView, _ style: PageStyle) -> (schedule: Schedule, shortened: [ShortenedText]) {
        let part = sheet?.part(for: view, style) ?? (schedule: whole, shortened: [])
        let privacy = options.schedules.privacy
        return (part.schedule.showingPrivateEvents(privacy, busy: style.locale.phrases.busy), part.shortened)
    }
}
