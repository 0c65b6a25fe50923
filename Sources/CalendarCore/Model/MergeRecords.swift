/// A record that can lose to another: a day, a month's notes or an event.
protocol SupersedableRecord {
    var identity: RecordIdentity? { get }
    var modified: Instant? { get }
    var location: SourceLocation? { get }
    var supersededItem: Superseded.Item { get }
}

extension SupersedableRecord {
    /// Whether this record was changed after `other`; a record that does not say when counts as the oldest.
    func isNewer(than other: Self) -> Bool {
        switch (modified, other.modified) {
        case (let mine?, let theirs?): mine > theirs
        case (_?, nil): true
        case (nil, _): false
        }
    }
}

/// A record of which a schedule keeps one per slot: per date, or per month.
protocol SlottedRecord: SupersedableRecord {
    associatedtype Slot: Hashable, Comparable
    associatedtype Text: RecordText

    var slot: Slot { get }
    var slotTexts: [Text] { get set }
    var identity: RecordIdentity? { get set }
    var modified: Instant? { get set }

    func supersededItem(of text: Text) -> Superseded.Item
}

/// One text of a record, on a line of its own.
protocol RecordText {
    associatedtype Line: Hashable
    var line: Line { get }
    var text: String { get }
    var location: SourceLocation? { get }
}

extension LineText: RecordText {
    var line: String { key }
}

extension NoteLine: RecordText {
    var line: Int { number }
}

extension DayRecord: SlottedRecord {
    var slot: CivilDate { date }
    var slotTexts: [LineText] {
        get { texts }
        set { texts = newValue }
    }
    var supersededItem: Superseded.Item { .day(self) }
    func supersededItem(of text: LineText) -> Superseded.Item { .text(text, date: date) }
}

extension MonthlyNotes: SlottedRecord {
    var slot: YearMonth { month }
    var slotTexts: [NoteLine] {
        get { lines }
        set { lines = newValue }
    }
    var supersededItem: Superseded.Item { .notes(self) }
    func supersededItem(of text: NoteLine) -> Superseded.Item { .note(text, month: month) }
}

extension Event: SupersedableRecord {
    var supersededItem: Superseded.Item { .event(self) }

    /// Whether it beats an event with the same content: one that closes its days stays, then the newer.
    func saysMore(than other: Event) -> Bool {
        closesDay == other.closesDay ? isNewer(than: other) : closesDay
    }

    /// What makes two events the same on paper. A holiday may be in two sources, only one of which closes the day.
    struct Content: Hashable {
        let title: String
        let subtitle: String?
        let place: String?
        let isTentative: Bool
        let lineKey: String?
        let span: Span
        let isPrivate: Bool
    }

    var content: Content {
        Content(
            title: title, subtitle: subtitle, place: place, isTentative: isTentative, lineKey: lineKey, span: span,
            isPrivate: isPrivate)
    }
}
