import CalendarCore
import Foundation
import GoldenSupport

@testable import ScheduleIO

/// How a table writes its dates, and what it says of them besides.
struct DateWriting: CustomStringConvertible {
    enum Style: CaseIterable {
        case iso, isoSlashed, isoTime, american, americanShort, british, britishShort, dotted, dottedShort, yearless
        case americanDashed, yearFirst, weekdayYearless, slashedYearless, dayName, dayNameShort, nameDay, longName,
            serial1900, serial1904, digits
        case isoWeekday, weekdayAmerican, ideographic
        case mixed, numbers
    }

    private let style: Style
    private let days: [CivilDate]
    let locale: DateLocale
    private(set) var hasWeekdayColumn = false
    /// True if the title has the first and the last day.
    private(set) var hasPeriod = false
    /// Writes the weekday after the right one.
    var hasOtherWeekdays = false
    private let hasShortWeekdays: Bool
    private let isPadded: Bool
    private let clockForm: Int
    var title: String?
    private(set) var titleIsFileName = false
    private(set) var from: YearMonth?
    /// The order of days and months that its author knows; nil if the writing is in words or needs none.
    var order: DateOrder? {
        switch style {
        case .american, .americanShort, .americanDashed, .slashedYearless, .weekdayAmerican: .mdy
        case .british, .britishShort: .dmy
        default: nil
        }
    }
    private(set) var givenOrder: DateOrder?
    private(set) var openQuestion: String?

    init(_ random: inout SplitMix64, _ days: [CivilDate], _ shape: RandomTable.Shape, _ form: TableForm) {
        self.days = days
        locale = DateLocale.all.filter { $0.isEncodable(form.encoding) }.randomElement(using: &random)!
        hasShortWeekdays = random.oneIn(2)
        isPadded = random.oneIn(2)
        let isInDate = shape == .timedLong || shape == .hoursLong
        clockForm = .random(in: 0...(isInDate ? 2 : 5), using: &random)
        let isWide = shape.isWide
        let isMonth = days.count == days[0].yearMonth.dayCount && days[0].day == 1 && DateWriting.isRun(days)
        if shape == .ideographs {
            style = .iso
            return
        } else if shape.hasNumbers || isWide && (isMonth || shape.isInBlocks) && random.oneIn(2) {
            style = .numbers
        } else {
            let isTimed = [.timedLong, .absences, .rangeCells].contains(shape)
            let isYearClear = days.count > 4 && DateWriting.isRun(days)
            style = Style.allCases.filter { style in
                switch style {
                case .numbers: false
                case .yearFirst: isYearClear && !isTimed
                // Weekdays tell that days count from 1904, if there are enough of them to tell their language.
                case .serial1904: !isTimed && !isWide && Set(days.map(\.weekday)).count > 2
                case .isoTime, .serial1900, .digits: !isTimed && !isWide
                case .ideographic: form.encoding.table == nil
                case .mixed: shape != .rangeCells
                default: true
                }
            }.randomElement(using: &random)!
        }
        decideBesides(&random, shape)
    }

    /// Google's dates.
    static func american(_ days: [CivilDate]) -> DateWriting { DateWriting(american: days) }

    private init(american days: [CivilDate]) {
        (style, self.days, locale) = (.american, days, DateLocale.all[0])
        (hasShortWeekdays, isPadded, clockForm) = (false, false, 2)
    }

    /// The first of these dates decide, or else all of them.
    mutating func decideOrder(starts: [CivilDate], ends: [CivilDate]) {
        let sets = [starts, starts + ends]
        if sets.contains(where: DateWriting.isMisread) { givenOrder = .mdy }
        let isTold = sets.contains { $0 != $0.map(\.swapped) && self.isTold($0) }
        if !isTold { openQuestion = "day or month first" }
    }

    var description: String {
        "\(style) \(locale.name)\(givenOrder.map { " \($0)" } ?? "")\(title.map { " '\($0)'" } ?? "")"
    }

    private mutating func decideBesides(_ random: inout SplitMix64, _ shape: RandomTable.Shape) {
        defer { if namesDoubtfulMonth { openQuestion = openQuestion ?? "month in another language" } }
        if shape == .weekdayWeeks { return }
        if shape == .payPeriod, random.oneIn(2) {
            hasPeriod = true
            title = period(days[0], days[days.count - 1], &random)
            hasWeekdayColumn = random.oneIn(3)
            return
        }
        let hasOwnWeekdays = shape == .pairDays || shape == .letterRows
        let canHaveWeekdays = shape.isWide && !hasOwnWeekdays || [.days, .personColumns].contains(shape)
        hasWeekdayColumn = canHaveWeekdays && (style == .serial1904 || random.oneIn(4))
        if style == .serial1904, !canHaveWeekdays { setTitle(&random) }
        if [.yearless, .weekdayYearless, .slashedYearless, .numbers].contains(style) {
            switch random.next() % 12 {
            case 0..<5: setTitle(&random)
            case 11: openQuestion = "no year"
            default: from = days[0].yearMonth
            }
        } else if random.oneIn(8) {
            setTitle(&random)
        }
        // Far apart or for more than a year, days without a year can be of another one.
        if isYearless, Set(days.map(\.year)).count > 1, !DateWriting.isRun(days) { openQuestion = "year" }
        decideOrder(&random, shape)
    }

