import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Rosters whose days are numbers or weekdays, with a title that says the rest.
extension RandomTable {
    /// Weeks with the weekdays alone across, below the date of the first day.
    mutating func writeWeekdayWeeks() {
        let titles = ["Week commencing", "Week of", "Woche vom", "Week beginning"].randomElement(using: &random)!
        let codes = codes()
        var (shifts, people): ([RandomRoster.Shift], [String]) = ([], [])
        for start in stride(from: 0, to: roster.days.count, by: 7) {
            let days = roster.days[start..<start + 7]
            if start > 0 { rows.append([]) }
            rows.append(["\(titles) \(dates.written(days[start]))"])
            rows.append(["Name"] + days.map(dates.weekday))
            for person in roster.persons {
                rows.append([person] + days.map { cell(person, $0, codes, blank: "") })
            }
            shifts += ordered(roster.shifts(on: days), roster.persons)
            people += roster.persons
        }
        expect(shifts, people: people)
        addLegend(codes)
    }

    /// Puts a row of the weekdays' letters above the numbers or below them.
    mutating func addLetters() {
        let letters = roster.days.map { dates.weekdayLetter($0) }
        rows.insert(labels("") + letters, at: random.oneIn(2) ? 0 : 1)
    }

    /// A roster as hospitals in East Asia write it.
    mutating func writeIdeographs() {
        let words = [
            (name: "氏名", total: "合計", title: "勤務表", weekdays: "月火水木金土日"),
            (name: "姓名", total: "合计", title: "排班表", weekdays: "一二三四五六日"),
            (name: "이름", total: "합계", title: "근무표", weekdays: "월화수목금토일"),
        ].randomElement(using: &random)!
        let isKorean = words.name == "이름"
        let (year, month, date) = isKorean ? ("년 ", "월", "일") : ("年", "月", "日")
        let first = roster.days[0]
        let style = Int.random(in: 0..<4, using: &random)
        let gap = isKorean ? " " : ""
        let heads = roster.days.map { day in
            switch style {
            case 0: "\(day.year)\(year)\(day.month)\(month)\(gap)\(day.day)\(date)"
            case 1: "\(day.month)\(month)\(gap)\(day.day)\(date)"
            case 2: "\(day.day)\(date)"
            default: "\(day.day)"
            }
        }
        rows = [["\(first.year)\(year)\(first.month)\(month)\(random.oneIn(2) ? " " + words.title : "")"]]
        rows.append([words.name] + heads)
        let hasWeekdays = random.oneIn(2) || Set(roster.days.map(\.month)).count > 1
        if hasWeekdays {
            rows.append([""] + roster.days.map { String(Array(words.weekdays)[$0.weekday.mondayZeroOffset]) })
        }
        let codes = ["早", "夜", "休", "遅"]
        let pairs = Dictionary(uniqueKeysWithValues: zip(roster.lines, codes + roster.lines.dropFirst(4)))
        for person in roster.persons {
            rows.append([person] + roster.days.map { cell(person, $0, pairs, blank: "") })
        }
        if random.oneIn(3) { rows.append([words.total] + roster.days.map { _ in String(random.next() % 9) }) }
        let shifts = roster.shifts.map {
            RandomRoster.Shift(date: $0.date, line: pairs[$0.line] ?? $0.line, person: $0.person)
        }
        expect(ordered(shifts, roster.persons), people: roster.persons)
    }
}
