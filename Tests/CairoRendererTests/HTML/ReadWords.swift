import CalendarLayout

/// The words that a page has for its readers, in the order of the display list: all but those of artifacts. A word that
/// lines break is whole.
struct ReadWords {
    private var text = ""
    private var last: TextRun?
    private var foot = ""
    private var placeLinkCount = 0
    /// The texts that lead to addresses.
    private var linkedTexts: Set<ObjectIdentifier> = []

    init(_ page: Page) {
        for item in page.items { add(item) }
        (text, last) = (text + " " + foot, nil)
    }

    var words: [String] { text.split(whereSeparator: \.isWhitespace).map(String.init) }

    var linkCount: Int { placeLinkCount + linkedTexts.count }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .text(let run): add(run)
        case .fill, .rules, .outline, .clip: break
        case .link(_, _, let items):
            placeLinkCount += 1
            items.forEach { add($0) }
        case .group(let structure, let items): add(items, of: structure)
        }
    }

    private mutating func add(_ items: [DisplayItem], of structure: Structure) {
        switch structure.role {
        case .artifact: break
        case .footer: foot += items.map(\.texts).joined(separator: " ")
        case .word where structure.spoken != nil:
            text += " " + structure.spoken!
            last = items.lastRun
        default: items.forEach { add($0) }
        }
    }

    private mutating func add(_ run: TextRun) {
        let goesOn = last.map { $0.shaped === run.shaped && $0.clusters.upperBound == run.clusters.lowerBound } ?? false
        // A web page has a picture of the sign of a task.
        var own = String(run.text)
        if let sign = run.shaped.marks.task?.state.sign { own = own.replacing(sign, with: "") }
        text += (goesOn ? "" : " ") + own
        if run.shaped.marks.url != nil { linkedTexts.insert(ObjectIdentifier(run.shaped)) }
        last = run
    }
}

extension DisplayItem {
    fileprivate var texts: String { runs.map { String($0.text) }.joined(separator: " ") }

    fileprivate var runs: [TextRun] {
        switch self {
        case .text(let run): [run]
        case .clip(_, let items), .link(_, _, let items), .group(_, let items): items.flatMap(\.runs)
        case .fill, .rules, .outline: []
        }
    }
}

extension [DisplayItem] {
    /// The last text, which the next one may go on; an added hyphen does not count.
    fileprivate var lastRun: TextRun? { flatMap(\.runs).last { $0.text != "-" } }
}
