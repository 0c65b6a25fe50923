/// The setters of weekdays and weekends.
final class CellSetters {
    let weekday: EntrySetter
    let weekend: EntrySetter

    init(_ typography: CellTypography, isFootRunIn: Bool, _ context: LayoutContext) {
        weekday = EntrySetter(typography, inWeekend: false, isFootRunIn: isFootRunIn, context)
        weekend = EntrySetter(typography, inWeekend: true, isFootRunIn: isFootRunIn, context)
    }

    subscript(day: CellDay) -> EntrySetter { self[inWeekend: day.isWeekend] }

    subscript(inWeekend isWeekend: Bool) -> EntrySetter { isWeekend ? weekend : weekday }
}
