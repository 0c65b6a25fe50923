import CalendarCore

/// The part of an event that is a bar across a row of days.
struct EventBar {
    let event: Event
    /// The columns that it crosses.
    let columns: ClosedRange<Int>
    /// The days of the row that it is on.
    let days: DaySpan
    /// The event's line, in columns that show those of lines.
    let line: ScheduleLine?
    /// The columns with whose days it counts as an entry.
    let countedColumns: [Int]

    /// The days of a row, the first of which is in a column, that an event is on.
    init(_ event: Event, in row: DaySpan, firstColumn: Int = 0) {
        self.event = event
        days = max(event.firstDay, row.lowerBound)...min(event.lastDay, row.upperBound)
        let first = firstColumn + (days.lowerBound.epochDay - row.lowerBound.epochDay)
        columns = first...first + days.dayCount - 1
        (line, countedColumns) = (nil, Array(columns))
    }

    /// The bar of an event over days that are side by side; nil if the event is on none of them.
    init?(_ event: Event, on row: [CivilDate]) {
        let shown = row.indices.filter { event.firstDay <= row[$0] && event.lastDay >= row[$0] }
        guard let first = shown.first, let last = shown.last else { return nil }
        (self.event, columns, days) = (event, first...last, row[first]...row[last])
        (line, countedColumns) = (nil, Array(columns))
    }

    /// The bar of an event across some columns of one day.
    init(_ event: Event, _ line: ScheduleLine?, columns: ClosedRange<Int>, on date: CivilDate, isCounted: Bool) {
        (self.event, self.line, self.columns, days) = (event, line, columns, date...date)
        countedColumns = isCounted ? [columns.lowerBound] : []
    }

    /// The event as an entry of one of its days.
    func entry(on date: CivilDate) -> Entry { event.entry(on: date, line) }

    /// True if the event begins in this row, and true if it ends in it.
    var begins: Bool { event.firstDay == days.lowerBound }
    var ends: Bool { event.lastDay == days.upperBound }

    /// Returns true if an entry of one of its days is this event.
    func shows(_ entry: Entry) -> Bool {
        entry.days == event.firstDay...event.lastDay && entry.line == nil && entry.location == event.location
            && entry.event == event.content
    }

    func ends(_ direction: WritingDirection) -> BarOutline.Ends {
        BarOutline.Ends(begins: begins, ends: ends, direction)
    }

    /// The box between the edges of its days' cells, from `top` down; a true end is `inset` from the edge.
    func box(in cells: [Rect], top: Length, height: Length, inset: Length, _ style: PageStyle) -> Rect {
        let (first, last) = (cells[columns.lowerBound], cells[columns.upperBound])
        let (ends, stroke) = (ends(style.locale.direction), style.scale.stroke(StrokeWeight.border))
        let left = min(first.minX, last.minX) + (ends.left == .square ? inset : stroke)
        let right = max(first.maxX, last.maxX) - (ends.right == .square ? inset : stroke)
        return Rect(x: left, y: top, width: right - left, height: height)
    }

    /// "until 12:00" if that is when it ends in this row; "to 4 Aug" if it goes on after the page.
    func ending(isOnLastRow: Bool = true, _ context: LayoutContext) -> String? {
        if ends { return context.format.ending(of: event) }
        guard isOnLastRow else { return nil }
        let locale = context.style.locale
        return locale.phrases.toDate.filled(["date": locale.shortDate(event.lastDay)])
    }

    /// The words to read aloud for an event of several days, with the days; nil for one of a single day.
    func spoken(_ context: LayoutContext) -> String? {
        guard event.lastDay > event.firstDay else { return nil }
        let locale = context.style.locale
        return locale.phrases.onDays.filled([
            "text": context.format.text(of: event.entry(on: event.firstDay)),
            "first": locale.heading(of: event.firstDay), "last": locale.heading(of: event.lastDay),
        ])
    }
}

extension LayoutContext {
    /// The events of some days that bars show, in order of their first day, the longer first.
    func barEvents(in row: DaySpan, where isLong: (Event) -> Bool) -> [Event] {
        schedule.events(overlapping: row).filter { event in
            event.lastDay >= row.lowerBound && isLong(event) && event.lineKey == nil && !event.isPrivate
                && !event.closesDay
        }.sorted { ($0.firstDay, $1.lastDay) < ($1.firstDay, $0.lastDay) }
    }

    /// The words of a bar where its event begins, with the time.
    func words(ofBarBeginning event: Event) -> String { format.text(of: .event(event, date: event.firstDay)) }
}
