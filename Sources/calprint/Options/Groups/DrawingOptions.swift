import ArgumentParser
import CalendarCore
import CalendarLayout

/// Every option of drawing.
struct DrawingOptions: RowGroup {
    var range = RangeOptions()
    var schedules = ScheduleOptions()
    var page = PageOptions()
    var fonts = FontOptions()
    var output = OutputOptions()
    var printing = PrintOptions()

    static let rows = list {
        RangeOptions.rows.within(\.range)
        ScheduleOptions.rows.within(\.schedules)
        PageOptions.rows.within(\.page)
        FontOptions.rows.within(\.fonts)
        OutputOptions.rows.within(\.output)
        PrintOptions.rows.within(\.printing)
    }

    /// Throws `ValidationError` if two options exclude each other. Rows check the value of each option.
    func validate() throws {
        let choice = "give one of them"
        let exclusions = [
            (range.to != nil && range.months != nil, "--to", "--months", choice),
            (range.to != nil && range.weeks != nil, "--to", "--weeks", choice),
            (range.asksForAll && range.to != nil, "--from all", "--to", choice),
            (range.asksForAll && range.months != nil, "--from all", "--months", choice),
            (range.asksForAll && range.weeks != nil, "--from all", "--weeks", choice),
            (range.months != nil && range.weeks != nil, "--months", "--weeks", choice),
            (
                !(page.style.grouping.map(PageGrouping.ofRosters.contains) ?? true)
                    && views.contains { $0.name == RosterPage.name },
                "--view roster", "--by \(page.style.grouping?.rawValue ?? "")", "a roster has a row a person or a day"
            ),
            (page.landscape && page.portrait, "--landscape", "--portrait", choice),
            (output.pdfa && output.noTags, "--pdfa", "--no-tags", "a PDF/A-2a can be read aloud, so it has tags"),
            (
                output.pdfa && fonts.missingGlyphs == .warn, "--pdfa", "--missing-glyphs warn",
                "an archive has no boxes"
            ),
        ]
        for (areGiven, first, second, reason) in exclusions where areGiven {
            throw ValidationError("\(first) and \(second) exclude each other; \(reason)")
        }
    }
}

extension DrawingOptions {
    /// The options when no argument is given. Throws the error of the argument parser.
    static func unset() throws -> DrawingOptions { try NamedOptions.parse([], parse) }

    /// The kinds of page: those of `--view`; by default months, or with `--only` a list.
    var views: [PageView] { page.views ?? [schedules.only ? .agenda : .month] }

    /// The days asked for. Throws ``Failure`` 64 if the options name none.
    var days: DaySpan {
        get throws(Failure) {
            if range.from == nil, !views.contains(where: \.showsDays) { return daysWithoutRange }
            let firstWeekday = page.firstWeekday ?? page.pageLocale.firstWeekday
            return try range.days(Today(given: page.style.today, firstWeekday: firstWeekday))
        }
    }

    /// The days to read of a schedule: those of all pages, or nil for all (`--from all`).
    func daysToRead() throws -> DaySpan? { range.asksForAll ? nil : try drawnDays() }

    /// The same for a schedule with entries in some months, which are drawn if all are asked for (`--from all`).
    /// Pages that show no days need none.
    func resolvingAll(_ extent: MonthRange?) throws(Failure) -> DrawingOptions {
        var options = self
        if range.asksForAll, extent == nil, !views.contains(where: \.showsDays) {
            options.range.from = nil
        } else {
            options.range = try range.resolvingAll(extent)
        }
        return options
    }

    /// True if pages of months show more than the days that the user named.
    var asksForPartsOfMonths: Bool {
        get throws(Failure) {
            guard views.contains(where: { $0.name == PageView.month.name }), range.isOfDates else { return false }
            let days = try days
            return days != days.months.days
        }
    }

    /// The month of the page's date, for pages that show no days; they never ask for the clock's day.
    private var daysWithoutRange: DaySpan {
        DaySpan((page.style.today ?? page.style.asOf ?? .withoutDays).yearMonth)
    }

    /// The style that pages of a kind are set in. Throws ``Failure`` 64 if the options contradict each other.
    func style(of view: PageView) throws(Failure) -> PageStyle {
        var style = try page.style(of: view)
        // An archive has no boxes.
        style.missingCharacters = fonts.missingCharacters(isStrict: schedules.source.strict || output.pdfa)
        style.weekCount = range.weeks
        style.hasOwnChecklists = !schedules.person.isEmpty
        return style
    }

    /// The target of the pages. Throws ``Failure`` 64 if options contradict each other, or name a file that is kept.
    ///
    /// `spool` takes the pages for the printer; without `--output` they then go nowhere else.
    func target(_ spool: Spool?, keeping kept: KeptFiles) throws -> OutputTarget {
        let format = try output.format
        for option in given(only: { $0 != .queue && $0 != .format(format) }) {
            guard case .format(let needed)? = option.need else { continue }
            throw Failure(.usage, "\(option.longName) is for \(needed.name); the output is \(format.name)")
        }
        guard printing.print == nil || format == .pdf else {
            throw Failure(.usage, "a queue prints PDF; the output is \(format.name) (--print)")
        }
        return try output.target(format, style(of: views[0]), spool, keeping: kept)
    }

    /// The order to print the pages; nil without `--print`. Throws ``Failure`` 64 if options contradict each other.
    func printOrder() throws -> PrintOrder? {
        guard printing.print == nil else { return try printing.order() }
        if let option = given(only: { $0 == .queue }).first {
            throw Failure(.usage, "\(option.shortestName) is for --print QUEUE")
        }
        return nil
    }

    /// The options that are given, of those with such a need.
    private func given(only need: (OptionInfo.Need) -> Bool) -> [OptionInfo] {
        OptionTable.drawing.filter { option in
            (option.need.map(need) ?? false) && (option.place?.isGiven(self) ?? false)
        }
    }
}
