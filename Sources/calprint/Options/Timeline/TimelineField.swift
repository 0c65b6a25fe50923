import ArgumentParser
import CalendarCore
import CalendarLayout
import ScheduleIO

/// A field of the table `[timeline]`: its name, default, meaning and reader. The hints and the tables of
/// Docs/Timeline.md are derived from it.
struct TimelineField: Sendable {
    /// The name without that of the table; a word in capitals matches any word: `categories.NAME.border`.
    let name: String
    /// The default as written in a file; nil without one.
    let defaultText: String?
    /// The meaning, in a sentence.
    let meaning: String
    /// A value other than the default.
    let example: String
    /// Sets the field of a style to a text; `word` takes the place of the one in capitals. Throws ``Refusal``.
    let read: @Sendable (_ text: String, _ word: String, _ style: inout TimelineStyle) throws(Refusal) -> Void

    /// Why a value is refused.
    struct Refusal: Error {
        let reason: String
    }

    init(
        _ name: String, _ defaultText: String?, _ meaning: String, example: String,
        read: @escaping @Sendable (String, String, inout TimelineStyle) throws(Refusal) -> Void
    ) {
        (self.name, self.defaultText, self.meaning) = (name, defaultText, meaning)
        (self.example, self.read) = (example, read)
    }

    /// A field with a value of its own in the style.
    init<Value>(
        _ name: String, _ defaultText: String?, _ meaning: String, example: String,
        _ path: @escaping @autoclosure @Sendable () -> WritableKeyPath<TimelineStyle, Value>,
        _ value: @escaping @Sendable (String) throws(Refusal) -> Value
    ) {
        self.init(name, defaultText, meaning, example: example) { text, _, style throws(Refusal) in
            style[keyPath: path()] = try value(text)
        }
    }

    /// The word of a key in the place of the one in capitals. Returns nil for the key of another field.
    func word(in key: String) -> String? {
        let (mine, theirs) = (name.split(separator: "."), key.split(separator: ".", omittingEmptySubsequences: false))
        guard mine.count == theirs.count else { return nil }
        var word = ""
        for (own, other) in zip(mine, theirs) {
            if own == own.uppercased(), own != own.lowercased() {
                word = String(other)
            } else if own != other {
                return nil
            }
        }
        return mine.count > 1 && word.isEmpty ? nil : word
    }
}

/// Readers of the values of fields.
enum TimelineValue {
    typealias Refusal = TimelineField.Refusal

    /// Points, 0 to 500, with a fraction or without.
    static func points(_ text: String) throws(Refusal) -> Length {
        try length(text, 0...500, "a length in points, 0 to 500, is expected")
    }

    /// The size of type, in points.
    static func size(_ text: String) throws(Refusal) -> Length? {
        try length(text, 4...72, "a size from 4 to 72 points is expected")
    }

    private static func length(
        _ text: String, _ range: ClosedRange<Double>, _ reason: String
    ) throws(Refusal) -> Length {
        guard let points = Double(text), range.contains(points) else { throw Refusal(reason: reason) }
        return Length(rawValue: Int((points * Double(Length.unitsPerPoint)).rounded()))
    }

    static func isOn(_ text: String) throws(Refusal) -> Bool {
        guard ["true", "false"].contains(text) else { throw Refusal(reason: "true or false is expected") }
        return text == "true"
    }

    /// The shade of a line or of a name: there are only two.
    static func ink(_ text: String) throws(Refusal) -> Shade { try shade(text, [.black, .light]) }

    /// The shade behind black text.
    static func background(_ text: String) throws(Refusal) -> Shade { try shade(text, [.white, .light]) }

    private static func shade(_ text: String, _ shades: [Shade]) throws(Refusal) -> Shade {
        guard let shade = shades.first(where: { $0.rawValue == text }) else {
            throw Refusal(reason: "\(shades.map(\.rawValue).alternatives) is expected")
        }
        return shade
    }

    /// The weight of a title; true for bold.
    static func isBold(_ text: String) throws(Refusal) -> Bool {
        guard ["regular", "bold"].contains(text) else { throw Refusal(reason: "regular or bold is expected") }
        return text == "bold"
    }

    /// A time of day as minutes: `14:30`.
    static func minute(_ text: String) throws(Refusal) -> Int? {
        guard let minute = ClockTime.minute(text, digits: 1...2), minute < ShiftHours.dayLength else {
            throw Refusal(reason: "a time of day is expected, as in 14:30")
        }
        return minute
    }

    static func timeFormat(_ text: String) throws(Refusal) -> TimeFormat? {
        guard let format = TimeFormat(rawValue: text) else { throw Refusal(reason: "12h or 24h is expected") }
        return format
    }
}

/// A value of `--timeline`, a field of the table `[timeline]`: `hour-height=30`.
struct TimelineSetting {
    let key: String
    let text: String

    /// The value of the option.
    var option: String { "\(key)=\(text)" }

    /// The reason to refuse a field, with a hint.
    struct Fault: Error {
        let reason: String
        let hint: String?
        let isUnknown: Bool
    }

    /// Puts it into a style.
    func apply(to style: inout TimelineStyle) throws(Fault) {
        for field in TimelineFields.all {
            guard let word = field.word(in: key) else { continue }
            do {
                return try field.read(text, word, &style)
            } catch {
                throw Fault(reason: "'timeline.\(key)': \(error.reason)", hint: nil, isUnknown: false)
            }
        }
        throw unknown
    }

    private var unknown: Fault {
        if key.lowercased().contains("shadow") {
            let reason = "pages have no shadows ('timeline.\(key)'): printers make dots of tints"
            return Fault(reason: reason, hint: "a border or a background is in 'timeline.categories'", isUnknown: true)
        }
        let names = TimelineFields.all.map(\.name)
        return Fault(
            reason: "unknown field 'timeline.\(key)'",
            hint: Spelling.hint(for: key, among: names) ?? "Docs/Timeline.md lists the fields", isUnknown: true)
    }
}

extension TimelineSetting {
    /// Reads a value of the command line. Throws `ValidationError` if no style takes it.
    init(option text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { throw ValidationError("FIELD=VALUE is expected, as in hour-height=30") }
        self.init(key: parts[0], text: parts[1])
        var style = TimelineStyle()
        do {
            try apply(to: &style)
        } catch {
            throw ValidationError(error.reason + (error.hint.map { "; \($0)" } ?? ""))
        }
    }
}

extension TimelineStyle {
    /// The default style with settings of the command line, which are checked.
    init(_ settings: [TimelineSetting]) {
        self.init()
        apply(settings)
    }

    /// Applies settings of the command line, which are checked.
    mutating func apply(_ settings: [TimelineSetting]) {
        for setting in settings { try? setting.apply(to: &self) }
    }
}

extension HourRange {
    /// Reads `7-19`. Throws `ValidationError` for other texts.
    init(option text: String) throws {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let first = parts[0], let end = parts[1], let range = HourRange(first: first, end: end)
        else { throw ValidationError("hours from 0 to 24 are expected, as in 7-19") }
        self = range
    }
}
