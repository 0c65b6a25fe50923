import CalendarCore

/// A column of a page with hours: a day's, or that of a person, a place or a line on a day.
struct TimelineColumn {
    /// The index of its day on the page.
    private(set) var day: Int
    /// Whose it is; nil for all of its day.
    private(set) var key: ColumnKey?
    /// The events that have a place on the clock.
    let events: [TimelineEvent]
    /// Its place among all columns of its day, also those on other pages.
    private(set) var ordinal = 0
    /// The number of its own events on the clock.
    private(set) var count = 0
    /// The name in its head, and the words below that.
    private(set) var name = ""
    private(set) var words = ""

    /// The same with a head, on a page on which its day has another index.
    func headed(_ name: String, _ words: String, day: Int) -> TimelineColumn {
        var column = self
        (column.name, column.words, column.day) = (name, words, day)
        return column
    }
}

/// An event of whole days in some columns of a day.
struct ColumnBar {
    let event: Event
    let line: ScheduleLine?
    /// The index of its day on the page.
    private(set) var day: Int
    /// The places of its columns among all of the day.
    let ordinals: [Int]

    /// The same on a page on which its day has another index.
    func ofDay(_ day: Int) -> ColumnBar {
        var bar = self
        bar.day = day
        return bar
    }

    /// The parts of it in some columns: a bar for each run of them that are side by side. The bar with the first of its
    /// columns is the one that counts.
    func bars(in columns: [TimelineColumn], on date: CivilDate) -> [EventBar] {
        let own = columns.indices.filter { columns[$0].day == day && ordinals.contains(columns[$0].ordinal) }
        return own.runs.map { run in
            EventBar(
                event, line, columns: run, on: date,
                isCounted: columns[run.lowerBound].ordinal == ordinals.first)
        }
    }
}

/// The days of a page, their columns, and the bars in these.
struct TimelineContents {
    let days: [TimelineDay]
    let columns: [TimelineColumn]
    /// The bars; nil for those of all events on no line, over days.
    let bars: [ColumnBar]?

    /// The columns of a day.
    func columns(ofDay day: Int) -> Range<Int> {
        let own = columns.indices.filter { columns[$0].day == day }
        return (own.first ?? 0)..<((own.last ?? -1) + 1)
    }
}

extension TimelineContents {
    /// A column for each day.
    init(_ days: [TimelineDay]) {
        let columns = days.enumerated().map { TimelineColumn(day: $0, events: $1.events) }
        self.init(days: days, columns: columns, bars: nil)
    }
}

extension [Int] {
    /// The ranges of numbers that follow each other.
    fileprivate var runs: [ClosedRange<Int>] {
        reduce(into: []) { runs, number in
            if let last = runs.last, last.upperBound + 1 == number {
                runs[runs.count - 1] = last.lowerBound...number
            } else {
                runs.append(number...number)
            }
        }
    }
}
