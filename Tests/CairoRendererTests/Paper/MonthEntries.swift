import CalendarCore
import CalendarLayout

/// The entries of a month's days beside what became of them on paper.
struct MonthEntries {
    let schedule: Schedule
    let style: PageStyle
    let month: YearMonth
    /// The number of the month's page.
    private let page: Int
    private let cells: [CivilDate: Rect]
    private let byDate: [CivilDate: [Placement]]
    let notes: [Placement]

    private let listPages: [CivilDate: Int]

    init(_ schedule: Schedule, _ style: PageStyle, _ pages: [LaidOutPage], cells: [CivilDate: Rect]) {
        (self.schedule, self.style, self.cells) = (schedule, style, cells)
        page = pages[0].number
        month = pages[0].span.lowerBound.yearMonth
        let placements = pages.flatMap(\.placements)
        byDate = Dictionary(grouping: placements.filter { $0.date != nil }) { $0.date! }
        notes = placements.filter { $0.date == nil }
        let lists = pages.flatMap { page in PageParts(page.page).lists.map { ($0.date, page.number) } }
        listPages = Dictionary(lists.compactMap { date, page in date.map { ($0, page) } }) { first, _ in first }
    }

    var format: EntryFormat { style.entryFormat(MonthPage.details) }

    func expected(_ date: CivilDate) -> ExpectedDay {
        ExpectedDay(date, schedule, style) { entry in
            onBars(date).contains { $0.source == entry.location && $0.text == format.text(of: entry) }
        }
    }

    /// The content of a cell, from top to bottom, without bars.
    func kept(_ date: CivilDate) -> [Placement] {
        (byDate[date] ?? []).filter { $0.outcome != .continued && !isBar($0, date) }.enumerated().sorted {
            ($0.element.box.minY, $0.offset) < ($1.element.box.minY, $1.offset)
        }.map(\.element)
    }

    /// The content of another page, or of the lines below the grid, without the events for which there is no bar.
    func continued(_ date: CivilDate) -> [Placement] {
        let hidden = expected(date).texts.filter(\.isForBars).map(key)
        return (byDate[date] ?? []).filter { $0.outcome == .continued && !hidden.contains($0.key) }
    }

    /// The number of the page that has a day in full, or its beginning.
    func page(of date: CivilDate) -> Int { listPages[date] ?? 0 }

    func onBars(_ date: CivilDate) -> [Placement] {
        (byDate[date] ?? []).filter { $0.outcome != .continued && isBar($0, date) }
    }

    /// A bar is on no line, and not as wide as the cells that it crosses.
    private func isBar(_ placement: Placement, _ date: CivilDate) -> Bool {
        guard placement.kind == .event, placement.key.line == nil, let cell = cells[date] else { return false }
        return placement.box.minX != cell.minX || placement.box.width != cell.width
    }

    func key(_ entry: Entry) -> EntryKey {
        EntryKey(line: entry.line?.key, text: format.text(of: entry), source: entry.location)
    }

    // MARK: Bars

    /// The events of several days that stand on bars: in order of their first day, the longer first.
    var barEvents: [Event] {
        schedule.events.filter { event in
            event.lastDay > event.firstDay && event.lineKey == nil && !event.isPrivate && !event.closesDay
                && event.firstDay <= month.lastDay && event.lastDay >= month.firstDay
        }.sorted { ($0.firstDay, $1.lastDay) < ($1.firstDay, $0.lastDay) }
    }

    func isOnBar(_ event: Event, _ date: CivilDate) -> Bool {
        placement(ofBar: event, date) != nil
    }

    private func placement(ofBar event: Event, _ date: CivilDate) -> Placement? {
        let entry = event.entry(on: date)
        return onBars(date).first { $0.source == entry.location && $0.text == format.text(of: entry) }
    }

    /// The number of events for which a week has no bar, on the first day that one of them is on; 0 on other days.
    func hiddenCount(beginningOn date: CivilDate) -> Int {
        let week =
            MonthGrid(month, firstWeekday: style.firstWeekday).weekRows.lazy
            .map { week in week.columns.compactMap { week.date(inColumn: $0) } }.first { $0.contains(date) } ?? []
        let hidden = barEvents.compactMap { event in
            week.first { event.firstDay <= $0 && $0 <= event.lastDay }.flatMap { isOnBar(event, $0) ? nil : $0 }
        }
        return hidden.min() == date ? hidden.count : 0
    }

