import CalendarCore

/// The combined records from the tables of one file.
struct TableRecords {
    var lines: LineCatalog
    var days = DayTable()
    var events: [Event] = []

    init(_ options: ReadingOptions) {
        lines = LineCatalog(options.lines)
    }

    var collection: RecordCollection {
        var records = RecordCollection()
        records.lines = lines.declared
        (records.days, records.events) = (days.inOrder(of: lines.declared), events)
        return records
    }
}
