import CalendarCore
import CalendarLayout
import GoldenSupport

/// A month of a clinic that a seed determines, from sparse to absurd, in several scripts.
struct RandomClinic {
    private(set) var schedule = Schedule()
    let month: YearMonth
    let options: MonthView.Options
    private var random: SplitMix64
    private let alphabet: [Character]

    init(seed: UInt64) {
        random = SplitMix64(seed)
        month = YearMonth(year: .random(in: 1950...2149, using: &random), month: .random(in: 1...12, using: &random))!
        alphabet = RandomClinic.alphabets.randomElement(using: &random)!
        options = MonthView.Options(
            firstWeekday: Weekday.allCases.randomElement(using: &random)!,
            cellStyle: Int.random(in: 0..<4, using: &random) == 0 ? .stacked : .inline,
            minimumFontSize: Bool.random(using: &random) ? .six : .seven)
        let density = Int.random(in: 0...5, using: &random)
        let lines = lines()
        let days = (1...month.dayCount).compactMap { day($0, lines, density) }
        let events = (0..<(density < 4 ? 0 : density * 20)).map { _ in event() }
        let notes = Bool.random(using: &random) ? [notes()] : []
        schedule = Schedule(lines: lines, days: days, notes: notes, events: events)
    }

    private static let alphabets = [
        "ABCDEFGHIJKLMNOPRSTUVWZ", "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzžçñüöäßøåæœłşğőű",
        "αβγδεζηθικλμνξοπρστυφχψωάέήίόύώς", "абвгдежзийклмнопрстуфхцчшщъыьэюяёђљњћџ", "Aa0Bb1Cc2Éé9",
    ].map { Array($0) }

    private mutating func lines() -> [ScheduleLine] {
        guard Bool.random(using: &random) else { return ScheduleLine.defaults }
        return (1...Int.random(in: 1...12, using: &random)).map { number in
            ScheduleLine(key: "k\(number)", label: "\(number)" + String(word(1...5).prefix(6)))
        }
    }

    private mutating func day(_ day: Int, _ lines: [ScheduleLine], _ density: Int) -> DayRecord? {
        let texts = lines.filter { _ in Int.random(in: 0...5, using: &random) < density + 1 }.map { line in
            LineText(key: line.key, text: text(density))
        }
        guard !texts.isEmpty, let date = CivilDate(year: month.year, month: month.month, day: day) else { return nil }
        return DayRecord(date: date, texts: texts)
    }

    /// On a few days only, so that some have dozens of them.
    private mutating func event() -> Event {
        let day = Int.random(in: 1...6, using: &random)
        let date = CivilDate(year: month.year, month: month.month, day: day)!
        return Event(title: text(1), span: .allDay(first: date, last: date))
    }

    private mutating func notes() -> MonthlyNotes {
        let count = Int.random(in: 1...9, using: &random)
        return MonthlyNotes(month: month, lines: (1...count).map { NoteLine(number: $0, text: text(3)) })
    }

    private mutating func text(_ density: Int) -> String {
        let words = (0...Int.random(in: 0...density * 4, using: &random)).map { _ in anyWord() }
        return words.joined(separator: [" ", ", ", " / "].randomElement(using: &random)!)
    }

    private mutating func anyWord() -> String {
        switch Int.random(in: 0..<40, using: &random) {
        case 0: word(60...200)
        case 1...4: word(1...1) + " " + word(3...9)
        case 5...12: (0..<Int.random(in: 1...9, using: &random)).map { _ in word(1...1).uppercased() + "." }.joined()
        case 13...16: word(3...9) + "-" + word(3...9)
        case 17: word(2...6) + " (" + word(1...1) + " ½)"
        default: word(2...12)
        }
    }

    private mutating func word(_ length: ClosedRange<Int>) -> String {
        String((0..<Int.random(in: length, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
    }
}
