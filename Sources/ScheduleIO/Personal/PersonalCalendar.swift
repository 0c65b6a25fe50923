import CalendarCore
import CGLib

/// The entries of a schedule for one person, without anybody else's name.
///
/// - Each assignment is an entry with the name of its line: `CALL`. It takes the day, or the hours in the text.
/// - Events that name the person or are theirs are in, with an ellipsis in the place of other names; on a line they are
///   assignments. Events that close days are for all.
/// - A text that closes its day is nobody's, and neither are monthly notes.
struct PersonalCalendar {
    let schedule: Schedule
    let chosen: ChosenPerson
    let names: PersonalNames
    private let privacy: Privacy
    private let busyWord: String
    /// The entries in order: those on lines by day, then the events.
    private(set) var entries: [PersonalEntry] = []
    /// The number of texts of lines that name the person and contain more than names.
    private(set) var unreadCount = 0
    /// The number of private events that are left out.
    private(set) var withheldCount = 0
    /// True if the entries' names could be those of another schedule's.
    private(set) var mayCollide = false

    init(_ schedule: Schedule, of chosen: ChosenPerson, _ privacy: Privacy, busy word: String) {
        (self.schedule, self.chosen, self.privacy, busyWord) = (schedule, chosen, privacy, word)
        names = PersonalNames(schedule, chosen.person)
        for day in schedule.days {
            for line in schedule.lines { if let text = day.text(ofLine: line.key) { add(text, line, of: day) } }
        }
        for event in schedule.events { add(event) }
    }

    /// `The Clinic: Kovář`
    var name: String {
        let title = schedule.title.map { "\(chosen.withoutOthers($0)): " } ?? ""
        return title + chosen.person.name
    }

    private mutating func add(_ text: LineText, _ line: ScheduleLine, of day: DayRecord) {
        guard schedule.closing(text.text) == nil else { return }
        let own = chosen.own(text)
        if own.isMentioned { addUnread(line, of: day) }
        if own.isNamed && !own.isWhole { unreadCount += 1 }
        for (number, assignment) in own.assignments.enumerated() {
            mayCollide = mayCollide || names.mayCollide(day.identity)
            let hours = line.hours(assignment.hours)
            entries.append(
                PersonalEntry(
                    uid: names.assignment(day, line, number: number), modified: day.modified,
                    summary: PersonalEntry.summary(line, [hours?.openEnd, assignment.remark]),
                    span: hours?.span(on: day.date) ?? .allDay(first: day.date, last: day.date),
                    isFree: line.isOff))
        }
    }

    /// Adds a day on a line whose text names the person among other words.
    private mutating func addUnread(_ line: ScheduleLine, of day: DayRecord) {
        mayCollide = mayCollide || names.mayCollide(day.identity)
        entries.append(
            PersonalEntry(
                uid: names.assignment(day, line, number: 0), modified: day.modified, summary: "\(line.label) …",
                span: .allDay(first: day.date, last: day.date), isFree: line.isOff))
    }

    // MARK: Events

    private mutating func add(_ event: Event) {
        guard chosen.isNamed(in: event) || event.closesDay && !event.isPrivate else { return }
        guard !event.isPrivate || privacy != .omit else { return withheldCount += 1 }
        mayCollide = mayCollide || names.mayCollide(event.identity)
        let line = schedule.lines.first { $0.key == event.lineKey }
        let isFree = event.closesDay || event.task != nil || line?.isOff ?? false
        let shown = event.isPrivate && privacy == .busy ? event.without(words: busyWord) : event
        var own = chosen.withoutOthers(shown)
        // Everything in the calendar is the person's.
        own.person = nil
        entries.append(
            PersonalEntry(
                uid: names.event(event), modified: event.modified,
                summary: shown.task.map { "\($0.sign) \(summary(of: shown))" } ?? summary(of: shown), span: event.span,
                content: own.content, isPrivate: event.isPrivate, isFree: isFree))
    }

