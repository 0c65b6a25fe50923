import CalendarCore

/// Turns a planned page of an agenda into display items.
struct AgendaComposer: PageComposer {
    let plan: AgendaPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    /// The places of its days on other pages of the document.
    let directory: PageDirectory

    var geometry: AgendaGeometry { plan.geometry }
    var metrics: AgendaMetrics { plan.metrics }
    private var parts: [AgendaPart] { plan.columns.flatMap(\.self) }

    func compose() -> LaidOutPage {
        let title = locale.title(ofPage: plan.span)
        let heading = style.titled(title)
        let words = plan.isContinued ? locale.phrases.continued.filled(["title": heading]) : heading
        var items = [context.frame.heading(words, reserve: plan.totals?.reserve ?? .zero)]
        items += plan.totals?.items() ?? []
        items.append(.group(Structure(.artifact), bands + rules + entryMarks + dayMarks))
        for part in parts { items.append(item(of: part)) }
        let outline = plan.isContinued ? continuedOutline(page: number) : Page.Outline(title)
        let label = plan.isContinued ? label(plan.span.name, page: number) : plan.span.name
        return LaidOutPage(
            context.frame.page(items, label: label, outline: outline), number: number, kind: AgendaPage.name,
            span: plan.span, type: metrics.type, placements: parts.flatMap(placements))
    }

    // MARK: Under the text

    /// The parts with dates of weekends and closed days.
    private var bands: [DisplayItem] {
        parts.compactMap { part in
            guard case .day(let date, _, let isClosed) = part.block.row else { return nil }
            return context.ground(of: date, isClosed: isClosed, in: geometry.date(in: part.area))
        }
    }

    /// The rules above each column and below each row.
    private var rules: [DisplayItem] {
        let used = plan.columns.filter { !$0.isEmpty }
        let tops = used.map { parts in
            Rule.horizontal(
                y: parts[0].area.minY - metrics.columnRule / 2, from: parts[0].area.minX, to: parts[0].area.maxX)
        }
        let bottoms = parts.filter { !$0.block.isSmallPrint }.map {
            Rule.horizontal(y: $0.area.maxY - metrics.dayRule / 2, from: $0.area.minX, to: $0.area.maxX)
        }
        return [.rules(tops, weight: metrics.columnRule), .rules(bottoms, weight: metrics.dayRule)]
    }

    private var entryMarks: [DisplayItem] {
        parts.flatMap { part in
            entries(of: part).flatMap { context.marks(of: $0.block.entry, around: markBox(around: $0.box)) }
        }
    }

    /// The marks of days, between their dates and their texts.
    private var dayMarks: [DisplayItem] {
        parts.flatMap { part -> [DisplayItem] in
            guard case .day(let date, _, _) = part.block.row else { return [] }
            let room = geometry.dateGap
            let x = part.area.x(of: room, from: geometry.dateWidth, geometry.direction)
            return context.marks(
                of: date, in: Rect(x: x, y: part.area.minY, width: room, height: part.area.height - metrics.dayRule))
        }
    }

    /// The box has room before the words; its other edge is the column's.
    private func markBox(around words: Rect) -> Rect {
        let room = metrics.labelInset
        let x = geometry.direction == .leftToRight ? words.minX - room : words.minX
        return Rect(x: x, y: words.minY, width: words.width + room, height: words.height)
    }

    // MARK: A row

    private func item(of part: AgendaPart) -> DisplayItem {
        let date: CivilDate? =
            switch part.block.row {
            case .notes: nil
            case .day(let date, _, _): date
            case .empty(let days): days.lowerBound
            }
        if part.block.isSmallPrint {
            return .group(Structure(.notes, frame: part.area), entries(of: part).map { $0.item(as: .note, context) })
        }
        let isFolded = part.block.lines.isEmpty && !metrics.isOwnSheet
        let entries = isFolded ? [nothing(in: part)] : entries(of: part).map { $0.item(context) }
        return .group(Structure(.dayList(date), frame: part.area), heading(of: part) + entries)
    }

    private func heading(of part: AgendaPart) -> [DisplayItem] {
        switch part.block.row {
        case .notes: [words(locale.phrases.notes, size: metrics.size, in: part)]
        case .day(let date, _, let isClosed): dateItems(date, part, isClosed: isClosed)
        case .empty(let days): [words(name(of: days), size: metrics.foldedSize, in: part)]
        }
    }

