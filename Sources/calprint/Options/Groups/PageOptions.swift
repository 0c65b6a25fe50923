import ArgumentParser
import CalendarCore
import CalendarLayout

/// How pages look.
struct PageOptions: ParsableArguments {
    @Option(.media) var sheet: Sheet
    @Option(.cell) var cell: CellStyle
    @Option(.firstWeekday) var firstWeekday: Weekday
    @Option(.minFontSize) var minFontSize: MinimumFontSize
    @Option(.timeFormat) var timeFormat: TimeFormat
    @Option(.title) var title: String?

    func apply(to style: inout PageStyle) {
        style.sheet = sheet
        style.cellStyle = cell
        style.firstWeekday = firstWeekday
        style.minimumFontSize = minFontSize
        style.title = title
    }
}
