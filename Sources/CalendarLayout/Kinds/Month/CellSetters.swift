/// The setters of weekdays and weekends.
struct CellSetters {
    let weekday: EntrySetter
    let weekend: EntrySetter

    init(_ typography: CellTypography, isFootRunIn: Bool, _ typesetter: Typesetter) {
        weekday = EntrySetter(typography, inWeekend: false, isFootRunIn: isFootRunIn, typesetter)
        weekend = EntrySetter(typography, inWeekend: true, isFootRunIn: isFootRunIn, typesetter)
    }

    subscript(day: CellDay) -> EntrySetter { day.isWeekend ? weekend : weekday }
}
