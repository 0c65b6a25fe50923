import CalendarCore
import CalendarLayout

/// The options for the look of pages.
struct PageOptions: RowGroup {
    /// The fields that options set directly; ``style(of:)`` adds the paper, the locale's conventions, the timeline.
    var style = PageStyle()
    var views: [PageView]?
    var media = Media.letter
    var landscape = false
    var portrait = false
    var margin: Insets?
    var gutter: Length?
    var gutterSide = Gutter.Side.left
    var locale: CalendarLocale?
    var weekend: WeekdaySet?
    var firstWeekday: Weekday?
    var timeFormat: TimeFormat?
    var timeline: [TimelineSetting] = []
    var showGaps = false
    var stamp = false
    var details: [ChecklistProgress.PrivateDetail]?

    /// The style of pages of a kind. Throws ``Failure`` 64 if the options contradict each other.
    func style(of view: PageView) throws(Failure) -> PageStyle {
        var style = style
        style.sheet = try sheet(of: view)
        style.keepsOrientation = landscape || portrait
        style.details = Set(details ?? [])
        apply(pageLocale, to: &style)
        try check(style.bodySizes)
        style.timeline.apply(timeline)
        return style
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

    /// Sets the locale's conventions that no option overrides.
    private func apply(_ locale: CalendarLocale, to style: inout PageStyle) {
        style.locale = locale
        style.locale.weekend = weekend ?? locale.weekend
        if let firstWeekday { style.firstWeekday = firstWeekday }
        if let timeFormat { style.timeFormat = timeFormat }
    }

    private func check(_ sizes: BodySizes) throws(Failure) {
        guard let minimum = sizes.minimum, let maximum = sizes.maximum, minimum > maximum else { return }
        let words = "--min-font-size \(minimum.shortDecimal) and --max-font-size \(maximum.shortDecimal)"
        throw Failure(.usage, "no size lies between \(words)")
    }
}
