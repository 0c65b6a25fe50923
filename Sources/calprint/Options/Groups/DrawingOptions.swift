import ArgumentParser
import CalendarCore
import CalendarLayout

/// Every option of drawing.
struct DrawingOptions: ParsableArguments {
    @OptionGroup(title: OptionSection.range.title)
    var range: RangeOptions

    @OptionGroup(title: OptionSection.schedules.title)
    var schedules: ScheduleOptions

    @OptionGroup(title: OptionSection.page.title)
    var page: PageOptions

    @OptionGroup(title: OptionSection.fonts.title)
    var fonts: FontOptions

    @OptionGroup(title: OptionSection.output.title)
    var output: OutputOptions

    @OptionGroup(title: OptionSection.printing.title)
    var printing: PrintOptions

    /// Throws `ValidationError` if two options exclude each other. A row of the table checks what one option says.
    func validate() throws {
        let choice = "give one of them"
        let exclusions = [
            (range.to != nil && range.months != nil, "--to", "--months", choice),
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
    /// The kinds of page: those of `--view`, else months; of one person alone, a list.
    var views: [PageView] { page.views ?? [schedules.only ? .agenda : .month] }

    /// The style that pages of a kind are set in. Throws ``Failure`` 64 if the options contradict each other.
    func style(of view: PageView) throws(Failure) -> PageStyle {
        var style = PageStyle()
        try page.apply(to: &style, of: view)
        fonts.apply(to: &style)
        return style
    }

    /// Where the pages go. Throws ``Failure`` 64 if the options contradict each other, or name a file that is kept.
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

    /// How the pages are to be printed; nil for not at all. Throws ``Failure`` 64 if the options contradict each other.
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
            (option.need.map(need) ?? false) && (option.property?.isGiven(self) ?? false)
        }
    }
}

/// How pages look.
struct PageOptions: ParsableArguments {
    @Option(.view) var views: [PageView]?
    @Option(.media) var media: Media
    @Flag(.landscape) var landscape: Bool
    @Flag(.portrait) var portrait: Bool
    @Option(.margin) var margin: Insets?
    @Option(.gutter) var gutter: Length?
    @Option(.gutterSide) var gutterSide: Gutter.Side
    @Option(.locale) var locale: CalendarLocale?
    @Option(.cell) var cell: CellStyle
    @Option(.labels) var labels: LabelStyle
    @Option(.weekends) var weekends: WeekendStyle
    @Option(.weekend) var weekend: WeekdaySet?
    @Option(.firstWeekday) var firstWeekday: Weekday?
    @Option(.minFontSize) var minFontSize: Length?
    @Option(.maxFontSize) var maxFontSize: Length?
    @Flag(.sameSize) var sameSize: Bool
    @Option(.today) var today: CivilDate?
    @Flag(.weekNumbers) var weekNumbers: Bool
    @Option(.by) var by: RosterRows
    @Flag(.showGaps) var showGaps: Bool
    @Flag(.noFooter) var noFooter: Bool
    @Flag(.stamp) var stamp: Bool
    @Option(.timeFormat) var timeFormat: TimeFormat?
    @Option(.times) var times: TimeDetail?
    @Option(.places) var places: Switch?
    @Option(.tentative) var tentative: Switch?
    @Option(.title) var title: String?
    @Option(.hours) var hours: HourRange?
    @Option(each: .timeline) var timeline: [TimelineSetting]

    func apply(to style: inout PageStyle, of view: PageView) throws(Failure) {
        style.sheet = try sheet(of: view)
        apply(pageLocale, to: &style)
        style.cellStyle = cell
        style.labels = labels
        style.weekends = weekends
        style.bodySizes = try bodySizes()
        style.today = today
        style.hasWeekNumbers = weekNumbers
        style.rosterRows = by
        style.hasFooter = !noFooter
        style.times = times
        style.places = places?.isOn
        style.tentative = tentative?.isOn
        style.title = title
        style.timeline = TimelineStyle(timeline)
        style.timeline.hours = hours
    }

    /// The locale of the pages, but for `--weekend`.
    var pageLocale: CalendarLocale { locale ?? PageStyle().locale }

    private func sheet(of view: PageView) throws(Failure) -> Sheet {
        let paper = landscape || view.isLandscape && !portrait ? media.landscape : media
        let margins = margin ?? Sheet.margins(of: paper)
        do {
            return try Sheet(
                mediaBox: paper.size, margins: margins, gutter: gutter.map { Gutter($0, at: gutterSide) })
        } catch {
            switch error {
            case .noRoom(let room): throw Failure(tooLittleOf: paper, left: room)
            }
        }
    }

    /// The locale's conventions hold where no option says otherwise.
    private func apply(_ locale: CalendarLocale, to style: inout PageStyle) {
        style.locale = locale
        style.locale.weekend = weekend ?? locale.weekend
        style.firstWeekday = firstWeekday ?? locale.firstWeekday
        style.timeFormat = timeFormat ?? locale.timeFormat
    }

    private func bodySizes() throws(Failure) -> BodySizes {
        if let minFontSize, let maxFontSize, minFontSize > maxFontSize {
            let sizes = "--min-font-size \(minFontSize.shortDecimal) and --max-font-size \(maxFontSize.shortDecimal)"
            throw Failure(.usage, "no size lies between \(sizes)")
        }
        return BodySizes(minimum: minFontSize, maximum: maxFontSize, areSame: sameSize)
    }
}
