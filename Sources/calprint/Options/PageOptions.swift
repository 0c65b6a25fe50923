import ArgumentParser
import CalendarCore
import CalendarLayout

/// How pages look.
struct PageOptions: ParsableArguments {
    @Option(help: "Day cells: labels beside their values, or above them.")
    var cell: CellStyle = .inline

    @Option(help: "The weekday of the first column.")
    var firstWeekday: Weekday = .sunday

    @Option(help: "The smallest type that fitting may use, in points.")
    var minFontSize: MinimumFontSize = .seven

    var month: MonthView.Options {
        MonthView.Options(firstWeekday: firstWeekday, cellStyle: cell, minimumFontSize: minFontSize)
    }
}

extension CellStyle: ExpressibleByArgument {}

extension MinimumFontSize: ExpressibleByArgument {}

extension Weekday: ExpressibleByArgument {
    /// The English name in any case.
    public init?(argument: String) {
        guard let weekday = Weekday.allCases.first(where: { "\($0)" == argument.lowercased() }) else { return nil }
        self = weekday
    }

    public static var allValueStrings: [String] { sunday.weekStartingHere.map { "\($0)" } }

    public var defaultValueDescription: String { "\(self)" }
}
