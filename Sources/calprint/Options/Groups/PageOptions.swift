import ArgumentParser
import CalendarCore
import CalendarLayout

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
