/// The fit of a month's cells in a setting.
struct MonthTrial: FittingScore {
    let setting: CellSetting
    let score: Length
    /// The number of entries, and of those that wrap.
    let wraps: Legibility
    /// True if the labels at the foot are beside their values.
    let isFootRunIn: Bool
    /// The height each week row needs.
    let rowNeeds: [Length]
    let shortenedDayCount: Int
    /// True if some entries have no place in their cells.
    let continues: Bool

    var isWhole: Bool { shortenedDayCount == 0 }

    /// The best score of a larger size, in which at least as many entries wrap.
    func ceiling(of larger: CellSetting) -> Length { wraps.score(of: larger) }
}
