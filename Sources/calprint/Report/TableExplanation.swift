import CalendarCore
import ScheduleIO

/// The meaning that was found in the tables of a file, for `check --explain`.
struct TableExplanation {
    let file: String
    private let tables: [TableAccount]
    /// The first week as it would print; nil without an entry.
    private let week: WeekGrid?
    private let schedule: Schedule?

    init(_ result: ReadResult, file: String) {
        (self.file, tables, schedule) = (file, result.tables, result.schedule)
        week = result.schedule.flatMap(WeekGrid.init)
    }

    /// Lines of text.
    var lines: [String] {
        guard !tables.isEmpty else { return ["\(file): no table that can be read"] }
        return tables.flatMap { lines(of: $0) } + (week.map { ["\(file): the first week"] + $0.lines } ?? [])
    }

    private func lines(of table: TableAccount) -> [String] {
        let name = table.sheet.map { "\(file):\($0)" } ?? file
        var facts: [String] = []
        if let encoding = table.encoding { facts.append("encoding: \(encoding)") }
        if let separator = table.separator { facts.append("separator: \(separator.separatorName)") }
        if let row = table.headerRow { facts.append("header: row \(row)") }
        facts += table.parts.map(\.words)
        facts += table.columns.map { "column '\($0.name)': \($0.use)" }
        facts += table.codes.map { "code '\($0.name)': line \($0.meaning)" }
        facts += dateFacts(table)
        if let cells = table.cells { facts.append(cells.words) }
        facts += table.examples.map { "for example, \($0.words)" }
        facts += table.leftOut.map { "\($0.what) is left out: \($0.why.rawValue)" }
        return ["\(name): \(table.shape.map(\.words) ?? "a table that could not be understood")"]
            + facts.map { "  \($0)" }
    }

    private func dateFacts(_ table: TableAccount) -> [String] {
        var facts: [String] = []
        if let span = table.span {
            facts.append("dates: \(span.lowerBound) to \(span.upperBound)" + (table.dates.map { ", \($0)" } ?? ""))
        }
        if let order = table.dateOrder {
            let words = order == .mdy ? "month first" : "day first"
            facts.append("date order: \(words)" + (table.dateOrderReason.map { ", because \($0)" } ?? ""))
        }
        if let reason = table.yearReason { facts.append("year: by \(reason == "from" ? "--from" : "the \(reason)")") }
        return facts
    }
}

extension TableExplanation {
    /// The explanation as JSON.
    var json: JSONValue {
        .object([
            ("file", .text(file)), ("tables", .array(tables.map(TableExplanation.json))),
            ("firstDays", .array((week?.days ?? []).filter { !$0.entries.isEmpty }.map(TableExplanation.json))),
            ("entries", .array(schedule.map(entries) ?? [])),
        ])
    }

    /// The texts of days and the events, each with the cells that it comes from.
    private func entries(of schedule: Schedule) -> [JSONValue] {
        let labels = Dictionary(schedule.lines.map { ($0.key, $0.label) }, uniquingKeysWith: { first, _ in first })
        let texts = schedule.days.flatMap { day in
            day.texts.map { entry(day.date, labels[$0.key], $0.text, $0.location) }
        }
        let events = schedule.events.map { event in
            entry(event.firstDay, event.lineKey.flatMap { labels[$0] }, event.title, event.location)
        }
        return texts + events
    }

    private func entry(_ date: CivilDate, _ line: String?, _ text: String, _ place: SourceLocation?) -> JSONValue {
        let cells = place.map { place in tables.flatMap { $0.cells(ofEntryAt: place) } } ?? []
        return .object([
            ("date", .text("\(date)")), ("line", .init(line)), ("text", .text(text)), ("sheet", .init(place?.sheet)),
            ("cells", .array(cells.map(JSONValue.text))),
        ])
    }

    private static func json(_ day: (date: CivilDate, entries: [Entry])) -> JSONValue {
        .object([("date", .text("\(day.date)")), ("entries", .array(day.entries.map { .text($0.words) }))])
    }

    private static func json(_ table: TableAccount) -> JSONValue {
        .object([
            ("sheet", .init(table.sheet)), ("shape", .init(table.shape?.rawValue)), ("encoding", .init(table.encoding)),
            ("separator", .init(table.separator)), ("headerRow", .init(table.headerRow)),
            ("parts", .array(table.parts.map(json))),
            ("columns", .array(table.columns.map { .object([("name", .text($0.name)), ("use", .text($0.use))]) })),
            ("codes", .array(table.codes.map { .object([("code", .text($0.name)), ("line", .text($0.meaning))]) })),
            ("dates", .init(table.dates)), ("firstDate", .init(table.span.map { "\($0.lowerBound)" })),
            ("lastDate", .init(table.span.map { "\($0.upperBound)" })), ("dateOrder", .init(table.dateOrder?.rawValue)),
            ("dateOrderReason", .init(table.dateOrderReason)), ("year", .init(table.yearReason)),
            ("examples", .array(table.examples.map(json))), ("leftOut", .array(table.leftOut.map(json))),
            ("cells", table.cells.map(\.json) ?? .null),
        ])
    }

    private static func json(_ portion: TableAccount.Portion) -> JSONValue {
        .object([
            ("part", .text(portion.part.rawValue)), ("numbers", .array(portion.numbers.map(JSONValue.integer))),
            ("use", .text(portion.use)),
        ])
    }

    private static func json(_ example: TableAccount.Example) -> JSONValue {
        .object([
            ("text", .text(example.text)), ("on", .text(example.line)), ("date", .text("\(example.date)")),
            ("line", .integer(example.location.line)), ("column", .integer(example.location.column)),
        ])
    }

    private static func json(_ leftOut: TableAccount.LeftOut) -> JSONValue {
        .object([
            ("what", .text(leftOut.what)), ("why", .text(leftOut.why.rawValue)),
            ("line", .integer(leftOut.location.line)),
            ("column", .integer(leftOut.location.column)),
        ])
    }
}

extension TableAccount.Portion {
    /// `rows 4 to 9, 12: people (7)`, `columns B to AE: days (30)`.
    fileprivate var words: String { "\(part.named(numbers)): \(use) (\(numbers.count))" }
}

extension TableAccount.Example {
    /// `'Averbeck' is on D on Monday, 2026-03-02 (line 4)`.
    fileprivate var words: String {
        let weekday = CalendarLocale.english.fullName(of: date.weekday)
        let letters = SourceLocation.letters(ofColumn: location.column)
        let place = location.sheet == nil ? "line \(location.line)" : "\(letters)\(location.line)"
        return "'\(text)' is on \(line) on \(weekday), \(date) (\(place))"
    }
}

extension String {
    fileprivate var separatorName: String {
        switch self {
        case ",": "comma"
        case ";": "semicolon"
        case "\t": "tab"
        case "|": "bar"
        default: "'\(self)'"
        }
    }
}

extension TableAccount.Shape {
    /// The meaning of the rows and columns.
    fileprivate var words: String {
        switch self {
        case .days: "a row a day, a column a line"
        case .long: "a row a person and shift"
        case .requirements: "a row a document of a person"
        case .progress: "a row an item of a person's checklist"
        case .personColumns: "a row a day, a column a person"
        case .personRows: "a row a person, a column a day"
        case .lineRows: "a row a line, a column a day"
        case .weekRows: "a row a week, a column a weekday"
        case .monthGrid: "a month as a page, the texts below the days"
        case .events: "a row an event"
        }
    }
}
