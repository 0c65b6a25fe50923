import CalendarCore
import CalendarLayout

/// Tells of characters that no face has: one line for each, with the first place of it.
final class MissingGlyphReport {
    private let scheduleLines: [ScheduleLine]
    private var characters: [MissingCharacter] = []

    /// Beyond this many, they are only counted: a script that no face has would fill the screen.
    private static let maximumLineCount = 20

    /// The lines of the schedule tell the labels.
    init(_ scheduleLines: [ScheduleLine]) {
        self.scheduleLines = scheduleLines
    }

    func add(_ new: [MissingCharacter]) {
        if !new.isEmpty { characters = (characters + new).firstOfEachScalar }
    }

    /// The failure for want of some glyphs. The pages that are left are asked as well, so that one run tells of all.
    func failure(_ first: [MissingCharacter], _ pages: inout some PageSequence) -> Failure {
        add(first)
        while addNext(of: &pages) {}
        var failure = Failure(.badData, "nothing is printed (--missing-glyphs warn prints boxes instead)")
        failure.findings = lines(.error)
        return failure
    }

    /// False after the last page, and where pages have another fault, which is told when this one is mended.
    private func addNext(of pages: inout some PageSequence) -> Bool {
        do {
            return try pages.next() != nil
        } catch .missingCharacters(let more) {
            add(more)
            return true
        } catch {
            return false
        }
    }

    /// The lines, as errors or, where a box is printed, as warnings.
    func lines(_ policy: MissingCharacterPolicy) -> [String] {
        let (severity, hint) =
            switch policy {
            case .error: ("error", "add one with --font-dir or --system-fonts")
            case .warn: ("warning", "a box stands for it")
            }
        let lines = characters.prefix(MissingGlyphReport.maximumLineCount).map { character in
            let origin = character.source.map(\.description) ?? "calprint"
            let name = character.scalar.name
            return "\(origin): \(severity): no face has the character \(name) (\(place(of: character))); \(hint)"
        }
        let rest = characters.count - lines.count
        return rest > 0 ? lines + ["calprint: \(severity): no face has \(rest) more characters; \(hint)"] : lines
    }

    /// "OS of 2025-01-05", "note 2 of 2025-01".
    private func place(of character: MissingCharacter) -> String {
        switch character.subject {
        case .day(let date, let key):
            let label = scheduleLines.first { $0.key == key }?.label
            return "\(label ?? "an event") of \(date)"
        case .note(let month, let number): return "note \(number) of \(month)"
        case nil: return "in '\(character.text)'"
        }
    }
}

extension Unicode.Scalar {
    /// "U+2603 '☃'"; the code alone of what cannot be shown alone.
    fileprivate var name: String {
        let digits = String(value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        switch properties.generalCategory {
        case .control, .format, .privateUse, .surrogate, .unassigned, .spaceSeparator: return code
        case .nonspacingMark, .spacingMark, .enclosingMark: return "\(code) '\u{25CC}\(self)'"
        default: return "\(code) '\(self)'"
        }
    }
}
