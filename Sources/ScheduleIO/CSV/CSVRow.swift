import CalendarCore

/// The cells read so far from a row.
struct CSVRow {
    let start: TextPosition
    var stamp = RecordStamp()
    var date: Located<CivilDate>?
    var month: Located<YearMonth>?
    var monthCell: CSVCell?
    var yearCell: CSVCell?
    var dayTexts = DayTexts()
    var noteLines: [NoteLine] = []
    /// True if the cell of the date or month is not blank, even if it is not valid.
    var isDated = false
    var isBlank = true
    var cellCount = 0
    /// The first cell beyond the last column.
    var excess: TextPosition?
}