    private func summary(of event: Event) -> String {
        let words = chosen.withoutOthers(event.words)
        guard let line = schedule.lines.first(where: { $0.key == event.lineKey }) else { return words }
        // The event names only people.
        guard let own = event.lineText.map(chosen.own), own.isWhole else { return "\(line.label): \(words)" }
        return PersonalEntry.summary(line, [own.assignments[0].remark])
    }
}

/// Names the entries of one person's calendar, so that no other calendar has them.
struct PersonalNames {
    private let schedule: Schedule
    private let person: String

    init(_ schedule: Schedule, _ person: Person) {
        self.schedule = schedule
        self.person = NameWords.key(of: person.name)
    }

    /// The name of the calendar as a whole.
    var calendar: String { NamedUUID(["calendar"] + scope(of: nil) + [person]).description }

    /// Names a person's place on a line of a day; `number` counts if there are several, for different hours.
    func assignment(_ record: DayRecord, _ line: ScheduleLine, number: Int) -> String {
        let words = scope(of: record.identity) + (record.identity?.words ?? [record.date.description])
        return NamedUUID(["assignment"] + words + [line.key, person, "\(number)"]).description
    }

    /// Names an event. One without a name of its own is identified by its time and words.
    func event(_ event: Event) -> String {
        let content = [event.words, event.lineKey ?? "", event.span.startText, event.span.endText ?? ""]
        let words = scope(of: event.identity) + (event.identity?.words ?? content)
        return NamedUUID(["event"] + words + [person]).description
    }

    /// Returns true if the names could be those of another schedule's records: neither it nor these records have an id.
    func mayCollide(_ identity: RecordIdentity?) -> Bool {
        schedule.id == nil && !(identity.map { NamedUUID.begins($0.name) } ?? false)
    }

    /// Returns the schedule's id, else its title. Records that nobody else has need none.
    private func scope(of identity: RecordIdentity?) -> [String] {
        if let id = schedule.id { return ["id", id] }
        return mayCollide(identity) ? ["title", schedule.title ?? ""] : []
    }
}

extension RecordIdentity {
    fileprivate var words: [String] { ["record", zone, name] }
}

/// A name that is unique in the world and always the same for the same words (RFC 9562, 5.5: a UUID of version 5).
///
/// It does not reveal the words, which may be those of a clinic's records.
struct NamedUUID: CustomStringConvertible {
    /// `1b4e28ba-2fa1-51d2-883f-0016d3cca427`
    let description: String

    /// The namespace of everything that calprint names: b6d7c0c4-5a41-4f0e-9d2f-3f6f0f5a2e71.
    private static let namespace: [UInt8] = [
        0xB6, 0xD7, 0xC0, 0xC4, 0x5A, 0x41, 0x4F, 0x0E, 0x9D, 0x2F, 0x3F, 0x6F, 0x0F, 0x5A, 0x2E, 0x71,
    ]

    /// Creates the name of these words, in this order. No word has a line feed.
    init(_ words: [String]) {
        let bytes = NamedUUID.namespace + Array(words.joined(separator: "\n").utf8)
        var digits = Array(ContentDigest.of(bytes, G_CHECKSUM_SHA1).prefix(32))
        digits[12] = "5"
        let variant = (digits[16].hexDigitValue ?? 0) & 0x3 | 0x8
        digits[16] = Character(String(variant, radix: 16))
        let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
        description = parts.joined(separator: "-")
    }

    /// Returns true if a record's name begins with a UUID, so that no other record in the world has it.
    static func begins(_ name: String) -> Bool {
        let head = Array(name.utf8.prefix(36))
        return head.count == 36
            && head.enumerated().allSatisfy { index, byte in
                [8, 13, 18, 23].contains(index) ? byte == 0x2D : Character(Unicode.Scalar(byte)).isHexDigit
            }
    }
}
