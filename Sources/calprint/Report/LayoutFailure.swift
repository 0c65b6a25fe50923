import CalendarCore
import CalendarLayout

extension Failure {
    /// The failure of a layout.
    init(_ error: LayoutError) {
        switch error {
        case .measuring(let error): self.init(error)
        case .accounting(let error): self.init(error)
        case .missingCharacters(let characters):
            let report = MissingGlyphReport([])
            report.add(characters)
            self.init(.badData)
            findings = report.lines(.error)
        }
    }

    private init(_ error: MeasuringError) {
        switch error {
        case .fonts(let reason), .notInstalled(let reason): self.init(.unavailable, reason)
        case .missingFile(let reason): self.init(.noInput, reason)
        case .noRoom(let reason): self.init(.inputOutput, reason)
        case .itemTooHigh(let text):
            self.init(
                .usage,
                "the item '\(text.abridged)' is higher than a page; larger paper (--media) or the lists of single people "
                    + "(--person) have more room")
        case .titleTooLong(let text): self.init(.usage, "the title '\(text)' is too long for the page (--title)")
        }
    }

    private init(_ error: AccountingError) {
        switch error {
        case .unplaced(let entries): self.init(entries, "found no place on paper")
        case .unexplained(let entries): self.init(entries, "is on paper more often than in the schedule")
        case .miscounted(let input, let accounted):
            let entries = PageDescription.entries(input)
            self.init(
                .badData, "the account does not add up: \(entries) in these months, \(accounted) accounted for")
        }
    }

    /// Names the first entries, each with its own place.
    private init(_ entries: [AccountedEntry], _ fate: String) {
        self.init(.badData, "\(PageDescription.entries(entries.count)) \(fate); nothing is printed")
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
