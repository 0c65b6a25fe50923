import CalendarCore

/// The dimensions of checklists, which grow with the sheet, and shrink a little before they take another page.
struct ChecklistMetrics {
    let scale: SheetScale
    /// The size of rows and their type, in thousandths.
    var shrink = 1000

    /// The sizes that are tried until a page less is enough.
    static let shrinks = Array(stride(from: 1000, through: 800, by: -25))

    private func furniture(_ quarterPoints: Int) -> Length { scale.furniture(.quarterPoints(quarterPoints)) }
    private func row(_ quarterPoints: Int) -> Length {
        Length(rawValue: furniture(quarterPoints).rawValue * shrink / 1000)
    }

    // MARK: The head

    var barHeight: Length { furniture(14 * 4) }
    /// The part of the head for category and phase, and for each line below the bar.
    var lineHeight: Length { furniture(14 * 4) }
    /// The distance from the bar to the baseline below it, and from there to that of the words above columns.
    var summaryDrop: Length { furniture(54) }
    var headsDrop: Length { furniture(65) }
    /// The distance from that baseline to the rule below it.
    var headsRule: Length { furniture(22) }
    var summarySize: Length { furniture(42) }
    var factSize: Length { furniture(38) }
    var headSize: Length { furniture(32) }

    // MARK: Rows

    var rowHeight: Length { row(90) }
    var sectionHeight: Length { row(110) }
    var sectionSize: Length { row(48) }
    var titleSize: Length { row(42) }
    var notesSize: Length { row(38) }
    var moreSize: Length { row(34) }
    /// The room below the words of a row.
    var padding: Length { row(19) }
    var gap: Length { furniture(32) }
    /// The room below a section's heading.
    var sectionDrop: Length { row(18) }
    /// The room between a comment and what is above it, and between its bar and its words.
    var commentGap: Length { row(10) }
    var commentIndent: Length { furniture(30) }
    var circle: Length { row(24) }

    // MARK: Columns

    /// The distance from the edge to the titles.
    var indent: Length { furniture(89) }
    var leastDone: Length { furniture(176) }
    var leastBy: Length { furniture(130) }
    var mostBy: Length { furniture(90 * 4) }
    /// The least width of titles beside notes; on narrower paper notes are below them.
    var leastTitles: Length { furniture(120 * 4) }
}

/// The columns of a person's checklist, from the edge where lines begin.
struct ChecklistColumns: Equatable {
    struct Column: Equatable {
        let indent: Length
        let width: Length
    }

    let title: Column
    let done: Column
    let by: Column
    let notes: Column
    /// From the titles to the other edge.
    let whole: Column
    /// True if notes are below titles.
    let notesAreBelow: Bool

    /// Columns as wide as days and initials need; titles and notes share the rest, 3 to 2.
    init(width: Length, dates: Length, initials: Length, _ metrics: ChecklistMetrics) {
        let doneWidth = max(metrics.leastDone, dates + metrics.gap)
        let byWidth = max(metrics.leastBy, min(initials, metrics.mostBy) + metrics.gap)
        let rest = width - metrics.indent - doneWidth - byWidth
        notesAreBelow = rest * 3 / 5 < metrics.leastTitles
        let titleWidth = notesAreBelow ? rest : rest * 3 / 5
        let start = metrics.indent + titleWidth
        title = Column(indent: metrics.indent, width: titleWidth - metrics.gap)
        done = Column(indent: start, width: doneWidth - metrics.gap / 2)
        by = Column(indent: start + doneWidth, width: byWidth - metrics.gap / 2)
        whole = Column(indent: metrics.indent, width: width - metrics.indent)
        notes = notesAreBelow ? whole : Column(indent: start + doneWidth + byWidth, width: rest - titleWidth)
    }
}
