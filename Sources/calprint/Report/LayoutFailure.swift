import CalendarCore
import CalendarLayout

extension Failure {
    /// That pages cannot be laid out.
    init(_ error: LayoutError) {
        switch error {
        case .missingGlyphs(let characters):
            let report = MissingGlyphReport([])
            report.add(characters)
            self.init(.badData)
            findings = report.lines(.error)
        case .fonts(let reason):
            self.init(.bug, reason)
        case .notInstalled(let reason):
            self.init(.unavailable, reason)
        case .titleTooLong(let text):
            self.init(.usage, "the title '\(text)' is too long for the page (--title)")
        case .unplaced(let entries):
            self.init(entries, "found no place on paper")
        case .unexplained(let entries):
            self.init(entries, "is on paper more often than in the schedule")
        case .miscounted(let input, let accounted):
            self.init(
                .badData,
                "the account does not add up: \(PageWords.entries(input)) in these months, \(accounted) accounted for")
        }
    }

    /// Names the first entries, each with its own place.
    private init(_ entries: [UnplacedEntry], _ fate: String) {
        self.init(.badData, "\(PageWords.entries(entries.count)) \(fate); nothing is printed")
        findings = entries.prefix(20).map { entry in
            let place = entry.source?.description ?? "calprint"
            return "\(place): error: '\(entry.text)' of \(entry.subject.words) \(fate)"
        }
    }
}

extension Placement.Subject {
    /// `2025-01-02 (os)`, `2025-01 (note 2)`.
    fileprivate var words: String {
        switch self {
        case .day(let date, let line): "\(date)" + (line.map { " (\($0))" } ?? "")
        case .note(let month, let number): "\(month) (note \(number))"
        }
    }
}
