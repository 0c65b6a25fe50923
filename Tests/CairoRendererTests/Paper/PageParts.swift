import CalendarCore
import CalendarLayout

/// The areas of a page and the texts that are drawn on it, as its display list says.
struct PageParts {
    private(set) var heading: Rect?
    private(set) var notes: Rect?
    private(set) var headerRow: Rect?
    private(set) var cells: [(date: CivilDate, frame: Rect)] = []
    /// The outlines of bars.
    private(set) var bars: [Rect] = []
    /// The lists of days, or of notes (nil), in reading order.
    private(set) var lists: [(date: CivilDate?, frame: Rect)] = []
    /// Whose initials are on the page: the heading of the list, and its items.
    private(set) var keyHeading: Rect?
    private(set) var keyItems: [Rect] = []
    private(set) var footer: Rect?
    /// The words from right to left that are broken at the end of a line, as they are found.
    private(set) var spokenWords: Set<String> = []
    /// Every text, and the cell that it belongs to.
    private(set) var runs: [(run: TextRun, cell: Rect?)] = []

    init(_ page: Page) { add(page.items, in: nil) }

    private mutating func add(_ items: [DisplayItem], in cell: Rect?) {
        for item in items {
            switch item {
            case .text(let run): runs.append((run, cell))
            case .outline(.polygon(let corners), _, _, _): bars.append(Shape.polygon(corners).bounds)
            case .clip(_, let items), .link(_, _, let items): add(items, in: cell)
            case .group(let structure, let items): add(items, of: structure, in: cell)
            case .fill, .rules, .outline: break
            }
        }
    }

    private mutating func add(_ items: [DisplayItem], of structure: Structure, in cell: Rect?) {
        var cell = cell
        switch (structure.role, structure.frame) {
        case (.heading, let frame?): heading = frame
        case (.notes, let frame?): notes = frame
        case (.headerRow, let frame?): headerRow = frame
        case (.dayCell(let date), let frame?):
            cells.append((date, frame))
            cell = frame
        case (.dayList(let date), let frame?): lists.append((date, frame))
        case (.subheading, let frame?): keyHeading = frame
        case (.keyItem, let frame?): keyItems.append(frame)
        case (.footer, let frame?): footer = frame
        case (.word, _) where items.contains(where: \.isFromRightToLeft): spokenWords.insert(structure.spoken ?? "")
        case (.entry, _), (.footEntry, _), (.bar, _), (.artifact, _):
            // A bar crosses the cells of its days.
            if case .outline(.polygon(let corners), _, _, _)? = items.firstShape {
                cell = Shape.polygon(corners).bounds
            }
        default: break
        }
        add(items, in: cell)
    }
}

extension DisplayItem {
    /// True if it is a text with a part from right to left. Any other word is found as it is.
    fileprivate var isFromRightToLeft: Bool {
        guard case .text(let run) = self, !run.shaped.levels.isEmpty else { return false }
        return run.clusters.contains { run.shaped.levels[$0] % 2 == 1 }
    }
}

extension [DisplayItem] {
    /// The outline that a group begins with, perhaps inside a link.
    fileprivate var firstShape: DisplayItem? {
        switch first {
        case .outline?: first
        case .link(_, _, let items)?: items.firstShape
        default: nil
        }
    }
}
