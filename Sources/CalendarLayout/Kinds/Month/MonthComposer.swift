import CalendarCore

/// Turns a planned month into a page of display items.
struct MonthComposer {
    let plan: MonthPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    /// The places of the continued entries of each day, and of the continued notes (nil).
    let continuations: ContinuationPlaces
    /// The places of its days on other pages of the document.
    let directory: PageDirectory

    var geometry: MonthGeometry { plan.geometry }
    var month: YearMonth { plan.cells.grid.month }
    var style: PageStyle { context.style }
    var typesetter: Typesetter { context.typesetter }
    var typography: CellTypography { plan.typography }

    func compose() -> LaidOutPage {
        let frame = context.frame
        var items = [
            .group(Structure(.artifact), strips + rules + entryMarks + dayMarks), frame.heading(plan.header.title),
        ]
        if let notes = notes() { items.append(notes) }
        items.append(.group(Structure(.table, frame: geometry.table), [headerRow()] + weekRows()))
        if let below = plan.below { items += below.lines.items(at: below.origin, page: number) }
        let outline = Page.Outline(style.locale.title(of: month))
        return LaidOutPage(
            frame.page(items, label: month.description, outline: outline), number: number, kind: MonthPage.name,
            span: DaySpan(month), fit: fit, type: typography.setting.type,
            continuedOn: continuations.firstPage, placements: placements())
    }

    private var fit: PageFit {
        let trial = plan.trial
        let words = plan.days.flatMap { day in
            (day.body + day.foot).flatMap { placed in
                placed.set.brokenWords.map { PageFit.BrokenWord(word: $0, source: placed.set.entry.location) }
            }
        }
        return PageFit(
            score: trial.score, weekendTenths: trial.setting.weekendTenths, breaksNames: trial.setting.breaksNames,
            shortenedDayCount: plan.days.count(where: \.isShortened), stepCount: plan.stepCount, brokenWords: words)
    }

