/// The setters of weekdays and weekends.
final class CellSetters {
    let weekday: EntrySetter
    let weekend: EntrySetter

    init(_ typography: CellTypography, isFootRunIn: Bool, _ typesetter: Typesetter) {
        weekday = EntrySetter(typography, inWeekend: false, isFootRunIn: isFootRunIn, typesetter)
        weekend = EntrySetter(typography, inWeekend: true, isFootRunIn: isFootRunIn, typesetter)
    }

    subscript(day: CellDay) -> EntrySetter { self[inWeekend: day.isWeekend] }

    subscript(inWeekend isWeekend: Bool) -> EntrySetter { isWeekend ? weekend : weekday }
}
