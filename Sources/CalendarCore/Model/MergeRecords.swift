/// A record that can lose to another: a day, a month's notes or an event.
protocol SupersedableRecord {
    var identity: RecordIdentity? { get }
    var modified: Instant? { get }
    var location: SourceLocation? { get }
    var supersededItem: Superseded.Item { get }
}

extension SupersedableRecord {
    /// Returns true if this record was changed after `other`; a record that does not say when counts as the oldest.
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
    /// Returns true if a later source's text adds nothing to this one.
    func says(asMuchAs later: Self) -> Bool
}

extension LineText: RecordText {
    var line: String { key }
    func says(asMuchAs later: LineText) -> Bool {
        text == later.text && (assignees != nil || later.assignees == nil)
    }
}

extension NoteLine: RecordText {
    var line: Int { number }
    func says(asMuchAs later: NoteLine) -> Bool { text == later.text }
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

    /// The key by which two events are one on paper. A holiday may be in two sources, only one of which closes the day;
    /// so may a shift, only one of which says who is on it.
    struct Appearance: Hashable {
        let content: Content
        let span: Span
        let isPrivate: Bool

        func hash(into hasher: inout Hasher) {
            // Hardly two events at one time with one title differ.
            hasher.combine(content.title)
            hasher.combine(span)
        }
    }

    var appearance: Appearance {
        var content = content
        (content.closesDay, content.assignees) = (false, nil)
        return Appearance(content: content, span: span, isPrivate: isPrivate)
    }

    /// True if another event of the same appearance is another event: each has an identity or people of its own.
    func isOther(than event: Event) -> Bool {
        differ(identity, event.identity) || differ(content.assignees, event.assignees)
    }

    private func differ<Value: Equatable>(_ mine: Value?, _ other: Value?) -> Bool {
        mine != nil && other != nil && mine != other
    }

    /// True if it beats an event of the same appearance: one that closes its days stays, then one that says who is on
    /// its line, then one with an identity, then the newer.
    func saysMore(than other: Event) -> Bool {
        if content.closesDay != other.closesDay { return content.closesDay }
        if (content.assignees == nil) != (other.assignees == nil) { return content.assignees != nil }
        if (identity == nil) != (other.identity == nil) { return identity != nil }
        return isNewer(than: other)
    }
}
