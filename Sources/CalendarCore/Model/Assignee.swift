/// Somebody whom a source puts on a line of a day by name, not in the words of a text.
///
/// The name is whatever the source has in a cell or a field: `Averbeck, Jo`, `Belacqua & Corvane`, `Agency RN 1`.
public struct Assignee: Hashable, Sendable {
    /// The name as the source writes it; NFC, not blank.
    public var name: String
    /// When, if the source says so.
    public var hours: AssignedHours?
    /// Other words about this person: `charge`; nil for none.
    public var note: String?

    /// A person by name, perhaps for some hours or with a note.
    public init(name: String, hours: AssignedHours? = nil, note: String? = nil) {
        (self.name, self.hours, self.note) = (name, hours, note)
    }

    /// The words that a page prints: `Averbeck, Jo 07:00–19:00 (charge)`.
    public var text: String {
        let note = note.map { $0.isFraction ? $0 : "(\($0))" }
        return [name, hours?.description, note].compactMap(\.self).joined(separator: " ")
    }
}

extension Assignee {
    package static let fields = RecordFields<Assignee>(
        "person on a line", blank: { _ in Assignee(name: "") },
        [
            .person("name", .stamped, \.name, Person.nameLengths),
            .timeSpan(
                "hours", .stamped, \.hours, example: "07:00-19:00", text: \.spelling,
                read: { AssignedHours(text: $0) }),
            .text("note", .stamped, \.note),
        ])
}

extension Collection<String> {
    /// The texts of people on one line: with commas between them, or semicolons if one has a comma itself.
    public var joinedAsPeople: String {
        joined(separator: contains { $0.contains(",") } ? "; " : ", ")
    }
}

/// The part of a day for which somebody is on a line, in minutes after midnight.
public struct AssignedHours: Hashable, Sendable {
    /// When it begins; nil if the text does not say.
    public var from: Int?
    /// When it ends; nil if the text does not say.
    public var until: Int?

    /// Hours from a time, until a time, or both.
    public init(from: Int? = nil, until: Int? = nil) {
        (self.from, self.until) = (from, until)
    }
}

extension AssignedHours: CustomStringConvertible {
    /// `07:00–19:00`, `from 17:00` or `until 12:00`, as texts of lines have them; empty without a time.
    public var description: String {
        switch (from.map(ClockTime.text), until.map(ClockTime.text)) {
        case (let from?, let until?): "\(from)–\(until)"
        case (let from?, nil): "from \(from)"
        case (nil, let until?): "until \(until)"
        case (nil, nil): ""
        }
    }
}

extension AssignedHours {
    /// Reads the spelling of files: `07:00-19:00`, `17:00-` or `-12:00`. Returns nil for anything else.
    public init?(text: some StringProtocol) {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2 else { return nil }
        let minutes = ends.map { $0.isEmpty ? nil : ClockTime.minute($0) }
        guard zip(ends, minutes).allSatisfy({ $0.isEmpty || $1 != nil }), minutes != [nil, nil] else { return nil }
        self.init(from: minutes[0], until: minutes[1])
    }

    /// The spelling of files: `07:00-19:00`, `17:00-` or `-12:00`.
    public var spelling: String { "\(from.map(ClockTime.text) ?? "")-\(until.map(ClockTime.text) ?? "")" }
}

extension String {
    /// True for `½` or another fraction in one character.
    var isFraction: Bool {
        unicodeScalars.count == 1 && unicodeScalars.allSatisfy { $0.properties.numericType == .numeric }
    }
}
