import CalendarLayout
import PDFComparison
import ScheduleIO

extension JSONValue {
    /// In points, with at most four decimals.
    static func length(_ length: Length) -> JSONValue { .numeral(length.shortDecimal) }

    /// With at most three decimals.
    static func decimal(_ number: Double) -> JSONValue { .numeral(number.shortDecimal(3)) }
}
