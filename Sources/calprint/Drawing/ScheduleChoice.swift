import CalendarCore
import CalendarLayout

/// What options choose of a loaded schedule.
struct ScheduleChoice {
    private let options: DrawingOptions
    /// Everything but what is on lines that are not drawn.
    let whole: Schedule
    /// The earlier schedule, without the same lines; nil without one.
    let earlier: EarlierSchedule?
    /// Whose sheet it is; nil for everybody's.
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

    /// What pages of a kind show in a style, and the texts of which a person's own sheet shows a part.
    func part(for view: PageView, _ style: PageStyle) -> (schedule: Schedule, shortened: [ShortenedText]) {
        let part = sheet?.part(for: view, style) ?? (schedule: whole, shortened: [])
        let privacy = options.schedules.privacy
        return (part.schedule.showingPrivateEvents(privacy, busy: style.locale.phrases.busy), part.shortened)
    }
}
