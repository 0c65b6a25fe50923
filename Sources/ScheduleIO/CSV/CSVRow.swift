import CalendarCore

/// What is read of a row so far.
struct CSVRow {
    let start: TextPosition
    var stamp = RecordStamp()
    var date: Located<CivilDate>?
    var month: Located<YearMonth>?
    var monthCell: CSVCell?
    var yearCell: CSVCell?
    var dayTexts = DayTexts()
    var noteLines: [NoteLine] = []
    /// Something stands in the cell of the date or month, be it right or wrong.
    var isDated = false
    var isBlank = true
    var cellCount = 0
    /// The first cell that no column has a place for.
    var excess: TextPosition?
}
