import CalendarCore

/// Whose a column of a day is.
enum ColumnKey: Hashable {
    /// A person, by the index in ``People/all``.
    case person(Int)
    /// A place, in words of the schedule.
    case place(String)
    /// A line, by its key.
    case line(String)
    /// Nobody's, no place's, no line's.
    case none
}

/// Finds the columns of a day's events: those of their people, their place or their line.
struct ColumnKeys {
    let grouping: PageGrouping
    let people: People
    private let lines: [ScheduleLine]

    /// Returns nil if the style has columns of days.
    init?(_ context: LayoutContext) {
        guard let grouping = context.style.grouping, grouping != .day else { return nil }
        (self.grouping, lines, people) = (grouping, context.schedule.lines, People(of: context.schedule))
    }

    /// The columns of an event; none if it is nobody's, at no place or on no line. An event without a place is at the
    /// place that its line is.
    func keys(of event: Event.Content) -> [ColumnKey] {
        switch grouping {
        case .person: people.staff(of: event).duties.map { .person($0.person) }.firstOfEach
        case .place: (event.place ?? line(event.lineKey)?.label).map { [.place($0)] } ?? []
        case .line: line(event.lineKey).map { [.line($0.key)] } ?? []
        case .day: []
        }
    }

    /// The name above a column.
    func name(of key: ColumnKey) -> String {
        switch key {
        case .person(let index): people.all[index].name
        case .place(let words): words
        case .line(let key): line(key)?.label ?? key
        case .none: "–"
        }
    }

    /// People and lines in the order of the schedule, places by name; what is nobody's comes last.
    func sorted(_ keys: Set<ColumnKey>) -> [ColumnKey] {
        keys.map { (key: $0, rank: rank(of: $0)) }.sorted { $0.rank < $1.rank }.map(\.key)
    }

    private func rank(of key: ColumnKey) -> (Int, String) {
        switch key {
        case .person(let index): (index, "")
        case .place(let words): (0, words.withPaddedNumbers)
        case .line(let key): (lines.firstIndex { $0.key == key } ?? lines.count, key)
        case .none: (Int.max, "")
        }
    }

    private func line(_ key: String?) -> ScheduleLine? { lines.first { $0.key == key } }
}

extension String {
    /// The same in small letters, with zeros before its numbers, so that "Room 2" comes before "Room 10".
    fileprivate var withPaddedNumbers: String {
        var (padded, digits) = ("", "")
        for character in lowercased() + " " {
            if character.isASCII, character.isNumber {
                digits.append(character)
                continue
            }
            padded += String(repeating: "0", count: digits.isEmpty ? 0 : max(0, 8 - digits.count)) + digits
            padded.append(character)
            digits = ""
        }
        return padded
    }
}