    /// It may have found no lane in the weeks before.
    private func firstBarDay(_ event: Event) -> CivilDate? {
        DaySpan(month).days.first { event.firstDay <= $0 && $0 <= event.lastDay && isOnBar(event, $0) }
    }

    // MARK: Continued entries

    /// True if the rest of the cells is below the grid, on the same page.
    var isBelowGrid: Bool {
        byDate.values.joined().contains { $0.rest?.page == page || ($0.outcome == .continued && $0.page == page) }
    }

    /// The part of a day on another page, or in the lines below the grid.
    struct Block {
        let date: CivilDate?
        /// The texts of each entry, whether the day's cell has all of it, and whether it closes the day.
        let entries: [(texts: [String], isRepeated: Bool, isClosing: Bool)]
    }

    /// By day; those of the notes first.
    var blocks: [Block] {
        let notes = notes.filter { $0.outcome == .continued }.map {
            let entry = Entry(line: nil, text: $0.text)
            return (texts: [entry.onPaper($0.text)], isRepeated: false, isClosing: false)
        }
        return (notes.isEmpty ? [] : [Block(date: nil, entries: notes)]) + DaySpan(month).days.compactMap(block)
    }

    private func block(_ date: CivilDate) -> Block? {
        let whole = Set(kept(date).filter { $0.outcome != .shortened }.map(\.key))
        let day = expected(date).texts.map { entry in
            (
                texts: texts(of: entry), isRepeated: whole.contains(key(entry)),
                isClosing: schedule.closing(of: entry) != nil
            )
        }
        let bars = cutBars(beginningOn: date).map { entry in
            (texts: [entry.onPaper(format.text(of: entry))], isRepeated: false, isClosing: false)
        }
        let all = bars + day
        return all.contains { !$0.isRepeated } ? Block(date: date, entries: all) : nil
    }

    /// The label and the text; of a closed day the name, and the word for it in small letters.
    private func texts(of entry: Entry) -> [String] {
        let text = format.text(of: entry)
        guard let closing = schedule.closing(of: entry) else { return [entry.line?.label ?? "", entry.onPaper(text)] }
        let found = entry.closesDay ? Closing(word: closing.word, reason: text) : schedule.closing(text) ?? closing
        guard let reason = found.reason else { return [entry.onPaper(found.word)] }
        let isLoud = found.word == found.word.uppercased()
        return [entry.onPaper(reason), isLoud ? found.word.lowercased() : found.word]
    }

    private func cutBars(beginningOn date: CivilDate) -> [Entry] {
        barEvents.filter { event in
            firstBarDay(event) == date && placement(ofBar: event, date)?.outcome == .shortened
        }.map { $0.entry(on: date) }
    }

    /// The entries that are cut where they belong, with the texts that another place has in full: of an event of
    /// several days what its first day says.
    var shortened: [(texts: [String], placement: Placement)] {
        DaySpan(month).days.flatMap { date in
            (byDate[date] ?? []).filter { $0.outcome == .shortened }.compactMap { whole($0, on: date) }
        }
    }

    private func whole(_ placement: Placement, on date: CivilDate) -> (texts: [String], placement: Placement)? {
        guard let entry = schedule.entries(on: date).first(where: { key($0) == placement.key }) else { return nil }
        let event = barEvents.first { isBar(placement, date) && $0.location == entry.location }
        let whole = event.flatMap { event in firstBarDay(event).map { event.entry(on: $0) } } ?? entry
        return (texts(of: whole), placement)
    }
}

/// The identity of an entry among the others of its day.
struct EntryKey: Hashable {
    let line: String?
    let text: String
    let source: SourceLocation?
}

extension Placement {
    /// Nil for a note.
    var date: CivilDate? {
        if case .day(let date, _) = subject { date } else { nil }
    }

    var key: EntryKey {
        if case .day(_, let line) = subject { return EntryKey(line: line, text: text, source: source) }
        return EntryKey(line: nil, text: text, source: source)
    }
}
