/// How a month's cells fit in a setting.
struct MonthTrial: FittingScore {
    let setting: CellSetting
    let score: Length
    /// How many entries there are, and how many of them wrap.
    let wraps: Legibility
    /// Whether the labels at the foot stand beside their values.
    let isFootRunIn: Bool
    /// What each week row needs.
    let rowNeeds: [Length]
    let shortenedDayCount: Int
    /// Whether some entries have no place in their cells.
    let continues: Bool

    var isWhole: Bool { shortenedDayCount == 0 }

    /// In a larger size at least as many entries wrap.
    func ceiling(of larger: CellSetting) -> Length { wraps.score(of: larger) }
}
