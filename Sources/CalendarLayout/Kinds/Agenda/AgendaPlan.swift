import CalendarCore

/// A planned page of an agenda.
public struct AgendaPlan {
    let span: DaySpan
    /// True if another page has the days before.
    let isContinued: Bool
    let geometry: AgendaGeometry
    let metrics: AgendaMetrics
    /// By column, from top to bottom.
    let columns: [[AgendaPart]]
}

/// A row of the list in its column, or as many of its lines as the column holds.
struct AgendaPart {
    let block: AgendaBlock
    let rows: Range<Int>
    let area: Rect
}