    private func notes() -> DisplayItem? {
        guard let notes = plan.header.notes else { return nil }
        let items = notes.layout.items(in: notes.box, continuedAt: continuations[nil], typesetter)
        return .group(Structure(.notes, frame: notes.box), items)
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

    // MARK: Under the text

    /// The strips of weekends and closed days; those of other days are white.
    private var strips: [DisplayItem] {
        plan.days.compactMap { set in
            guard set.day.isClosed || set.day.isWeekend else { return nil }
            return .fill(cell(of: set.day).top(typography.metrics.stripHeight), set.day.isClosed ? .black : .light)
        }
    }

    /// The grid, and the rules over the lines at the foot of cells.
    private var rules: [DisplayItem] {
        let rules = GridRules(geometry: geometry, weeks: plan.cells.grid.weekRows, scale: style.scale)
        var foot: [Rule] = []
        for set in plan.days {
            let cell = cell(of: set.day).inset(by: Insets(top: .zero, left: inset, bottom: .zero, right: inset))
            if let top = set.footRule {
                // A box needs no rule over it.
                guard !(set.foot.first?.set.entry.isBoxed ?? false) else { continue }
                foot.append(.horizontal(y: cell.minY + top, from: cell.minX, to: cell.maxX))
            } else if lacksFoot(set) {
                foot += dashes(around: emptyFoot(in: cell))
            }
        }
        let hairline = style.scale.stroke(StrokeWeight.hairline)
        return rules.items(headerRule: plan.header.rule) + (foot.isEmpty ? [] : [.rules(foot, weight: hairline)])
    }

    private var entryMarks: [DisplayItem] {
        plan.days.flatMap { set in
            (set.body + set.foot).flatMap { context.marks(of: $0.set.entry, around: words(of: $0, set)) }
        }
    }

    private var dayMarks: [DisplayItem] {
        plan.days.flatMap { context.marks(of: $0.day.date, in: cell(of: $0.day)) }
    }

    /// The box of an entry's words, with a little room at the left and at the right.
    private func words(of placed: SetDay.PlacedEntry, _ set: SetDay) -> Rect {
        let cell = cell(of: set.day)
        let words = Rect(
            x: cell.minX + inset, y: cell.minY + placed.top, width: cell.width - inset * 2, height: placed.set.height)
        return words.widened(by: inset * 3 / 4)
    }

    var inset: Length { typography.metrics.inset }

    func cell(of day: CellDay) -> Rect { geometry.dayCell(row: day.row, column: day.column) }

    // MARK: A foot that is missing

    /// Returns true if a day has nothing at its foot although four days of five have.
    private func lacksFoot(_ set: SetDay) -> Bool {
        guard set.foot.isEmpty, style.cellStyle == .inline, set.room > emptyFootHeight else { return false }
        return plan.days.count { !$0.foot.isEmpty } * 5 >= plan.days.count * 4
    }

    private var emptyFootHeight: Length {
        typography.leading + (plan.trial.isFootRunIn ? .zero : typography.labelLeading)
    }

    private func emptyFoot(in cell: Rect) -> Rect {
        let bottom = cell.maxY - typography.metrics.bottom
        return Rect(x: cell.minX, y: bottom - emptyFootHeight, width: cell.width, height: emptyFootHeight)
    }

    private func dashes(around box: Rect) -> [Rule] {
        let dash = style.scale.furniture(.points(3))
        func steps(_ from: Length, _ to: Length) -> [(Length, Length)] {
            stride(from: from.rawValue, to: to.rawValue, by: dash.rawValue * 2).map {
                (Length(rawValue: $0), min(Length(rawValue: $0) + dash, to))
            }
        }
        return steps(box.minX, box.maxX).flatMap { from, to in
            [Rule.horizontal(y: box.minY, from: from, to: to), .horizontal(y: box.maxY, from: from, to: to)]
        }
            + steps(box.minY, box.maxY).flatMap { from, to in
                [Rule.vertical(x: box.minX, from: from, to: to), .vertical(x: box.maxX, from: from, to: to)]
            }
    }

    // MARK: The table

    private func headerRow() -> DisplayItem {
        let weekdays = style.firstWeekday.weekStartingHere
        let names = headerNames(weekdays)
        let size = plan.header.weekdaySize
        let cells = zip(zip(weekdays, names), geometry.cells(of: geometry.header)).map { named, cell in
            let (weekday, name) = named
            let x = cell.x(of: name.advance.width(at: size), from: inset, geometry.direction)
            let run = TextRun(name, origin: Point(x: x, y: plan.header.weekdayBaseline), size: size)
            let fullName = style.locale.fullName(of: weekday)
            let spoken = name.text == fullName ? nil : fullName
            return DisplayItem.group(Structure(.weekdayHeader(weekday), frame: cell, spoken: spoken), [.text(run)])
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
            var cells = weekNumber(of: week, row).map { [$0] } ?? []
            for (column, cell) in geometry.cells(of: row).enumerated() {
                cells.append(self.cell(cell, date: week.date(inColumn: column)))
            }
            items.append(.group(Structure(.weekRow, frame: geometry.withWeekNumber(row)), cells))
        }
        return items
    }

    private func cell(_ cell: Rect, date: CivilDate?) -> DisplayItem {
        guard let date else { return .group(Structure(.adjacentDayCell, frame: cell), []) }
        let set = plan.days[date.day - 1]
        let entries = bars(beginningOn: set.day) + entries(of: set, in: cell)
        let list = entries.isEmpty ? [] : [DisplayItem.group(Structure(.entries), entries)]
        return .group(
            Structure(.dayCell(date), frame: cell),
            strip(set.day, in: cell) + list + repeatedBars(beginningOn: set.day))
    }

    // MARK: The strip

    /// The baseline of the numbers of days.
    func stripBaseline(in cell: Rect) -> Length {
        let (size, height) = (typography.metrics.numberSize, typography.metrics.stripHeight)
        return cell.minY + typesetter.centredBaseline(of: .bold, size: size, height: height)
    }

    /// The day's number; beside it, a word if it is closed, or today.
    private func strip(_ day: CellDay, in cell: Rect) -> [DisplayItem] {
        let metrics = typography.metrics
        let isToday = style.today == day.date
        let ink: Shade = day.isClosed ? .white : .black
        let number = typesetter.word(style.locale.number(day.date.day), in: .bold)
        let width = number.advance.width(at: metrics.numberSize)
        let baseline = stripBaseline(in: cell)
        let x = cell.x(of: width, from: inset, geometry.direction)
        let run = TextRun(
            number, origin: Point(x: x, y: baseline), size: metrics.numberSize, ink: isToday ? .black : ink)
        var items: [DisplayItem] = (isToday ? [todayMark(x: x, width: width, in: cell)] : [])
        items.append(
            isToday && day.isClosed
                ? .group(Structure(.dayNumber, spoken: spokenToday(day)), [linked(run, to: day, in: cell)])
                : linked(run, to: day, in: cell))
        let room = cell.width - width - inset * 3
        if let word = day.closingWord {
            let size = metrics.numberSize * 52 / 100
            items += stripWord(word, size, room, ink, baseline: baseline, in: cell)
        } else if isToday {
            let size = style.scale.furniture(style.sizes.footer)
            items += stripWord(style.locale.phrases.today, size, room, ink, baseline: baseline, in: cell)
        }
        return items
    }

    /// The number, and a link from the strip to a page of the day or of its week.
    private func linked(_ run: TextRun, to day: CellDay, in cell: Rect) -> DisplayItem {
        let strip = cell.top(typography.metrics.stripHeight)
        return directory.leading(.text(run), from: strip, of: DaySpan(month), to: day.date...day.date)
    }

    /// "6, today", for a closed day, whose strip has no room for the word.
    private func spokenToday(_ day: CellDay) -> String {
        "\(style.locale.number(day.date.day)), \(style.locale.phrases.today)"
    }

    /// A word at the end of the strip: bold, else condensed, else as small as it has to be.
    private func stripWord(
        _ words: String, _ size: Length, _ room: Length, _ ink: Shade, baseline: Length, in cell: Rect
    ) -> [DisplayItem] {
        let bold = typesetter.word(words, in: .bold)
        let shaped = bold.advance.width(at: size) <= room ? bold : typesetter.word(words, in: .condensedBold)
        let sizes = [size, size * 9 / 10, size * 3 / 4]
        let fitting = sizes.first { shaped.advance.width(at: $0) <= room }
        let set = fitting ?? shaped.size(atMost: sizes[2], fitting: room)
        let width = shaped.advance.width(at: set)
        let x = cell.x(of: width, from: cell.width - inset - width, geometry.direction)
        return [.text(TextRun(shaped, origin: Point(x: x, y: baseline), size: set, ink: ink))]
    }

    /// A rounded box behind the number.
    private func todayMark(x: Length, width: Length, in cell: Rect) -> DisplayItem {
        let strip = cell.top(typography.metrics.stripHeight)
        let stroke = style.scale.stroke(StrokeWeight.heavy)
        let reach = min(inset - stroke / 2, style.scale.furniture(.points(3)))
        let box = Rect(
            x: x - reach, y: strip.minY + stroke, width: width + reach * 2, height: strip.height - stroke * 2)
        let radius = style.scale.furniture(.points(3))
        return .group(Structure(.artifact), [.outline(.roundedRect(box, radius: radius), weight: stroke)])
    }
}