    /// True if the name of a month is that of another one in another language: "listopada", "lip".
    private var namesDoubtfulMonth: Bool {
        locale.name == "pl_PL" && days.contains { [7, 11].contains($0.month) }
            && (title != nil || isNumbers || days.contains { cell(of: $0).contains(where: \.isLetter) })
    }

    /// True if dates have dashes inside.
    var hasDashes: Bool {
        [.iso, .british, .americanDashed, .yearFirst, .dayName, .dayNameShort, .isoWeekday].contains(style)
    }

    /// True if a date is `March 1, 2026`, or with the weekday and the day before the month.
    var isNameDay: Bool { style == .nameDay }
    var isLongDay: Bool { style == .longName }

    var countsFrom1904: Bool { style == .serial1904 }

    var areNumbers: Bool { [.serial1900, .serial1904, .digits].contains(style) }

    private var isYearless: Bool { [.yearless, .weekdayYearless, .slashedYearless].contains(style) }

    private mutating func setTitle(_ random: inout SplitMix64) {
        let month = days[0].yearMonth
        switch random.next() % 4 {
        case 0: (title, titleIsFileName) = ("roster \(month)", true)
        case 1: title = "Dienstplan \(locale.months[month.month - 1]) \(month.year)"
        case 2: title = "\(locale.months[month.month - 1]) \(month.year)"
        default: title = "Clinic roster, \(locale.months[month.month - 1]) \(month.year)"
        }
    }

    private mutating func decideOrder(_ random: inout SplitMix64, _ shape: RandomTable.Shape) {
        guard let order else { return }
        if random.oneIn(6) || DateWriting.isMisread(days) {
            givenOrder = order
        } else if [.absences, .timedLong, .ranges, .rangeCells].contains(shape), days == days.map(\.swapped) {
            openQuestion = "day or month first, of the ends"
        } else if !isTold(days), openQuestion == nil {
            if random.oneIn(2) { givenOrder = order } else { openQuestion = "day or month first" }
        }
    }

    /// True if the column says which number is the day: above 12, or by a run of days, or by its weekdays.
    private func isTold(_ days: [CivilDate]) -> Bool {
        let others = days.map(\.swapped)
        if others.contains(nil) || others == days { return true }
        let isOtherRun = DateWriting.isRun(others.compactMap(\.self))
        if DateWriting.isRun(days) != isOtherRun { return true }
        // "Do" alone is a Thursday in German, and a Sunday in Spanish.
        return (hasWeekdayColumn || style == .weekdayAmerican) && Set(days.map(\.weekday)).count > 2
            && zip(days, others).contains { $0.weekday != $1?.weekday }
    }

    /// True if the rules would take the dates for others: days that only look like a run, or the first of every month.
    private static func isMisread(_ days: [CivilDate]) -> Bool {
        let others = days.map(\.swapped)
        return !others.contains(nil) && DateWriting.isRun(others.compactMap(\.self)) && !DateWriting.isRun(days)
    }

    private static func isRun(_ days: [CivilDate]) -> Bool {
        let numbers = Set(days.map(\.epochDay.rawValue))
        return numbers.count > 1 && numbers.max()! - numbers.min()! + 1 == numbers.count
    }
}

extension DateWriting {
    /// Rows go through the days several times: without years, a new year can be another round of the same.
    mutating func passesYearMoreThanOnce() {
        if isYearless, Set(days.map(\.year)).count > 1 { openQuestion = "year" }
    }

    /// Numbers that run on into the next month, without weekdays: the title can be either month's.
    mutating func leavesMonthOpen(of block: Range<Int>) {
        let runsOn = days[block.lowerBound].month != days[block.upperBound - 1].month
        if isNumbers, runsOn, !hasWeekdayColumn { openQuestion = "month" }
    }

    func cell(_ index: Int) -> String { cell(of: days[index], index) }

    func cell(of date: CivilDate) -> String { cell(of: date, days.firstIndex(of: date) ?? 0) }

    /// The header of a roster with a column a day.
    var headerCells: [String] { headerCells(days.indices) }

    /// Those of some of the days.
    func headerCells(_ indices: Range<Int>) -> [String] {
        indices.map { isNumbers ? number(days[$0].day) : cell($0) }
    }

