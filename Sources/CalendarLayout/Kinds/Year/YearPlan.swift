import CalendarCore

/// The contents of a year's page: the days that are marked, and those that are closed.
public struct YearPlan {
    let span: DaySpan
    let geometry: YearGeometry
    /// The days with entries that do not only close them.
    let marked: Set<CivilDate>
    let closed: Set<CivilDate>
    /// The labels of the lines that are marked, in the order of the schedule.
    let labels: [String]
    /// True if days are marked for entries on no line, too.
    let marksEvents: Bool
    /// The line whose people are named instead of marking days; nil to mark days, as on paper too small for names.
    let line: LineYear?

    init(_ span: DaySpan, _ context: LayoutContext) {
        (self.span, geometry) = (span, YearGeometry(in: context.frame.body, context.style))
        line = context.style.yearLine.flatMap { LineYear($0, span, context) }.flatMap { line in
            LineYearComposer(line, context, number: 0, PageDirectory()).isLegible ? line : nil
        }
        var (marked, closed, lines): (Set<CivilDate>, Set<CivilDate>, Set<String>) = ([], [], [])
        var marksEvents = false
        for date in span.days {
            for entry in context.schedule.entries(on: date) {
                if context.schedule.closing(of: entry) != nil {
                    closed.insert(date)
                } else if !entry.isBoxed {
                    marked.insert(date)
                    if let line = entry.line { lines.insert(line.key) } else { marksEvents = true }
                }
            }
        }
        (self.marked, self.closed, self.marksEvents) = (marked, closed, marksEvents)
        labels = context.schedule.lines.filter { lines.contains($0.key) }.map(\.label)
    }

    /// Its months.
    var months: MonthRange { span.months }
}
