import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// A schedule and one of the ways to write it as a table, both determined by a seed.
struct RandomTable {
    enum Shape: CaseIterable {
        case days, long, timedLong, absences, personRows, personColumns, lineRows, events
    }

    let shape: Shape
    private(set) var bytes: [UInt8] = []
    private(set) var options = TableOptions()
    private(set) var fileName = "table.csv"
    /// As `Schedule.allEntries` has them.
    private(set) var entries: [String] = []
    /// The fact that the table leaves open, so that an error is right; nil if it says everything.
    private(set) var openQuestion: String?
    private(set) var form: TableForm

    private var random: SplitMix64
    private var roster: RandomRoster
    private var dates: DateWriting
    private var rows: [[String]] = []

    /// True if weekdays stand beside the dates, and other ones would not make them dates of 1900.
    var saysWeekdays: Bool { dates.hasWeekdayColumn && !dates.countsFrom1904 }

    /// - Parameter hasOtherWeekdays: writes the weekday after the right one.
    init(seed: UInt64, hasOtherWeekdays: Bool = false) {
        random = SplitMix64(seed)
        shape = Shape.allCases.randomElement(using: &random)!
        form = TableForm(&random)
        roster = RandomRoster(&random, shape, form.encoding)
        dates =
            shape == .events
            ? DateWriting.american(roster.writtenDays(shape))
            : DateWriting(&random, roster.writtenDays(shape), shape, form)
        dates.hasOtherWeekdays = hasOtherWeekdays
        write()
        options.encoding = form.namesEncoding ? form.encoding : nil
        bytes = form.bytes(rows, &random)
    }

    /// Nil if the table reads as it should.
    var fault: String? {
        let result = ScheduleReader.read(bytes, file: fileName, options: ReadingOptions(table: options))
        guard let schedule = result.schedule else {
            let said = result.errors.map(\.description).joined(separator: "\n")
            let isAnswer = result.errors.contains { [.ambiguousDate, .ambiguousTable].contains($0.code) }
            // Words can be unknown in a guessed encoding, such as weekdays; the guess is told.
            if result.codes.contains(.guessedEncoding) { return nil }
            return openQuestion != nil && isAnswer ? nil : "error: \(said)"
        }
        let isGuessed = result.codes.contains(.guessedEncoding)
        let (found, wanted) = (plain(schedule.allEntries, isGuessed), plain(entries, isGuessed))
        guard found != wanted else { return nil }
        let (extra, missing) = (found.subtracting(wanted).sorted(), wanted.subtracting(found).sorted())
        return "read \(extra.prefix(3)), not \(missing.prefix(3)); \(found.count) for \(wanted.count)"
            + result.findings.map { "\n\($0)" }.joined()
    }

    /// If the encoding is a guess, of which a warning tells, without what it could change.
    private func plain(_ entries: [String], _ isGuessed: Bool) -> Set<String> {
        Set(
            entries.map { entry in
                guard isGuessed else { return entry }
                return String(entry.prefix(10))
                    + String(entry.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic })
            })
    }

    var summary: String {
        let text = rows.prefix(12).map { $0.map { "[\($0)]" }.joined() }.joined(separator: "\n")
        return "\(shape) \(dates) \(form) \(options)\n\(text)"
    }
}

extension RandomTable {
    private mutating func write() {
        switch shape {
        case .days: writeDays()
        case .long: writeLong()
        case .timedLong: writeTimedLong()
        case .absences: writeAbsences()
        case .personRows: writePersonRows()
        case .personColumns: writePersonColumns()
        case .lineRows: writeLineRows()
        case .events: writeEvents()
        }
        openQuestion = dates.openQuestion
        if let order = dates.givenOrder { options.dateOrder = order }
        if let from = dates.from { options.from = from }
        addTitle()
    }

    private mutating func addTitle() {
        var head: [[String]] = []
        if let title = dates.title {
            if dates.titleIsFileName {
                fileName = title.map { $0 == " " ? "_" : "\($0)" }.joined() + ".csv"
            } else {
                head.append([title])
            }
        } else if shape != .events, random.oneIn(5) {
            head.append([["Duty roster", "Dienstplan", "Turni", "Cedar Lake, OS"].randomElement(using: &random)!])
        }
        if !head.isEmpty, random.oneIn(2) { head.append([]) }
        rows = head + rows
    }

    /// A row's name for totals, footers, comments.
    private mutating func addFoot(_ columnCount: Int) {
        if random.oneIn(5) {
            let word = ["Total", "Summe", "Gesamt:", "Totale", "Sum"].randomElement(using: &random)!
            rows.append([word] + (1..<max(2, columnCount)).map { _ in String(random.next() % 30) })
        }
        if random.oneIn(5) {
            if random.oneIn(2) { rows.append([]) }
            rows.append([
                ["Changes: ask the front desk", "printed by J."].randomElement(using: &random)!
            ])
        }
    }

