import CalendarLayout
import PDFComparison
import ScheduleIO

extension JSONWriter.Value {
    /// In points, with at most four decimals.
    static func length(_ length: Length) -> JSONWriter.Value { .numeral(length.shortDecimal) }

    /// With at most three decimals.
    static func decimal(_ number: Double) -> JSONWriter.Value { .numeral(number.shortDecimal(3)) }
}
