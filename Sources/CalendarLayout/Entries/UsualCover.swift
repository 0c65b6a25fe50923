/// The rule for the dashed box of a day without anybody: it is marked where nearly all other days have somebody.
enum UsualCover {
    /// Returns true if four of five days have somebody.
    static func isUsual(_ coveredCount: Int, of dayCount: Int) -> Bool { coveredCount * 5 >= dayCount * 4 }
}
