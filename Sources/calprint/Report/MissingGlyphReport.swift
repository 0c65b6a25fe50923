import CalendarCore
import CalendarLayout
import ScheduleIO

/// Reports characters that no face has, each once, at its first place, and the pictographs of a file in one finding.
final class MissingGlyphReport {
    private let scheduleLines: [ScheduleLine]
    private var characters: [MissingCharacter] = []
    private var pictographs = OmittedPictographs()

    /// The most characters that are listed; the others are only counted: a script without a face would fill the screen.
    private static let maximumLineCount = 20

    /// What adds fonts.
    static let remedy = "--font-dir and --system-fonts add fonts"

    /// - Parameter scheduleLines: the lines of the schedule, which have the labels.
    init(_ scheduleLines: [ScheduleLine]) {
        self.scheduleLines = scheduleLines
    }

    func add(_ new: [MissingCharacter]) {
        if !new.isEmpty { characters = (characters + new).firstOfEachScalar }
    }

    /// Adds the pictographs of entries on paper.
    func add(_ placements: [Placement]) { pictographs.add(placements) }

    /// Adds the pictographs of titles and labels, which have no place in a file.
    func addHeadings(of context: LayoutContext, _ span: DaySpan) throws(Failure) {
        do throws(MeasuringError) {
            try pictographs.addHeadings(of: context, span)
        } catch {
            throw Failure(.measuring(error))
        }
    }

    /// Adds the characters of a schedule that no page could show.
    func add(_ survey: GlyphSurvey) {
        add(survey.missing)
        pictographs = survey.omitted
    }

    /// Returns the failure if glyphs are missing. Checks the remaining pages too, so that one run reports all of them.
    /// An archive can have no boxes instead.
    func failure(_ first: [MissingCharacter], _ pages: inout some PageSequence, isArchive: Bool) -> Failure {
        add(first)
        while addNext(of: &pages) {}
        let choice = isArchive ? "an archive has no boxes" : "--missing-glyphs warn prints boxes instead"
        var failure = Failure(.badData, "nothing is printed (\(choice))")
        failure.findings = lines(.error)
        return failure
    }

    /// Returns false after the last page, and at a page with another fault, which a later run reports.
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

    /// The findings as lines of a message.
    func lines(_ policy: MissingCharacterPolicy) -> [String] { findings(policy).map(\.line) }

    /// The missing characters as errors or, if a box is printed, as warnings; pictographs are always warnings.
    func findings(_ policy: MissingCharacterPolicy) -> [Finding] { characterFindings(policy) + pictographFindings }

    private func characterFindings(_ policy: MissingCharacterPolicy) -> [Finding] {
        let findings = characters.prefix(MissingGlyphReport.maximumLineCount).map { character in
            finding("the character \(character.scalar.name) (\(place(of: character)))", policy, at: character.source)
        }
        let rest = characters.count - findings.count
        return findings + (rest > 0 ? [finding("\(rest) more characters", policy)] : [])
    }

    private func finding(
        _ missing: String, _ policy: MissingCharacterPolicy, at source: SourceLocation? = nil
    ) -> Finding {
        let message = "no face has \(missing)"
        return switch policy {
        case .error:
            Finding(
                .error, .missingCharacter, "\(message); add one with --font-dir or --system-fonts", at: source)
        case .warn:
            Finding(
                .warning, .missingCharacter, "\(message); a box stands for it", hint: MissingGlyphReport.remedy,
                at: source)
        }
    }

    private var pictographFindings: [Finding] {
        pictographs.counts.map { count in
            let (noun, verb) = count.number == 1 ? ("pictograph", "it is") : ("pictographs", "the first is")
            let name = count.first.unicodeScalars.map(\.code).joined(separator: " ")
            let message = "\(count.number) \(noun) left out, since no face has \(count.number == 1 ? "it" : "them")"
            return Finding(
                .warning, .omittedPictograph, "\(message); \(verb) \(name) '\(count.first)'", at: count.source)
        }
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
        switch properties.generalCategory {
        case .control, .format, .privateUse, .surrogate, .unassigned, .spaceSeparator: return code
        case .nonspacingMark, .spacingMark, .enclosingMark: return "\(code) '\u{25CC}\(self)'"
        default: return "\(code) '\(self)'"
        }
    }

    /// "U+2603"
    fileprivate var code: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
