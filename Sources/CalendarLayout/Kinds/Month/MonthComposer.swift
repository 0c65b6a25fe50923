import CalendarCore

/// Turns planned weeks into a page of display items.
struct MonthComposer: PageComposer {
    let plan: MonthPlan
    /// The name of the kind of page.
    let kind: String
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    /// The places of the continued entries of each day, and of the continued notes (nil).
    let continuations: ContinuationPlaces
    /// The places of its days on other pages of the document.
    let directory: PageDirectory

    var geometry: MonthGeometry { plan.geometry }
    /// The days of the page.
    var span: DaySpan { plan.cells.grid.days }
    var typography: CellTypography { plan.typography }

    func compose() -> LaidOutPage {
        let frame = context.frame
        var items = [
            .group(Structure(.artifact), strips + rules + barGrounds + entryMarks + dayMarks),
            frame.heading(plan.header.title),
        ]
        if let notes = notes() { items.append(notes) }
        items.append(.group(Structure(.table, frame: geometry.table), [headerRow()] + weekRows()))
        items += corner()
        if let below = plan.below { items += below.lines.items(at: below.origin, page: number) }
        let outline = Page.Outline(style.locale.title(ofPage: span))
        return LaidOutPage(
            frame.page(items, label: span.name, outline: outline), number: number, kind: kind,
            span: span, fit: fit, type: typography.setting.type,
            continuedOn: continuations.firstPage, placements: placements())
    }

    private var fit: PageFit {
        let trial = plan.trial
        return PageFit(
            score: trial.score, weekendTenths: trial.setting.weekendTenths, breaksNames: trial.setting.breaksNames,
            shortenedDayCount: plan.days.count(where: \.isShortened), stepCount: plan.stepCount,
            brokenWords: brokenWords)
    }

    private var brokenWords: [PageFit.BrokenWord] {
        var words: [PageFit.BrokenWord] = []
        for set in plan.days {
            for placed in set.placed where placed.set.breaksWord {
                words += placed.set.brokenWords.map {
                    PageFit.BrokenWord(word: $0, source: placed.set.entry.location)
                }
            }
        }
        return words
    }

    private func notes() -> DisplayItem? {
        guard let notes = plan.header.notes else { return nil }
        let items = notes.layout.items(in: notes.box, continuedAt: continuations[nil], typesetter)
        return .group(Structure(.notes, frame: notes.box), items)
    }

    private func corner() -> [DisplayItem] {
        let corners =
            style.corner == .none ? [] : MonthCorner.all(of: plan, directory, context, baseline: stripBaseline)
        guard !corners.isEmpty else { return [] }
        let texts = plan.days.lazy.flatMap { $0.day.entries }.map(\.text)
        return MonthCorner.items(in: corners, PrintedInitials(context.schedule.people).people(in: texts))
    }

    // MARK: What is elsewhere

    /// The place of a day in full: below the grid, or on another page.
    func place(of date: CivilDate) -> Place? {
        guard let below = plan.below else { return continuations[date] }
        return Place(page: number, position: below.origin)
    }

    /// The place in full of an entry that is cut in its cell.
    func part(of date: CivilDate, entry index: Int) -> Placement.Part? {
        guard let below = plan.below else { return continuations.part(of: date, entry: index) }
        return below.lines.part(of: date, entry: index, at: below.origin, page: number)
    }

    var inset: Length { typography.metrics.inset }

    func cell(of day: CellDay) -> Rect { geometry.dayCell(row: day.row, column: day.column) }

    // MARK: The table

    private func headerRow() -> DisplayItem {
        let weekdays = style.firstWeekday.weekStartingHere
        let names = headerNames(weekdays)
        let size = plan.header.weekdaySize
        let cells = zip(zip(weekdays, names), geometry.cells(of: geometry.header)).map { named, cell in
            let (weekday, name) = named
            let word = item(name, .start(inset), in: cell, at: plan.header.weekdayBaseline, size: size)
            let fullName = style.locale.fullName(of: weekday)
            let spoken = name.text == fullName ? nil : fullName
            return DisplayItem.group(Structure(.weekdayHeader(weekday), frame: cell, spoken: spoken), [word])
        }
        let week = weekHeading().map { [$0] } ?? []
        return .group(Structure(.headerRow, frame: geometry.withWeekNumber(geometry.header)), week + cells)
    }

    /// The longest names of which all seven fit; those of the weekend are regular.
    private func headerNames(_ weekdays: [Weekday]) -> [ShapedText] {
        let locale = style.locale
        var names: [ShapedText] = []
        for form in [locale.fullName, locale.shortName, locale.shortestName] {
            names = weekdays.map { weekday in
                typesetter.word(form(weekday), in: locale.weekend.contains(weekday) ? .regular : .bold)
            }
            let fits = zip(names, geometry.columns.widths).allSatisfy { name, width in
                name.advance.width(at: plan.header.weekdaySize) <= width - inset * 2
            }
            if fits { break }
        }
        return names
    }

    private func weekRows() -> [DisplayItem] {
        var items: [DisplayItem] = []
        for (row, week) in zip(geometry.weekRows, plan.cells.grid.weekRows) {
            var cells: [DisplayItem] = []
            // Seven days and the week's number.
            cells.reserveCapacity(8)
            if let number = weekNumber(of: week, row) { cells.append(number) }
            for (column, cell) in geometry.cells(of: row).enumerated() {
                cells.append(self.cell(cell, date: week.date(inColumn: column)))
            }
            items.append(.group(Structure(.weekRow, frame: geometry.withWeekNumber(row)), cells))
        }
        return items
    }

    private func cell(_ cell: Rect, date: CivilDate?) -> DisplayItem {
        guard let date else { return .group(Structure(.adjacentDayCell, frame: cell), []) }
        let set = plan.days[date.epochDay - span.lowerBound.epochDay]
        var entries = bars(beginningOn: set.day)
        entries += moreBars(beginningOn: set.day)
        addEntries(of: set, in: cell, to: &entries)
        var items = strip(set.day, in: cell)
        if !entries.isEmpty { items.append(.group(Structure(.entries), entries)) }
        items += repeatedBars(beginningOn: set.day)
        return .group(Structure(.dayCell(date), frame: cell), items)
    }
}