    var isNumbers: Bool { style == .numbers }

    var weekdayColumn: [String] { days.map(weekday) }

    func clock(_ minute: Int) -> String {
        let (hour, rest) = (minute / 60, twoDigits(minute % 60))
        switch clockForm {
        case 0...1: return "\(twoDigits(hour)):\(rest)"
        case 2: return americanClock(minute)
        case 3: return "\(hour)h\(rest)"
        case 4: return "\(hour).\(rest)"
        default: return "\(twoDigits(hour)):\(rest):00"
        }
    }

    func americanClock(_ minute: Int) -> String {
        "\((minute / 60 + 11) % 12 + 1):\(twoDigits(minute % 60)) \(minute < 720 ? "AM" : "PM")"
    }

    func weekday(_ date: CivilDate) -> String {
        let offset = (date.weekday.mondayZeroOffset + (hasOtherWeekdays ? 1 : 0)) % 7
        return (hasShortWeekdays ? locale.shortWeekdays : locale.weekdays)[offset]
    }

    private func cell(of date: CivilDate, _ index: Int) -> String {
        let (year, short) = (String(date.year), String(date.year).suffix(2))
        let (day, month) = (number(date.day), number(date.month))
        let name = locale.months[date.month - 1], abbreviation = locale.shortMonths[date.month - 1]
        switch style {
        case .iso: return "\(date)"
        case .isoSlashed: return "\(year)/\(month)/\(day)"
        case .isoTime: return index % 3 == 0 ? "\(date)T00:00:00" : "\(date) 00:00:00"
        case .american: return "\(month)/\(day)/\(year)"
        case .americanDashed: return "\(month)-\(day)-\(year)"
        case .yearFirst: return "\(short)-\(twoDigits(date.month))-\(twoDigits(date.day))"
        case .americanShort: return "\(month)/\(day)/\(short)"
        case .british: return index % 2 == 0 ? "\(day)/\(month)/\(year)" : "\(day)-\(month)-\(year)"
        case .britishShort: return "\(day)/\(month)/\(short)"
        case .dotted: return "\(day).\(month).\(year)"
        case .dottedShort: return "\(day).\(month).\(short)"
        case .yearless: return "\(day).\(month)."
        case .weekdayYearless: return "\(weekday(date)) \(day).\(month)."
        case .slashedYearless: return "\(month)/\(day)"
        case .dayName: return "\(date.day)-\(abbreviation)-\(year)"
        case .dayNameShort: return "\(day)-\(abbreviation)-\(short)"
        case .nameDay: return "\(name) \(date.day), \(year)"
        case .longName: return "\(weekday(date)), \(date.day)\(locale.isDotted ? "." : "") \(name) \(year)"
        case .serial1900: return String(date.epochDay.rawValue + 25_569)
        case .serial1904: return String(date.epochDay.rawValue + 24_107)
        case .digits: return "\(year)\(twoDigits(date.month))\(twoDigits(date.day))"
        case .mixed:
            return [
                "\(date)", "\(year)/\(month)/\(day)", "\(day).\(month).\(year)", "\(date.day)-\(abbreviation)-\(short)",
                "\(name) \(date.day), \(year)",
            ][index % 5]
        case .isoWeekday: return "\(date) \(weekday(date))"
        case .weekdayAmerican: return "\(weekday(date)) \(month)/\(day)/\(year)"
        case .ideographic: return "\(year)年\(month)月\(day)日"
        case .numbers: return number(date.day)
        }
    }

    func number(_ value: Int) -> String { isPadded ? twoDigits(value) : String(value) }
}

extension CivilDate {
    /// With day and month the other way round; nil if that is no date.
    fileprivate var swapped: CivilDate? { CivilDate(year: year, month: day, day: month) }
}

/// The names of months and weekdays as Foundation knows them.
struct DateLocale {
    let name: String
    let months: [String]
    let shortMonths: [String]
    /// From Monday.
    let weekdays: [String]
    let shortWeekdays: [String]
    /// True if a full stop is behind the day: "1. März".
    var isDotted: Bool { name == "de_DE" }

    static let all = ["en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "pl_PL", "nl_NL", "pt_BR"].map(DateLocale.init)

    private init(_ name: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: name)
        func fromMonday(_ names: [String]) -> [String] { Array(names[1...]) + [names[0]] }
        self.name = name
        months = formatter.monthSymbols
        shortMonths = formatter.shortMonthSymbols
        weekdays = fromMonday(formatter.weekdaySymbols)
        shortWeekdays = fromMonday(formatter.shortWeekdaySymbols)
    }

    /// Windows-1250 has no "ñ", "è" or "ì".
    func isEncodable(_ encoding: TextEncoding) -> Bool {
        (months + shortMonths + weekdays + shortWeekdays).allSatisfy(encoding.canWrite)
    }
}
