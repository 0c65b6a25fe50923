import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// A schedule and one of the ways to write it as a table, both determined by a seed.
struct RandomTable {
    let shape: Shape
    var bytes: [UInt8] = []
    var options = TableOptions()
    var fileName = "table.csv"
    /// As `Schedule.allEntries` has them.
    var entries: [String] = []
    /// As `Schedule.assigned` has them; nil if the table has no people.
    var assigned: Set<String>?
    /// The people in the order of the table; nil if it has none.
    var people: [String]?
    /// The groups of people; nil if the table has none.
    var groups: [String: String]?
    /// The fact that the table leaves open, so that an error is right; nil if it says everything.
    var openQuestion: String?
    let form: TableForm

    var random: SplitMix64
    var roster: RandomRoster
    var dates: DateWriting
    var rows: [[String]] = []
    /// The cells that are merged, by their places in `rows`.
    var merged: [CellArea] = []
    /// What its author knows of it, for questions about it.
    var knowledge = TableKnowledge()
    /// The columns of remarks beside the table.
    var besideColumns: [Int] = []
    /// True if a date stands in the first of its rows only, and not in the first column.
    var leavesOutDates = false

    /// True if weekdays stand beside the dates, enough to tell their language, and other ones would not make them dates
    /// of 1900.
    var saysWeekdays: Bool {
        (dates.hasWeekdayColumn || shape == .letterRows) && !dates.countsFrom1904
            && Set(roster.days.map(\.weekday)).count > 2
    }

    /// - Parameter hasOtherWeekdays: writes the weekday after the right one.
    init(seed: UInt64, hasOtherWeekdays: Bool = false) {
        random = SplitMix64(seed)
        shape = Shape.allCases.randomElement(using: &random)!
        form = TableForm(&random, shape)
        roster = RandomRoster(&random, shape, form.encoding)
        dates =
            shape == .events
            ? DateWriting.american(roster.writtenDays(shape))
            : DateWriting(&random, roster.writtenDays(shape), shape, form)
        dates.hasOtherWeekdays = hasOtherWeekdays
        write()
        options.encoding = form.namesEncoding ? form.encoding : nil
        bytes = shape.isSheet ? sheet() : form.bytes(rows, &random)
    }

    var summary: String {
        let text = (rows.prefix(14) + rows.dropFirst(14).suffix(12)).map { $0.map { "[\($0)]" }.joined() }
        return "\(shape) \(dates) \(form) \(options)\n\(text.joined(separator: "\n"))"
    }
}

extension RandomTable {
    private mutating func write() {
        switch shape {
        case .days: writeDays()
        case .weeks: writeWeeks()
        case .ranges: writeRanges()
        case .rangeCells: writeRangeCells()
        case .monthDays: writeMonthDays()
        case .timedDays: writeTimedDays()
        case .pairDays: writePairDays()
        case .long: writeLong()
        case .longPeople: writeLongPeople()
        case .crowdedLong: writeCrowdedLong()
        case .hoursLong: writeHoursLong()
        case .timedLong: writeTimedLong()
        case .absences: writeAbsences()
        case .events: writeEvents()
        case .personColumns: writePersonColumns()
        case .personRows, .partedNames, .numberedRows, .signedCodes, .exactCodes, .groupedRows, .payPeriod, .letterRows,
            .markdown, .alignedText, .mergedDays:
            writePersonRows()
        case .partRows: writePartRows()
        case .ideographs: writeIdeographs()
        case .lineRows: writeLineRows()
        case .weekBlocks: writeBlocks(weeks())
        case .monthBlocks: writeBlocks(months())
        case .weekdayWeeks: writeWeekdayWeeks()
        case .monthGrid: writeMonthGrid()
        case .mergedRows: writeMergedRows()
        }
        if shape != .events { addNoise() }
        openQuestion = dates.openQuestion
        if let order = dates.givenOrder { options.dateOrder = order }
        if let from = dates.from { options.from = from }
        addTitle()
        (knowledge.from, knowledge.dateOrder) = (roster.writtenDays(shape)[0].yearMonth, dates.order)
        if shape != .events { addBlankColumns() }
        if shape == .partRows { knowPeopleColumn() }
        knowledge.noise.formUnion(besideColumns.map { "column \(SourceLocation.letters(ofColumn: $0 + 1))" })
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
            let titles = ["Duty roster", "Dienstplan", "Turni", "Cedar Lake", "Cedar Lake, OS"]
            // The title of a page of a month can name its line.
            head.append([titles.prefix(shape == .monthGrid ? 4 : 5).randomElement(using: &random)!])
        }
        if shape != .events, random.oneIn(8) { head.insert(["Cedar Lake Clinic"], at: 0) }
        if !head.isEmpty, random.oneIn(2) { head.append([]) }
        insert(above: head)
    }

    /// Puts rows above all others.
    mutating func insert(above head: [[String]]) {
        rows = head + rows
        merged = merged.map {
            CellArea(
                rows: $0.rows.lowerBound + head.count...$0.rows.upperBound + head.count, columns: $0.columns)
        }
    }

    /// Expects people with these shifts, in this order, and no others; everybody stands in the table in the order of
    /// `people`, also without a shift.
    mutating func expect(_ shifts: [RandomRoster.Shift], people: [String]) {
        entries = roster.joined(shifts)
        assigned = Set(shifts.map { "\($0.date) \($0.line.lowercased()): \($0.text)" })
        self.people = people.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
