import CalendarCore
import CalendarLayout
import ScheduleIO

// The parts of a report, as Docs/report.schema.json describes them.
extension JSONValue {
    static func page(_ page: LaidOutPage) -> JSONValue {
        .object(
            [
                ("page", .integer(page.number)), ("label", .text(page.page.label)), ("kind", .text(page.kind)),
                ("from", .text(page.span.lowerBound.description)), ("to", .text(page.span.upperBound.description)),
                ("fit", page.fit.map(fit) ?? .null),
                ("face", .text(page.type.faces.body.name)), ("size", .length(page.type.size)),
            ] + (page.items.isEmpty ? [] : [("items", .array(page.items.map(item)))]))
    }

    /// An item of a person's checklist.
    private static func item(_ item: PlacedItem) -> JSONValue {
        .object([
            ("template", .text(item.item.template)), ("person", .text(item.item.person)),
            ("item", .text(item.item.item)), ("title", .text(item.title)), ("done", .boolean(item.isDone)),
            ("box", .box(item.box)), ("source", .source(item.source)),
        ])
    }

    /// The score, and the concessions made for it.
    private static func fit(_ fit: PageFit) -> JSONValue {
        .object([
            ("score", .length(fit.score)),
            ("weekends", .numeral(fit.weekendTenths == 10 ? "1" : "0.\(fit.weekendTenths)")),
            ("namesBroken", .boolean(fit.breaksNames)), ("shortenedDays", .integer(fit.shortenedDayCount)),
            ("steps", .integer(fit.stepCount)),
        ])
    }

    /// An entry on paper.
    static func placement(_ placement: Placement, _ names: FontNames) -> JSONValue {
        entry(
            placement.subject, placement.kind, placement.text, EntryOutcome(placement.outcome), placement.source,
            paper: [
                ("page", .integer(placement.page)), ("box", .box(placement.box)),
                ("size", .length(placement.type.size)),
                ("fonts", .array(placement.fonts.map { .text(names[$0]) })),
            ] + omitted(placement.omitted) + rest(placement.rest))
    }

    /// Returns the pictographs that were left out; no member if there are none.
    private static func omitted(_ pictographs: [String]) -> [(String, JSONValue)] {
        pictographs.isEmpty ? [] : [("omitted", .array(pictographs.map(JSONValue.text)))]
    }

    /// Returns the place of the rest of a shortened entry; no member for another entry.
    private static func rest(_ part: Placement.Part?) -> [(String, JSONValue)] {
        guard let part else { return [] }
        return [("rest", .object([("page", .integer(part.page)), ("box", .box(part.box))]))]
    }

    /// An entry that is on no page.
    static func unprinted(_ entry: AccountedEntry, _ outcome: EntryOutcome) -> JSONValue {
        self.entry(
            entry.subject, entry.kind, entry.text, outcome, entry.source,
            paper: [("page", .null), ("box", .null), ("size", .null), ("fonts", .null)])
    }

    private static func entry(
        _ subject: Placement.Subject, _ kind: Entry.Kind, _ text: String, _ outcome: EntryOutcome,
        _ source: SourceLocation?, paper: [(String, JSONValue)]
    ) -> JSONValue {
        let place: [(String, JSONValue)] =
            switch subject {
            case .day(let date, let line):
                [("date", .text(date.description)), ("kind", .text(kind.rawValue)), ("line", .init(line))]
            case .note(let month, let number):
                [
                    ("month", .text(month.description)), ("kind", .text(kind.rawValue)), ("line", .null),
                    ("number", .integer(number)),
                ]
            }
        return .object(
            place + [("text", .text(text)), ("outcome", .text(outcome.rawValue))] + paper
                + [("source", .source(source))])
    }

    /// A record on no day that is new, gone, or differs in a field.
    static func change(_ change: RecordChange) -> JSONValue {
        .object([
            ("record", .text(change.noun)), ("subject", .text(change.subject)), ("field", .init(change.field)),
            ("old", .init(change.before)), ("new", .init(change.after)),
        ])
    }

    /// The cells of a table, and what each was used for.
    static func table(_ table: TableAccount) -> JSONValue {
        .object([
            ("file", .text(table.file)), ("sheet", .init(table.sheet)), ("cells", table.cells.map(\.json) ?? .null),
        ])
    }

    static func totals(_ accounts: [Account]) -> JSONValue {
        .object(
            [
                ("input", .integer(accounts.map(\.inputCount).reduce(0, +))),
                ("gaps", .integer(accounts.map(\.gapCount).reduce(0, +))),
            ]
                + EntryOutcome.allCases.map { ($0.rawValue, .integer(accounts.totals[$0])) })
    }

    /// Returns a length in points, with at most four decimals.
    private static func length(_ length: Length) -> JSONValue { .numeral(length.shortDecimal) }

    /// Returns x, y, width and height, from the page's top left corner, y down.
    private static func box(_ box: Rect) -> JSONValue {
        .array([.length(box.minX), .length(box.minY), .length(box.width), .length(box.height)])
    }

    private static func source(_ location: SourceLocation?) -> JSONValue {
        guard let location else { return .null }
        return .object([
            ("file", .text(location.file)), ("line", .integer(location.line)), ("column", .integer(location.column)),
        ])
    }
}

extension ReportedChanges {
    /// The changes, in order.
    var values: [JSONValue] { changes.map(value) }

    private func value(_ change: ScheduleChange) -> JSONValue {
        .object(subject(change.subject) + [("old", words(change.before)), ("new", words(change.after))])
    }

    private func subject(_ subject: ScheduleChange.Subject) -> [(String, JSONValue)] {
        switch subject {
        case .day(let date, let line): [("date", .text(date.description)), ("line", .init(line))]
        case .note(let month, let number):
            [("month", .text(month.description)), ("number", .integer(number)), ("line", .null)]
        }
    }

    private func words(_ entry: Entry?) -> JSONValue { entry.map { .text(format.text(of: $0)) } ?? .null }
}
