import CalendarCore

/// The kind of page that says who is on call on a day: a card a day, from a badge to a page for the switchboard.
public struct CallPage: PageKind {
    /// `call`.
    public static let name = "call"

    /// The texts of lines.
    public static let coverage: Set<Entry.Kind> = [.line]

    /// The context its pages are laid out from.
    public let context: LayoutContext
    private let holders: CallHolders

    /// Cards of a schedule, in a style.
    public init(_ context: LayoutContext) {
        self.context = context
        holders = CallHolders(context)
    }

    /// A card a day.
    public static func spans(of days: DaySpan, _ style: PageStyle) -> [DaySpan] { days.days.map { $0...$0 } }

    /// The day.
    public static func name(of span: DaySpan, _ locale: CalendarLocale) -> String { locale.fullDate(span.lowerBound) }

    /// One page.
    public func plan(_ span: DaySpan) -> [CallPlan] { [CallPlanner(context, holders).plan(span)] }

    /// The card with its title.
    public func compose(_ plan: CallPlan, number: Int, continuations: ContinuationPlaces) -> LaidOutPage {
        CallComposer(plan: plan, context: context, number: number).compose()
    }
}

/// A planned card: who is on call, who else works, and the next days.
public struct CallPlan {
    let span: DaySpan
    let metrics: CallMetrics
    let head: CallHead?
    let lines: [CallLine]
    let days: [CallDay]
    /// The height of each of the next days.
    let rowHeight: Length

    var date: CivilDate { span.lowerBound }
}

/// The dimensions of a card, which shrink with it down to sizes that can be read.
struct CallMetrics {
    private let thousandths: Int
    /// True for a card on which the next days take two lines each.
    let isNarrow: Bool

    init(_ body: Rect) {
        isNarrow = body.width < .points(340)
        thousandths = min(body.width.rawValue * 1000 / Length.points(540).rawValue, 2000)
    }

    private func sized(_ points: Int, atLeast least: Int) -> Length {
        max(Length.points(points) * thousandths / 1000, .quarterPoints(least * 2))
    }

    /// The sizes, of which the least are in half points.
    var name: Length { sized(60, atLeast: 64) }
    var leastName: Length { name * 2 / 3 }
    var phone: Length { sized(32, atLeast: 36) }
    var word: Length { sized(14, atLeast: 18) }
    var label: Length { sized(10, atLeast: 12) }
    var staff: Length { sized(14, atLeast: 19) }
    var leastStaff: Length { .quarterPoints(22) }
    var dayNumber: Length { sized(18, atLeast: 23) }
    var weekday: Length { sized(10, atLeast: 14) }
    var dayName: Length { sized(15, atLeast: 23) }
    var dayPhone: Length { sized(11, atLeast: 19) }
    var dayStaff: Length { sized(13, atLeast: 17) }
    /// The days that the next rows are of.
    var heading: Length { sized(11, atLeast: 0) }

    /// The distances.
    var gap: Length { sized(14, atLeast: 12) }
    var pad: Length { sized(6, atLeast: 5) }
    var labelColumn: Length { sized(44, atLeast: 46) }
    var dateColumn: Length { sized(80, atLeast: 92) }
    /// The column of those on call, from the edge of the dates.
    var callColumn: Length { sized(200, atLeast: 0) }
    /// The height of the heading above the next days.
    var headingHeight: Length { isNarrow ? pad : gap + heading + pad + label * 2 }
    var mostRow: Length { isNarrow ? sized(31, atLeast: 62) : sized(55, atLeast: 0) }
    var inset: Length { sized(8, atLeast: 10) }
}
