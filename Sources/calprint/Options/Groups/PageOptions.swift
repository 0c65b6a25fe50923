import ArgumentParser
import CalendarCore
import CalendarLayout

/// How pages look.
struct PageOptions: ParsableArguments {
    @Option(.view) var view: PageView
    @Option(.media) var sheet: Sheet
    @Option(.cell) var cell: CellStyle
    @Option(.firstWeekday) var firstWeekday: Weekday
    @Option(.minFontSize) var minFontSize: MinimumFontSize
    @Option(.timeFormat) var timeFormat: TimeFormat
    @Option(.times) var times: TimeDetail?
    @Option(.places) var places: Switch?
    @Option(.tentative) var tentative: Switch?
    @Option(.title) var title: String?

    func apply(to style: inout PageStyle) {
        style.sheet = sheet
        style.cellStyle = cell
        style.firstWeekday = firstWeekday
        style.minimumFontSize = minFontSize
        style.timeFormat = timeFormat
        style.times = times
        style.places = places?.isOn
        style.tentative = tentative?.isOn
        style.title = title
    }
}
