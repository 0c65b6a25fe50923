import CalendarCore

/// The kind of page that shows a month with lines to write on: only its notes, the days that are closed and the lines
/// at the foot of days are printed.
public struct PlannerPage: PageKind {
    /// `planner`.
    public static let name = "planner"

    /// It prints the notes; the rest is left for writing.
    public static let coverage: Set<Entry.Kind> = [.note]

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private var month: MonthPage

    /// Planners of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
        var style = context.style
        style.weekends = .equal
        month = MonthPage(
            LayoutContext(
                context.schedule.planned, style, context.typesetter, details: MonthPage.details,
                localTime: context.localTime))
    }

    /// The whole months that the days touch.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] { MonthPage.spans(of: days, style) }

    /// Keeps the links from the numbers of days to pages of their own.
    public mutating func take(_ directory: PageDirectory) { month.take(directory) }

    /// Decides which settings the months share.
    public mutating func prepare(_ spans: [DaySpan]) { month.prepare(spans) }

    /// One page, for the month of the first day.
    public func plan(_ span: DaySpan) -> [MonthPlan] { month.plan(span) }

    /// The notes that do not fit.
    public func overflow(of plan: MonthPlan) -> [ContinuedBlock] { month.overflow(of: plan) }

    /// The month, with lines in its cells.
    public func compose(_ plan: MonthPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        let page = month.compose(plan, number: number, continuations: continuations)
        let lines = WritingLines(plan, context.style.scale)
        return LaidOutPage(
            page.page.adding(lines.items), number: number, kind: Self.name, span: page.span, type: page.type,
            continuedOn: page.continuedOn, placements: page.placements.filter { $0.kind == .note })
    }
}

extension Schedule {
    /// The part of the schedule that closes days, its lines at the foot, and the notes.
    fileprivate var planned: Schedule {
        keeping(lines: Set(lines.filter { $0.place == .foot }.map(\.key)), hasOthers: false)
    }
}

/// Dotted lines to write on, in the free room of a month's cells.
struct WritingLines {
    private let rules: [Rule]
    private let scale: SheetScale

    init(_ plan: MonthPlan, _ scale: SheetScale) {
        self.scale = scale
        let (pitch, inset) = (scale.furniture(.points(20)), plan.typography.metrics.inset)
        rules = plan.days.flatMap { set -> [Rule] in
            let cell = plan.geometry.dayCell(row: set.day.row, column: set.day.column)
            let bottom = set.footRule.map { cell.minY + $0 } ?? cell.maxY
            let count = max(0, (set.room.rawValue - pitch.rawValue / 4) / pitch.rawValue)
            // The lowest line is the cell's own edge, or the rule over its foot.
            return (0..<count).map { line in
                .horizontal(y: bottom - pitch * (line + 1), from: cell.minX + inset, to: cell.maxX - inset)
            }
        }
    }

    var items: [DisplayItem] {
        let dash = Dash(length: .quarterPoints(2), gap: scale.furniture(.quarterPoints(10)))
        let lines = DisplayItem.rules(rules, weight: scale.stroke(StrokeWeight.hairline), dash: dash)
        return rules.isEmpty ? [] : [.group(Structure(.artifact), [lines])]
    }
}
