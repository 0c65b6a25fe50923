/// A named line of a day, such as OS (Ocean Springs) or CALL: what a schedule calls it, and how the page prints it.
public struct ScheduleLine: Hashable, Sendable {
    /// The line's name in data, lower case: `os`.
    public internal(set) var key: String
    /// The word on paper, 1 to 40 characters: `OS`.
    public var label: String
    /// The code of the line in the cells of rosters, 1 to 40 characters: `N`; nil if it is the label.
    public var code: String?
    /// When a shift on the line begins and ends if a text does not say; nil if that is not known.
    public var hours: ShiftHours?
    /// Its place in the cell of a day.
    public var place: Place
    /// How its texts are set.
    public var weight: Weight
    /// True if the label is set beside the texts; false if they have it in them.
    public var isLabelled = true

    /// The place of a line in the cell of a day; the raw value is the word in data.
    public enum Place: String, CaseIterable, Hashable, Sendable {
        /// With the other entries, from the top.
        case body
        /// At the foot of the cell, on the same height in every cell of a week.
        case foot
    }

    /// How the texts of a line are set; the raw value is the word in data.
    public enum Weight: String, CaseIterable, Hashable, Sendable {
        case regular, bold
    }

    /// A line with the key that the data use and the label that the page prints.
    public init(key: String, label: String, place: Place = .body, weight: Weight = .regular) {
        (self.key, self.label, self.place, self.weight) = (key, label, place, weight)
    }

    /// Returns true if a word is its label, code or key, in any case.
    public func isCalled(_ word: some StringProtocol) -> Bool {
        let word = word.lowercased()
        return word == label.lowercased() || word == key || word == code?.lowercased()
    }

    /// True if people on it do not work: the line with the key `off`.
    public var isOff: Bool { key == "off" }

    /// How many characters (Unicode scalars) a label can have.
    public static let labelLengths = 1...40

    /// The most lines that a day can have.
    public static let maximumCount = 40

    /// OS, CL, OFF and CALL: the lines of a schedule that declares none of its own.
    public static let defaults = [
        ScheduleLine(key: "os", label: "OS"), ScheduleLine(key: "cl", label: "CL"),
        ScheduleLine(key: "off", label: "OFF"),
        ScheduleLine(key: "call", label: "CALL", place: .foot, weight: .bold),
    ]

    /// A line with the roles that its key has by default: those of ``defaults``, else body and regular.
    public static func ordinary(key: String, label: String) -> ScheduleLine {
        var line = defaults.first { $0.key == key } ?? ScheduleLine(key: key, label: label)
        line.label = label
        return line
    }
}

extension Schedule {
    /// The part of the schedule on some of its lines, by key. Monthly notes and what closes days stay: they are for
    /// all.
    ///
    /// - Parameters:
    ///   - keys: the keys of the lines that stay.
    ///   - hasOthers: whether events on no line stay as well.
    public func keeping(lines keys: Set<String>, hasOthers: Bool) -> Schedule {
        let kept = days.compactMap { day -> DayRecord? in
            var day = day
            day.texts.removeAll { !keys.contains($0.key) && closing(of: $0) == nil }
            return day.texts.isEmpty ? nil : day
        }
        let ofClosings = Set(kept.flatMap(\.texts).map(\.key)).subtracting(keys)
        return with(
            lines: lines.filter { keys.union(ofClosings).contains($0.key) }, days: kept,
            events: events.filter { $0.closesDay || $0.lineKey.map(keys.contains) ?? hasOthers }
        ).marking(coverage.keeping(lines: keys))
    }

    /// The lines that have a text on a day, or an event.
    package var usedLines: [ScheduleLine] {
        let keys = Set(days.lazy.flatMap(\.texts).map(\.key)).union(events.lazy.compactMap(\.lineKey))
        return lines.filter { keys.contains($0.key) }
    }

    /// Returns the closing that the text of a line makes; nil if it does not close its day.
    func closing(of text: LineText) -> Closing? {
        guard let line = lines.first(where: { $0.key == text.key }) else { return nil }
        return closing(of: Entry(line: line, text: text.text))
    }
}

// MARK: Fields

extension ScheduleLine {
    package static let fields = RecordFields<ScheduleLine>(
        "line", subject: ["key"], blank: { _ in ScheduleLine(key: "", label: "") },
        [
            .lineKey("key", .unseen, \.keyWithRoles),
            .short("label", .stamped, \.label, "label", labelLengths),
            .short("code", .stamped, \.code, "code", labelLengths),
            .timeSpan(
                "hours", .stamped, \.hours, example: "17:00-08:00", text: \.spelling, read: { ShiftHours(text: $0) }),
            .word("place", .unseen, \.ownPlace), .word("weight", .unseen, \.ownWeight),
        ])

    /// The key, which brings the roles of a line with it.
    private var keyWithRoles: String {
        get { key }
        set { self = .ordinary(key: newValue, label: label) }
    }

    private var ordinary: ScheduleLine { .ordinary(key: key, label: label) }

    /// Its place, unless it is that of its key.
    private var ownPlace: Place? {
        get { place == ordinary.place ? nil : place }
        set { place = newValue ?? ordinary.place }
    }

    /// Its weight, unless it is that of its key.
    private var ownWeight: Weight? {
        get { weight == ordinary.weight ? nil : weight }
        set { weight = newValue ?? ordinary.weight }
    }
}

extension ScheduleLine {
    /// Returns true if a line may have this key: `[a-z][a-z0-9_]{0,31}`, and not a field that every day has.
    package static func isKey(_ key: String) -> Bool {
        guard let first = key.utf8.first, (0x61...0x7A).contains(first), key.utf8.count <= 32 else { return false }
        let isWord = key.utf8.allSatisfy {
            (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
        }
        return isWord && !["date", "id", "zone", "modified"].contains(key)
    }
}
