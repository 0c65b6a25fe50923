import CalendarCore
import CalendarLayout
import ScheduleIO

/// The part of a loaded schedule that options choose.
struct ScheduleChoice {
    private let options: DrawingOptions
    /// All entries except those on lines that are not drawn.
    let whole: Schedule
    /// What lost when the schedule was merged.
    private let superseded: [Superseded]
    /// The earlier schedule, without the same lines; nil without one.
    let earlier: EarlierSchedule?
    /// The part of some people; nil for all entries.
    let sheet: PersonSheet?

    /// Throws ``Failure`` 64 or 65 if the schedule lacks a line or a person that the options name.
    init(_ loaded: LoadedSchedule, since earlier: EarlierSchedule? = nil, _ options: DrawingOptions) throws {
        let schedules = options.schedules
        let all = try options.marking(options.showingExpiryDates(schedules.lines.applied(to: loaded.schedule)))
        let chosen = try schedules.lines.chosen(of: all)
        let before = try earlier?.applying(schedules.lines, since: all)
        // A report has no comments.
        let known = before.flatMap { $0.isReport ? nil : $0.schedule }
        let whole = known.map(chosen.markingComments) ?? chosen
        sheet = try PersonSheet(options, of: whole, among: before.map { People(of: whole, and: $0.schedule) })
        (self.options, self.whole, self.earlier) = (options, whole, before)
        superseded = loaded.superseded
    }

    /// The schedule on pages of a kind in a style, and what a person's own sheet says less.
    func part(for view: PageView, _ style: PageStyle) -> PersonSheet.Part {
        var part =
            sheet?.part(of: whole, superseded, for: view, style)
            ?? PersonSheet.Part(schedule: whole, superseded: superseded)
        part.schedule = part.schedule.showingPrivateEvents(
            options.schedules.privacy, busy: style.locale.phrases.busy)
        return part
    }
}

extension DrawingOptions {
    /// The schedule with the days on which documents expire, in the language of the pages.
    func showingExpiryDates(_ schedule: Schedule) throws -> Schedule {
        guard !schedule.requirements.isEmpty else { return schedule }
        let locale = try style(of: views[0]).locale
        return schedule.showingExpiryDates(warning: schedules.warn?.days) { requirement, date in
            let phrase = date == nil ? locale.phrases.expires : locale.phrases.expiresOn
            return phrase.filled([
                "document": requirement.document, "person": requirement.person,
                "date": date.map { locale.shortDate($0) } ?? "",
            ])
        }
    }

    /// The schedule with the gaps that rules find, if `--show-gaps` is given. Hidden lines have gaps, too: they decide
    /// which days are closed. Throws ``Failure`` 64 without rules.
    func marking(_ schedule: Schedule) throws -> Schedule {
        guard page.showGaps else { return schedule }
        guard let path = schedules.rules else {
            throw Failure(.usage, "--show-gaps needs rules (--rules FILE)")
        }
        let rules = try RulesFile(reading: path).rules(for: schedule)
        return schedule.marking(RuleCheck(schedule, rules, days: try drawnDays()).coverage)
    }
}

extension StampRecord {
    /// The stamp of the part of a schedule that options choose.
    init(of choice: ScheduleChoice, _ options: DrawingOptions) throws {
        self.init(
            try options.stamp(try choice.shown(options), on: try options.drawnDays()),
            options: RecordedOptions(options).texts)
    }
}

extension DrawingOptions {
    /// The stamp of what the pages show of a schedule on some days.
    func stamp(_ schedule: Schedule, on days: DaySpan) throws -> ScheduleStamp {
        ScheduleStamp(
            schedule, days: days, showing: try shownFields, repeatsNotes: views.contains(where: \.repeatsNotes))
    }

    /// The fields of records that the pages show beside their days.
    private var shownFields: ShownFields {
        get throws {
            var fields: ShownFields = [:]
            for view in views { fields.merge(view.fields(try style(of: view))) { $0.union($1) } }
            return fields
        }
    }
}

extension ScheduleChoice {
    /// The schedule on the pages. Gaps are not part of it; they come from a file that a stamp does not know.
    func shown(_ options: DrawingOptions) throws -> Schedule {
        let view = options.views[0]
        return part(for: view, try options.style(of: view)).schedule.marking(Coverage())
    }
}