    /// "3–7", or "3 Mon"; where a month begins, "29 Jun–3 Jul".
    private func name(of days: DaySpan) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if namesMonths, days.contains(last.yearMonth.firstDay) {
            guard first < last else { return locale.shortDate(first) }
            return locale.times.filled(["first": locale.shortDate(first), "last": locale.shortDate(last)])
        }
        guard first < last else { return "\(locale.number(first.day)) \(locale.shortName(of: first.weekday))" }
        return locale.times.filled(["first": locale.number(first.day), "last": locale.number(last.day)])
    }

    /// Words in the part for dates, as small as they have to be.
    private func words(_ text: String, size: Length, in part: AgendaPart) -> DisplayItem {
        let box = geometry.date(in: part.area)
        let shaped = typesetter.word(text, in: .bold)
        let size = shaped.size(atMost: size, fitting: box.width - dateInset)
        let y = baseline(of: part)
        return item(shaped, .start(dateInset), in: box, at: y, size: size)
    }

    private var dateInset: Length { style.scale.furniture(.points(5)) }

    private func dateItems(_ date: CivilDate, _ part: AgendaPart, isClosed: Bool) -> [DisplayItem] {
        let box = geometry.date(in: part.area)
        let least = part.area.minY + capHeight(metrics.numberSize) + style.scale.furniture(.points(4))
        // On a person's own sheet, numbers are at the same height in all rows.
        let line = metrics.isOwnSheet ? part.area.minY + emptyBaseline : baseline(of: part)
        let runs = DateHead(date, isClosed: isClosed, context).runs(
            in: box, inset: dateInset, baseline: max(line, least),
            numberSize: metrics.numberSize, weekdaySize: metrics.weekdaySize)
        let number = directory.leading(.text(runs.number), from: box, of: plan.span, to: date...date)
        let month = namesMonths && date.day == 1 ? [self.month(of: date, isClosed, between: runs, in: box)] : []
        return [number] + month + [.text(runs.weekday)]
    }

    /// True if the list goes over the end of a month.
    private var namesMonths: Bool { plan.span.months.count > 1 }

    /// The month that begins on a day, between its number and its weekday.
    private func month(
        of date: CivilDate, _ isClosed: Bool, between runs: (number: TextRun, weekday: TextRun), in box: Rect
    ) -> DisplayItem {
        let gap = style.scale.furniture(.points(3))
        let room = box.width - dateInset * 2 - runs.number.width - runs.weekday.width - gap * 2
        let word = typesetter.word(locale.shortName(of: date.yearMonth), in: .condensedBold)
        return item(
            word, .start(dateInset + runs.number.width + gap), in: box, at: runs.number.origin.y,
            size: word.size(atMost: metrics.weekdaySize, fitting: room), ink: isClosed ? .white : .black)
    }

    private func capHeight(_ size: Length) -> Length {
        Advance(typesetter.measurer.metrics(of: .bold).capHeight).width(at: size)
    }

    // MARK: Its entries

    private func entries(of part: AgendaPart) -> [PlacedEntry<AgendaLead>] {
        let area = part.block.isSmallPrint ? part.area : geometry.text(in: part.area)
        return part.block.lines.placed(part.rows, in: area, top: top(of: part), geometry.direction)
    }

    private func top(of part: AgendaPart) -> Length { part.area.minY + part.block.top(of: part.rows) }

    /// The baseline of the first line of a part.
    private func baseline(of part: AgendaPart) -> Length {
        guard part.block.lines.isEmpty else { return top(of: part) + part.block.lines.baseline }
        return part.area.minY + emptyBaseline
    }

    /// The distance from the top of a row without entries to its baseline.
    private var emptyBaseline: Length {
        typesetter.centredBaseline(of: .bold, size: metrics.foldedSize, height: metrics.foldedHeight)
    }

    private func nothing(in part: AgendaPart) -> DisplayItem {
        let shaped = typesetter.word(locale.phrases.nothing, in: .regular)
        let (area, y) = (geometry.text(in: part.area), baseline(of: part))
        return .group(Structure(.entry), [item(shaped, .start(.zero), in: area, at: y, size: metrics.foldedSize)])
    }

    // MARK: The account

    private func placements(of part: AgendaPart) -> [Placement] {
        entries(of: part).filter(\.begins).compactMap { entry in
            let set = entry.block
            guard let subject = set.subject else { return nil }
            return Placement(
                of: set.entry, as: subject, text: context.format.text(of: set.entry), page: number, box: entry.box,
                type: BodyType(metrics.type.faces, size: set.value.size), glyphs: set.glyphs)
        }
    }
}
