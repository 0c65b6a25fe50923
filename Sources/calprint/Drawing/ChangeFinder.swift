import CalendarCore
import CalendarLayout
import ScheduleIO

/// Compares what pages show with what they would have shown of an earlier schedule.
struct ChangeFinder {
    /// The days that are compared.
    let days: DaySpan
    private let earlier: EarlierSchedule
    /// Nil if the earlier schedule has nobody else's names.
    private let sheet: ProviderSheet?
    private let privacy: Privacy

    /// Throws ``Failure`` 65 for the report of a sheet with less than is drawn now.
    init(_ earlier: EarlierSchedule, _ sheet: ProviderSheet?, _ options: DrawingOptions, _ days: DaySpan) throws {
        let isOwn = try earlier.isOwnSheet(of: sheet?.owner)
        (self.earlier, self.sheet, privacy) = (earlier, isOwn ? nil : sheet, options.schedules.privacy)
        self.days = try options.views.flatMap { $0.spans(days, try options.style(of: $0)) }.hull ?? days
    }

    /// What changed in what pages of a kind show of their days, as far as it can be told.
    func changes(in schedule: Schedule, for view: PageView, _ style: PageStyle) -> [ScheduleChange] {
        let part = sheet?.schedule(earlier: earlier.schedule, for: view, style) ?? earlier.schedule
        let shown = part.showingPrivateEvents(privacy, busy: style.locale.phrases.busy)
        let words = earlier.isReport ? PrintedWords(style) : nil
        let comparison = ScheduleComparison(
            schedule, since: shown, on: days, knownByWords: words.map { words in { words.tell($0, $1) } })
        let told = style.entryFormat(ChangesPage.details).told(
            comparison.changes, closedWord: schedule.closedWord)
        return told.filter(earlier.tellsOf)
    }
}

/// The words in which pages of any kind print an entry.
private struct PrintedWords {
    private let formats: [EntryFormat]

    /// In the language of a style, with as much of times and places as any kind of page has.
    init(_ style: PageStyle) {
        var style = style
        (style.times, style.places, style.tentative) = (nil, nil, nil)
        formats = TimeDetail.allCases.flatMap { times in
            [false, true].flatMap { places in
                [false, true].map { style.entryFormat(EntryDetails(times: times, places: places, tentative: $0)) }
            }
        }
    }

    func tell(_ words: String, _ entry: Entry) -> Bool { formats.contains { $0.text(of: entry) == words } }
}
