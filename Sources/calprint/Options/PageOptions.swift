import ArgumentParser
import CalendarCore
import CalendarLayout

/// How pages look.
struct PageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The paper, also as iso_a5_148x210mm (default: letter).", valueName: "media"),
        completion: .list(Media.common.map(\.name)), transform: Media.init(option:))
    var media: Media?

    @Option(help: "Labels beside their values, or above (default: inline).")
    var cell: CellStyle?

    @Option(
        help: ArgumentHelp("The first column, as in mon (default: sunday).", valueName: "day"),
        completion: .weekdays, transform: Weekday.init(option:))
    var firstWeekday: Weekday?

    @Option(
        help: ArgumentHelp("The smallest type that fitting may use, in points (default: 7).", valueName: "size"))
    var minFontSize: MinimumFontSize?

    @Option(help: ArgumentHelp("The times of events: 2:30 PM, or 14:30 (default: 24h).", valueName: "format"))
    var timeFormat: TimeFormat?

    @Option(help: "Words before the month in every title.")
    var title: String?

    var style: PageStyle {
        PageStyle(
            sheet: Sheet(media ?? .letter), firstWeekday: firstWeekday ?? .sunday, cellStyle: cell ?? .inline,
            minimumFontSize: minFontSize ?? .seven, timeFormat: timeFormat ?? .hours24, title: title)
    }
}

extension Media {
    /// From the command line.
    fileprivate init(option text: String) throws {
        guard let media = Media(name: text.lowercased()) else {
            let names = Media.common.map(\.name).joined(separator: ", ")
            throw ValidationError("'\(text)' is no paper: \(names), or a name with its size, as iso_a5_148x210mm")
        }
        self = media
    }
}

extension CellStyle: Keyword {}

extension MinimumFontSize: Keyword {}

extension TimeFormat: Keyword {}

extension Weekday {
    /// As options take it: `sunday`.
    var optionName: String { CalendarLocale.english.fullName(of: self).lowercased() }

    /// From the command line: the English name in any case, or its first three letters and more.
    fileprivate init(option text: String) throws {
        let name = text.lowercased()
        guard name.count >= 3, let weekday = Weekday.allCases.first(where: { $0.optionName.hasPrefix(name) }) else {
            throw ValidationError("'\(text)' is not a weekday; the days are sunday, monday and so on")
        }
        self = weekday
    }
}
