import ArgumentParser
import CalendarCore

/// Which months are drawn.
struct RangeOptions: ParsableArguments {
    @Option(help: "First month, YYYY-MM.")
    var from: YearMonth

    @Option(help: "Last month, included (default: the first).")
    var to: YearMonth?

    /// The most months that one run draws: five centuries.
    static let maximumMonthCount = 6000

    mutating func validate() throws {
        guard let range = MonthRange(from: from, to: to ?? from) else {
            throw ValidationError("--to \(to ?? from) comes before --from \(from).")
        }
        guard range.count <= RangeOptions.maximumMonthCount else {
            throw ValidationError("\(range.count) months are too many (at most \(RangeOptions.maximumMonthCount)).")
        }
    }

    /// Valid once the options are.
    var months: MonthRange {
        get throws {
            guard let months = MonthRange(from: from, to: to ?? from) else { throw Failure(.bug, "an empty range") }
            return months
        }
    }
}

extension YearMonth: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(iso8601: argument)
    }
}
