import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Rosters with weeks or months one below the other, and months as pages.
extension RandomTable {
    /// A part of a roster with a row of days of its own.
    struct Block {
        let days: Range<Int>
        var title: String?
    }

    /// Parts of seven days, or calendar weeks, of which the first and the last can be shorter.
    mutating func weeks() -> [Block] {
        let days = roster.days
        let offset = random.oneIn(2) ? 0 : days[0].weekday.mondayZeroOffset
        let ends = (1..<days.count).filter { ($0 + offset) % 7 == 0 } + [days.count]
        let titles = ["Week", "KW", "", "", "Week commencing"].randomElement(using: &random)!
        return zip([0] + ends, ends).map { start, end in
            let title =
                switch titles {
                case "": String?.none
                case "Week commencing": "\(titles) \(days[start])"
                default: "\(titles) \(days[start].isoWeekNumber)"
                }
            return Block(days: start..<end, title: title)
        }
    }

    /// Months below their names; the first is titled as the table is.
    mutating func months() -> [Block] {
        let days = roster.days
        let starts = days.indices.filter { days[$0].day == 1 }
        let hasTitles = dates.isNumbers || random.oneIn(2)
        return zip(starts, starts.dropFirst() + [days.count]).map { start, end in
            let month = days[start].yearMonth
            let name = "\(dates.locale.months[month.month - 1]) \(month.year)"
            return Block(days: start..<end, title: hasTitles && start > 0 ? name : nil)
        }
    }

    mutating func writeBlocks(_ blocks: [Block]) {
        let label = ["Name", "Provider", "Mitarbeiter", ""].randomElement(using: &random)!
        let (repeatsLabel, hasGaps, hasTotals) = (!random.oneIn(4), random.oneIn(2), random.oneIn(5))
        let codes = codes()
        var (shifts, people): ([RandomRoster.Shift], [String]) = ([], [])
        for (number, block) in blocks.enumerated() {
            if number > 0, hasGaps { rows.append([]) }
            if let title = block.title { rows.append([title]) }
            rows.append([number == 0 || repeatsLabel ? label : ""] + dates.headerCells(block.days))
            if dates.hasWeekdayColumn { rows.append([""] + dates.weekdayColumn[block.days]) }
            let here = persons(in: block)
            for person in here {
                rows.append([person] + block.days.map { cell(person, roster.days[$0], codes, blank: "") })
            }
            if hasTotals { rows.append(["Total"] + block.days.map { _ in String(random.next() % 9) }) }
            shifts += ordered(roster.shifts(on: roster.days[block.days]), here)
            people += here
        }
        expect(shifts, people: people)
        addLegend(codes)
        dates.leavesMonthOpen(of: blocks[0].days)
    }

    /// Those with shifts, and most others, perhaps in another order.
    private mutating func persons(in block: Block) -> [String] {
        let working = Set(roster.shifts(on: roster.days[block.days]).map(\.person))
        // "Team A" alone in a row heads people.
        let here = roster.persons.filter { working.contains($0) || $0 != "Team A" && !random.oneIn(3) }
        let persons = here.isEmpty ? ["Ann"] : here
        return random.oneIn(4) ? persons.shuffled(using: &random) : persons
    }

    /// A month as a page, or two one below the other: weekdays across, numbers, and names below them.
    mutating func writeMonthGrid() {
        let firstColumn = random.oneIn(2) ? 0 : 6
        var weekdays = (0..<7).map { dates.weekday(CivilDate(year: 2024, month: 1, day: 1 + $0)!) }
        if firstColumn == 6 { weekdays = [weekdays[6]] + weekdays.prefix(6) }
        let line = nameLine()
        for start in roster.days.indices where roster.days[start].day == 1 {
            let month = roster.days[start].yearMonth
            if start > 0 {
                if random.oneIn(2) { rows.append([]) }
                let name = "\(dates.locale.months[month.month - 1]) \(month.year)"
                rows.append([line.map { "\($0) \(name)" } ?? name])
            }
            rows.append(weekdays)
            writeWeeks(of: month, firstColumn)
        }
        let shifts = roster.shifts
        entries =
            line == nil
            ? shifts.map { TableCase.flat("\($0.date)", nil, $0.person, nil) } : roster.joined(shifts)
    }

    /// The line that the title names; nil if it names none.
    private mutating func nameLine() -> String? {
        guard let title = dates.title, !dates.titleIsFileName, random.oneIn(2), roster.isDefault(roster.lines[0])
        else { return nil }
        dates.title = "\(roster.lines[0]) \(title)"
        return roster.lines[0]
    }

    private mutating func writeWeeks(of month: YearMonth, _ firstColumn: Int) {
        let days = month.firstDay.days(month.dayCount)
        func column(_ day: CivilDate) -> Int { (day.weekday.mondayZeroOffset + (firstColumn == 0 ? 0 : 1)) % 7 }
        let starts = days.indices.filter { $0 == 0 || column(days[$0]) == 0 }
        let height = Int.random(in: 1...3, using: &random)
        for (start, end) in zip(starts, starts.dropFirst() + [days.count]) {
            var numbers = [String](repeating: "", count: 7)
            var texts = [[String]](repeating: numbers, count: height)
            for day in days[start..<end] {
                numbers[column(day)] = dates.number(day.day)
                for (index, shift) in roster.shifts(on: [day]).enumerated() {
                    let row = min(index, height - 1)
                    let cell = texts[row][column(day)]
                    texts[row][column(day)] = cell.isEmpty ? shift.person : "\(cell)\n\(shift.person)"
                }
            }
            rows += [numbers] + texts.filter { $0.contains { !$0.isEmpty } || !random.oneIn(2) }
        }
    }
}
