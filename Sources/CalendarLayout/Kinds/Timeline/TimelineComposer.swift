import CalendarCore

/// Turns a planned page with hours into display items: first all lines and boxes, then the words, day by day.
struct TimelineComposer: PageComposer {
    let plan: TimelinePlan
    /// The name of the kind of page.
    let kind: String
    let context: LayoutContext
    let number: Int
    let continuations: ContinuationPlaces
    var directory = PageDirectory()

    var geometry: TimelineGeometry { plan.geometry }
    var metrics: TimelineMetrics { plan.metrics }

    func compose() -> LaidOutPage {
        let title = locale.title(of: plan.frame.shownSpan)
        var items = [DisplayItem.group(Structure(.artifact), drawing() + entryMarks + dayMarks)]
        items += heading(title)
        for day in plan.days.indices { items += metrics.hasColumns ? columnItems(ofDay: day) : [self.day(day)] }
        return LaidOutPage(
            context.frame.page(items, label: plan.span.name, outline: Page.Outline(title)), number: number, kind: kind,
            span: plan.span, type: type, continuedOn: continuations.firstPage, placements: placements())
    }

    /// The type of most entries.
    private var type: BodyType {
        let texts = plan.boxes.flatMap { $0.boxes.compactMap(\.text) }
        return texts.map(\.type).min { $0.size < $1.size } ?? BodyType(.regular, size: metrics.titleSize)
    }

    /// The title, and the number of the week at the end of its line.
    private func heading(_ title: String) -> [DisplayItem] {
        let words = style.titled(title)
        if let bar = plan.titleBar, let closing = plan.days[0].closing { return heading(words, closing, in: bar) }
        let week = typesetter.shape(weekWords, in: .regular)
        let size = metrics.weekdaySize
        let reserve = week.advance.width(at: size) + size * 2
        return [
            context.frame.heading(words, reserve: reserve),
            .group(Structure(.notes), [context.frame.remark(week, size: size)]),
        ]
    }

    /// The title of a closed day in white on a black bar, with the word that says so at its end.
    private func heading(_ words: String, _ closing: DayClosing, in bar: Rect) -> [DisplayItem] {
        let (size, inset) = (metrics.weekdaySize, metrics.inset)
        let (word, week) = (typesetter.word(closing.word, in: .bold), typesetter.word(weekWords, in: .bold))
        let wordWidth = word.advance.width(at: size)
        let reserve = wordWidth + week.advance.width(at: size) + size * 3 + inset * 2
        let title = PageTitle(words, width: bar.width - reserve, style, typesetter)
        let titleSize = min(title.size, metrics.barTitleSize)
        let y = baseline(of: .bold, size: titleSize, centredIn: bar)
        return [
            .group(
                Structure(.heading, frame: context.frame.title),
                [
                    item(title.shaped, .start(inset), in: bar, at: y, size: titleSize, ink: .white),
                    item(word, .end(inset), in: bar, at: y, size: size, ink: .white),
                ]),
            .group(
                Structure(.notes),
                [item(week, .end(inset + wordWidth + size * 3 / 2), in: bar, at: y, size: size, ink: .white)]),
        ]
    }

    /// "Week 2": that of the Thursday, if the days have one. A page of one day has its number in the year as well:
    /// "Week 2 · 7/365".
    private var weekWords: String {
        let date = (plan.days.first { $0.date.weekday == .thursday } ?? plan.days[0]).date
        let week = locale.phrases.numberedWeek.filled(["week": locale.number(date.isoWeek)])
        guard metrics.isDay, let first = CivilDate(year: date.year, month: 1, day: 1),
            let last = CivilDate(year: date.year, month: 12, day: 31)
        else { return week }
        let day = date.epochDay - first.epochDay + 1
        return "\(week) · \(locale.number(day))/\(locale.number((first...last).dayCount))"
    }

    // MARK: A day

    /// A day's name and its entries, in the order of the clock.
    private func day(_ day: Int) -> DisplayItem {
        var items = name(of: day)
        items += staffItems(day)
        items += entries(plan.bands.lines, in: .lines, day)
        items += plan.columns(of: day).flatMap(columnEntries)
        items += entries(plan.bands.foot, in: .foot, day)
        items += reference(day)
        let frame = plan.metrics.isDay ? context.frame.body : plan.area(of: day)
        return .group(Structure(.dayList(plan.days[day].date), frame: frame), items)
    }

    /// The entries of a column, in the order of the clock.
    func columnEntries(_ column: Int) -> [DisplayItem] {
        barItems(beginningIn: column) + entries(plan.bands.before, inColumn: column, .before) + boxItems(column)
            + entries(plan.bands.after, inColumn: column, .after)
    }

    /// A day's name; empty on a page of one day, whose title has the name.
    func name(of day: Int) -> [DisplayItem] {
        guard !metrics.isDay else { return [] }
        let strip = plan.cell(.strip, day: day)
        let (date, ink): (CivilDate, Shade) = (plan.days[day].date, plan.days[day].isClosed ? .white : .black)
        let words = stripWords(day)
        let (number, weekday, inset, start) = (words.number, words.weekday, metrics.inset, textInset(day))
        let y = baseline(of: .bold, size: number.size, centredIn: strip)
        func item(_ word: StripWords.Word, _ place: WordPlace, _ ink: Shade) -> DisplayItem {
            self.item(word.shaped, place, in: strip, at: y, size: word.size, ink: ink)
        }
        let place = words.closed == nil ? WordPlace.end(inset) : .start(start + inset + number.width)
        return [
            directory.leading(
                item(number, .start(start), style.today == date ? .black : ink), from: strip, of: plan.span,
                to: date...date), item(weekday, place, ink),
        ] + (words.closed.map { [item($0, .end(inset), ink)] } ?? [])
    }

    func stripWords(_ day: Int) -> StripWords {
        StripWords(plan.days[day], width: plan.area(of: day).width, metrics, context)
    }

    /// "+3 more, p. 2", below the events after the hours.
    func reference(_ day: Int) -> [DisplayItem] {
        let continued = plan.continued(on: day)
        let count = continued.count { $0.standing == .continued }
        guard !continued.isEmpty, let place = continuations[plan.days[day].date] else { return [] }
        let cell = plan.cell(.after, day: day)
        let height = metrics.referenceHeight
        let top = cell.maxY - height
        let baseline = top + typesetter.baseline(of: .condensedBold, size: metrics.referenceSize, leading: height)
        let item = ContinuationReference(count: count, place: place, style: style).item(
            at: Point(x: cell.x(of: .zero, from: textInset(day), direction), y: baseline), top: top, height: height,
            width: cell.width - textInset(day) - metrics.inset, in: .condensedBold, size: metrics.referenceSize,
            typesetter)
        return [.group(Structure(.entry), [item])]
    }
}

// The marks of entries on lines.
extension TimelineComposer {
    var entryMarks: [DisplayItem] {
        let ofDays = plan.days.indices.flatMap { day in
            marks(in: plan.bands.lines, .lines, day) + marks(in: plan.bands.foot, .foot, day)
        }
        return ofDays + staffMarks
    }

    private func marks(in columns: TextColumns, _ band: TimelineGeometry.Band, _ day: Int) -> [DisplayItem] {
        let area = textArea(band, day: day)
        return columns.columns[day].texts.flatMap { set, top in
            let words = Rect(x: area.minX, y: area.minY + top, width: area.width, height: set.height)
            return context.marks(of: set.entry, around: words.widened(by: metrics.inset * 3 / 4))
        }
    }
}