    private mutating func writeDays() {
        // Numbers below another word need not be dates.
        let word = dates.areNumbers ? "Datum" : "When?"
        var header = [["Date", "Datum", "date", "Fecha", word, ""].randomElement(using: &random)!]
        var columns = roster.days.indices.map { [dates.cell($0)] }
        func add(_ name: String, _ cells: [String]) {
            header.append(name)
            for index in cells.indices { columns[index].append(cells[index]) }
        }
        if dates.hasWeekdayColumn {
            add(["Day", "Tag", "", "Wochentag"].randomElement(using: &random)!, dates.weekdayColumn)
        }
        if random.oneIn(6) { add("KW", roster.days.map { String($0.isoWeekNumber) }) }
        for (index, line) in roster.lines.enumerated() {
            let name = random.oneIn(8) ? "Column \(index + 1)" : roster.header(line, &random)
            if name.hasPrefix("Column") { options.columns.append(.init(name: name, meaning: line)) }
            add(name, roster.days.map { roster.text(line, $0) })
        }
        if random.oneIn(5) {
            options.ignoredColumns = ["Comment"]
            add("comment ", roster.days.map { _ in ["", "swap?", "ok"].randomElement(using: &random)! })
        }
        if random.oneIn(6) { add("", roster.days.map { _ in "" }) }
        rows = [header] + columns
        for index in stride(from: rows.count, to: 1, by: -1) where random.oneIn(30) { rows.insert([], at: index) }
        if !random.oneIn(4), header[0] != "" { addFoot(header.count) }
        entries = roster.entries
    }

    private mutating func writeLong() {
        var shifts = roster.shifts
        if random.oneIn(4) {
            shifts.sort { ($0.person, $0.date) < ($1.person, $1.date) }
            dates.passesYearMoreThanOnce()
        }
        entries = roster.joined(shifts)
        let merges = shifts.map(\.date) == shifts.map(\.date).sorted() && random.oneIn(3)
        var last: CivilDate?
        let names = [
            ["Date", "Datum", "Day"], ["Person", "Name", "provider"], ["Role", "Shift"],
        ].map { $0.randomElement(using: &random)! }
        let order = [0, 1, 2].shuffled(using: &random)
        rows = [order.map { names[$0] }]
        for shift in shifts {
            let cell = merges && last == shift.date ? "" : dates.cell(of: shift.date)
            last = shift.date
            let cells = [cell, shift.person, roster.header(shift.line, &random)]
            rows.append(order.map { cells[$0] })
        }
        if random.oneIn(4) { addFoot(1) }
    }

    private mutating func writeTimedLong() {
        let shifts = roster.shifts
        let isApart = random.oneIn(2)
        rows = [isApart ? ["Date", "Person", "Shift", "Start", "End"] : ["Person", "Shift", "Start", "End"]]
        for shift in shifts {
            let start = Int.random(in: 0..<96, using: &random) * 15
            let length = Int.random(in: 1...64, using: &random) * 15
            let end = (start + length) % 1440
            let endDate = shift.date.adding(days: (start + length) / 1440)
            let role = roster.header(shift.line, &random)
            if isApart {
                rows.append([dates.cell(of: shift.date), shift.person, role, dates.clock(start), dates.clock(end)])
            } else {
                rows.append([
                    shift.person, role, dates.cell(of: shift.date) + " " + dates.clock(start),
                    dates.cell(of: endDate) + " " + dates.clock(end),
                ])
            }
            let minute = start % 60
            let time = "\(shift.date)T\(start / 60 < 10 ? "0" : "")\(start / 60):\(minute < 10 ? "0" : "")\(minute)"
            entries.append(TableCase.flat("\(shift.date)", shift.line, shift.person, time))
        }
    }

    /// A row a person, from a first day to a last one.
    private mutating func writeAbsences() {
        rows = [["Person", "Role", "Start", "End"]]
        var shifts: [RandomRoster.Shift] = []
        for shift in roster.shifts {
            let count = Int.random(in: 0...4, using: &random)
            rows.append([
                shift.person, roster.header(shift.line, &random), dates.cell(of: shift.date),
                dates.cell(of: shift.date.adding(days: count)),
            ])
            shifts += (0...count).map { offset in
                RandomRoster.Shift(date: shift.date.adding(days: offset), line: shift.line, person: shift.person)
            }
        }
        entries = roster.joined(shifts)
    }

