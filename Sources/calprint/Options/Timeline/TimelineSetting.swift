import ArgumentParser
import CalendarLayout
import ScheduleIO

/// A field of the table `[timeline]` with its value, as the option has it: `hour-height=30`.
struct TimelineSetting {
    let key: String
    let text: String

    init(key: String, text: String) { (self.key, self.text) = (key, text) }

    /// From the command line. Throws `ValidationError` for one that no style takes.
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
    /// `7-19`. Throws `ValidationError` for anything else.
    init(option text: String) throws {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let first = parts[0], let end = parts[1], let range = HourRange(first: first, end: end)
        else { throw ValidationError("hours from 0 to 24 are expected, as in 7-19") }
        self = range
    }
}
