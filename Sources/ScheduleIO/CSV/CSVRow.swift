import CalendarCore

/// What has been read of a row so far.
struct CSVRow {
    let start: TextPosition
    var stamp = RecordStamp()
    var date: Located<CivilDate>?
    var month: Located<YearMonth>?
    var monthCell: CSVCell?
    var yearCell: CSVCell?
    var dayTexts = DayTexts()
    var noteLines: [NoteLine] = []
    /// The cell of the date or month is not blank, whether or not it is valid.
    var isDated = false
    var isBlank = true
    var cellCount = 0
    /// The first cell beyond the last column.
    var excess: TextPosition?
}
