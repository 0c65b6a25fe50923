import ScheduleIO
import CalendarCore

/// The options that the last byte of an input chooses, if it is a control character that no text ends with. So a plain
/// file is an input, too.
struct Variation {
    let bytes: [UInt8]
    /// From 0 to 30; 0 if the input chooses none.
    let number: Int

    init(_ input: [UInt8]) {
        guard let last = input.last, last < 0x20, ![0x09, 0x0A, 0x0D].contains(last) else {
            (bytes, number) = (input, 0)
            return
        }
        let isLong = last == Variation.long
        (bytes, number) = (isLong ? Variation.stretched(input.dropLast()) : input.dropLast(), isLong ? 0 : Int(last))
    }

    /// Chooses no options, but makes the input long: work that grows faster than the input takes too much time then.
    private static let long: UInt8 = 0x1F
    private static let longSize = 1 << 18

    /// The input with its middle third repeated.
    private static func stretched(_ input: ArraySlice<UInt8>) -> [UInt8] {
        let third = input.count / 3
        guard third > 0 else { return Array(input) }
        let middle = input.dropFirst(third).prefix(third)
        let times = max(1, longSize / third)
        return Array(input.prefix(third)) + Array(repeating: middle, count: times).joined() + input.dropFirst(2 * third)
    }

    /// A bit of the number.
    subscript(bit: Int) -> Bool { number >> bit & 1 == 1 }

    /// For readers: a few days, a line for all events, and how a table is to be understood.
    var reading: ReadingOptions {
        var options = ReadingOptions()
        if self[0] { options.days = Variation.quarter }
        if self[1] { options.timeZone = TimeZoneName("America/Chicago") }
        if self[2] { options.table.dateOrder = self[0] ? .mdy : .dmy }
        if self[3] { options.table.encoding = TextEncoding.allCases[number % TextEncoding.allCases.count] }
        if self[4] {
            options.table.columns = [TableOptions.Assignment(name: "Name", meaning: "person")]
            options.table.codes = [TableOptions.Assignment(name: "N", meaning: "Night")]
            options.table.ignoredColumns = ["Notes"]
            options.table.from = YearMonth(year: 2025, month: 1)
        }
        return options
    }

    private static let quarter =
        CivilDate(year: 2025, month: 1, day: 1)!...CivilDate(year: 2025, month: 3, day: 31)!
}
