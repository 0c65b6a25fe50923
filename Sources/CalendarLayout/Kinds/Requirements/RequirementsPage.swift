import CalendarCore

/// The kind of page that shows who has which document until when: a row a person, a column a document.
public struct RequirementsPage: PageKind {
    /// `requirements`.
    public static let name = "requirements"

    /// None: it shows documents, not days.
    public static let coverage: Set<Entry.Kind> = []

    /// Its days say only when it is looked at.
    public static let showsDays = false

    /// Landscape.
    public static let isLandscape = true

    /// The context its pages are laid out from.
    public let context: LayoutContext

    /// Pages of a schedule's documents, in a style.
    public init(_ context: LayoutContext) { self.context = context }

    /// As many pages as people and documents need.
    public func plan(_ span: DaySpan) -> [RequirementsPlan] {
        let matrix = RequirementMatrix(
            context.schedule, on: context.dateOfPages ?? span.lowerBound, soon: context.style.warningDays)
        return RequirementsPlanner(matrix, span, context).plans()
    }

    /// The table with its title and its legend.
    public func compose(_ plan: RequirementsPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        RequirementsComposer(plan: plan, context: context, number: number).compose()
    }
}

/// A page of documents: some people and some documents of all.
public struct RequirementsPlan {
    let contents: RequirementsContents
    let people: Range<Int>
    let documents: Range<Int>
    let geometry: RosterGeometry
    let span: DaySpan

    var isFirst: Bool { people.lowerBound == 0 && documents.lowerBound == 0 }
    /// True if it has the counts of people.
    var hasEnds: Bool { documents.upperBound == contents.matrix.documents.count }
    /// True if it has the counts of documents.
    var hasFeet: Bool { people.upperBound == contents.matrix.people.count }
}

/// The parts that all pages of documents share.
struct RequirementsContents {
    let matrix: RequirementMatrix
    let metrics: RequirementsMetrics
    let names: RosterNames
    /// The heads of columns, by document.
    let heads: [TextBlock]
}

/// The dimensions of pages of documents, which grow with the sheet.
struct RequirementsMetrics {
    let scale: SheetScale

    private func furniture(_ quarterPoints: Int) -> Length { scale.furniture(.quarterPoints(quarterPoints)) }

    /// The width of the heads of rows, and that of each of the two counts.
    var nameColumn: Length { furniture(116 * 4) }
    var countColumn: Length { furniture(26 * 4) }
    /// The least and the greatest width of a document's column.
    var leastColumn: Length { furniture(52 * 4) }
    var mostColumn: Length { furniture(122 * 4) }
    /// The least and the greatest height of a person's row.
    var leastRow: Length { furniture(18 * 4) }
    var mostRow: Length { furniture(147) }
    var foot: Length { furniture(62) }
    /// The size of everything in the table.
    var size: Length { furniture(38) }
    var leastHeader: Length { furniture(18 * 4) }
    var inset: Length { furniture(8) }
    /// The gap between the edge of a cell and a box in it, and the radius of its corners.
    var boxGap: Length { furniture(9) }
    var radius: Length { furniture(12) }
    var legendSize: Length { furniture(34) }
    var legendGap: Length { furniture(52) }
}
