/// A month of a year in the proleptic Gregorian calendar (ISO 8601-1, 4.1.2.3), years 1 to 9999.
public struct YearMonth: Hashable, Comparable, Sendable {
    /// 1 to 9999.
    public let year: Int
    /// 1 to 12.
    public let month: Int

    /// The month with this year (1–9999) and number (1–12); nil if there is no such month.
    public init?(year: Int, month: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        self.init(unchecked: year, month)
    }

    init(unchecked year: Int, _ month: Int) {
        (self.year, self.month) = (year, month)
    }

    /// True if February has 29 days: in years divisible by 4, but in centuries only if divisible by 400.
    public static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }

    /// The number of days: 28 to 31.
    public var dayCount: Int { YearMonth.dayCount(year, month) }

    /// The number of days of a month of any year, also before year 1.
    package static func dayCount(_ year: Int, _ month: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// The first day of the month.
    public var firstDay: CivilDate { CivilDate(unchecked: year, month, 1) }

    /// The last day of the month: the 28th to the 31st.
    public var lastDay: CivilDate { CivilDate(unchecked: year, month, dayCount) }

    /// Months since January of year 0; consecutive months have consecutive numbers.
    public var ordinal: Int { year * 12 + month - 1 }

    /// The month `count` months later (earlier if negative); nil outside the years 1 to 9999.
    public func adding(months count: Int) -> YearMonth? {
        let (target, isTooFar) = ordinal.addingReportingOverflow(count)
        return isTooFar ? nil : YearMonth(year: target / 12, month: target % 12 + 1)
    }

    /// Orders `a` before `b` if it is earlier.
    public static func < (a: YearMonth, b: YearMonth) -> Bool { a.ordinal < b.ordinal }
}

extension YearMonth: CustomStringConvertible {
    /// `YYYY-MM`.
    public var description: String { String("0000-00", year, month) }
}

extension YearMonth {
    /// Parses `YYYY-MM` in ASCII digits; nil for anything else.
    public init?(iso8601 text: String) {
        guard let numbers = text.numbers(ofWidths: [4, 2]) else { return nil }
        self.init(year: numbers[0], month: numbers[1])
    }
}

extension String {
    /// Creates a text of numbers in ASCII digits from a template such as `0000-00-00T00:00`: each run of zeros is one
    /// number, as wide as the run. There must be one number for each run, and none negative; a number with more digits
    /// loses its first ones.
    package init(_ template: StaticString, _ numbers: Int...) {
        self = template.withUTF8Buffer { template in
            String(unsafeUninitializedCapacity: template.count) { text in
                var (next, rest, isInNumber) = (numbers.count, 0, false)
                for index in template.indices.reversed() {
                    guard template[index] == UInt8(ascii: "0") else {
                        (text[index], isInNumber) = (template[index], false)
                        continue
                    }
                    if !isInNumber {
                        next -= 1
                        (rest, isInNumber) = (numbers[next], true)
                    }
                    text[index] = UInt8(ascii: "0") + UInt8(rest % 10)
                    rest /= 10
                }
                return template.count
            }
        }
    }

    /// Numbers in ASCII digits with hyphens between them, each as wide as given; nil for anything else.
    func numbers(ofWidths widths: [Int]) -> [Int]? {
        let parts = utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.map(\.count) == widths, parts.joined().allSatisfy(\.isASCIIDigit) else { return nil }
        return parts.map { $0.reduce(0) { $0 * 10 + Int($1) - 48 } }
    }
}

extension UInt8 {
    var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