    private mutating func writePersonRows() {
        let weekdays = dates.hasWeekdayColumn
        let week = "KW \(roster.days[0].isoWeekNumber)"
        defer { if random.oneIn(5) { rows.insert(["", week] + roster.days.dropFirst().map { _ in "" }, at: 0) } }
        rows = [[["Name", "Provider", "Mitarbeiter", ""].randomElement(using: &random)!] + dates.headerCells]
        let hasTotals = random.oneIn(4)
        if hasTotals { rows[0].append("Summe") }
        if weekdays { rows.append([""] + dates.weekdayColumn) }
        let codes = codes()
        let dash = ["", "", "-"].randomElement(using: &random)!
        for person in roster.persons {
            let cells = roster.days.map { day in
                let lines = roster.linesOf(person, day)
                return lines.isEmpty
                    ? dash : lines.map { codes[$0] ?? $0 }.joined(separator: "/")
            }
            rows.append([person] + cells + (hasTotals ? [String(cells.count { !$0.isEmpty })] : []))
        }
        entries = roster.joined(
            roster.shifts.sorted { ($0.date, roster.rank($0.person)) < ($1.date, roster.rank($1.person)) })
        if hasTotals, random.oneIn(2) {
            rows.append(["Gesamt"] + roster.days.map { _ in String(random.next() % 9) })
        }
        addLegend(codes)
    }

    /// The codes of lines that have one.
    private mutating func codes() -> [String: String] {
        var codes: [String: String] = [:]
        for (index, line) in roster.lines.enumerated() where random.oneIn(2) || !roster.isDefault(line) {
            codes[line] = ["N", "U", "F", "T1", "Sp", "X", "Z9", "K", "B2", "G", "V", "W"][index]
        }
        return codes
    }

    private mutating func addLegend(_ codes: [String: String]) {
        let used = codes.sorted { $0.value < $1.value }
        guard !used.isEmpty else { return }
        if random.oneIn(3) {
            options.codes = used.map { .init(name: $0.value, meaning: $0.key) }
            return
        }
        rows.append([])
        let isPair = random.oneIn(2)
        for (line, code) in used { rows.append(isPair ? [code, line] : ["\(code) = \(line)"]) }
    }

    private mutating func writePersonColumns() {
        var header = [["Date", "Datum", "date"].randomElement(using: &random)!]
        if dates.hasWeekdayColumn { header.append("Day") }
        let codes = codes()
        options.codes = codes.sorted { $0.value < $1.value }.map { .init(name: $0.value, meaning: $0.key) }
        rows = [header + roster.persons]
        for (index, day) in roster.days.enumerated() {
            let cells = roster.persons.map { person in
                roster.linesOf(person, day).map { codes[$0] ?? $0 }.joined(separator: "/")
            }
            rows.append([dates.cell(index)] + (dates.hasWeekdayColumn ? [dates.weekdayColumn[index]] : []) + cells)
        }
        entries = roster.joined(
            roster.shifts.sorted { ($0.date, roster.rank($0.person)) < ($1.date, roster.rank($1.person)) })
        if random.oneIn(4) { addFoot(1) }
    }

    private mutating func writeLineRows() {
        rows = [[["Shift", "Role", "Dienst", "Line"].randomElement(using: &random)!] + dates.headerCells]
        if dates.hasWeekdayColumn { rows.append([""] + dates.weekdayColumn) }
        for line in roster.lines {
            rows.append([roster.header(line, &random)] + roster.days.map { roster.text(line, $0) })
        }
        entries = roster.entries
    }

    private mutating func writeEvents() {
        var (starts, ends): ([CivilDate], [CivilDate]) = ([], [])
        defer { dates.decideOrder(starts: starts, ends: ends) }
        rows = [["Subject", "Start Date", "Start Time", "End Date", "End Time", "All Day Event", "Description"]]
        for shift in roster.shifts.sorted(by: { $0.date < $1.date }) {
            let isLine = random.oneIn(3) && roster.isDefault(shift.line)
            let subject = isLine ? "\(shift.line): \(shift.person)" : shift.person
            let label = isLine ? shift.line : nil
            starts.append(shift.date)
            if random.oneIn(2) {
                let days = Int.random(in: 0...3, using: &random)
                let last = shift.date.adding(days: days)
                ends.append(last)
                rows.append([subject, dates.cell(of: shift.date), "", dates.cell(of: last), "", "True", "x"])
                for offset in 0...days {
                    entries.append(TableCase.flat("\(shift.date.adding(days: offset))", label, shift.person, nil))
                }
            } else {
                let start = Int.random(in: 0..<80, using: &random) * 15
                let day = dates.cell(of: shift.date)
                let (from, until) = (dates.americanClock(start), dates.americanClock(start + 45))
                rows.append([subject, day, from, day, until, "False", ""])
                let time = CivilDateTime(date: shift.date, minute: start)!.iso8601
                entries.append(TableCase.flat("\(shift.date)", label, shift.person, time))
            }
        }
    }
}
