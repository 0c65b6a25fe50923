import CalendarCore

// The entries in the cells, and the bars.
extension MonthComposer {
    /// Adds the entries from the strip down, then those at the foot.
    func addEntries(of set: SetDay, in cell: Rect, to items: inout [DisplayItem]) {
        items.reserveCapacity(items.count + set.body.count + set.foot.count + 1)
        for placed in set.body { if let item = item(placed, .entry, set, in: cell) { items.append(item) } }
        if let top = set.reference, set.continuedCount > 0, let place = place(of: set.day.date) {
            items.append(.group(Structure(.entry), [reference(set.continuedCount, place, top: top, in: cell)]))
        }
        for placed in set.foot { if let item = item(placed, .footEntry, set, in: cell) { items.append(item) } }
    }

    /// An entry with its label and its value; nil if no text of it is in the cell.
    private func item(
        _ placed: SetDay.PlacedEntry, _ role: Structure.Role, _ set: SetDay, in cell: Rect
    ) -> DisplayItem? {
        let origin = Point(x: cell.minX, y: cell.minY + placed.top)
        // Labels come before values.
        let labels = placed.set.pieces.prefix { $0.part == .label }
        var value = runs(placed.set.pieces.dropFirst(labels.count), origin, in: cell)
        if let cut = placed.set.cut, let place = place(of: placed.set.cell, set) {
            value.append(item(cut, place, at: Point(x: cut.origin.x, y: origin.y + cut.origin.y), in: cell))
        }
        guard !labels.isEmpty || !value.isEmpty else { return nil }
        let spoken = context.format.spoken(placed.set.entry)
        return .entry(as: role, spoken: spoken, label: runs(labels, origin, in: cell), value: value)
    }

    /// The place of a cut text in full: its day, or the text itself if that is on a later page.
    private func place(of entry: CellEntry, _ set: SetDay) -> Place? {
        let day = place(of: set.day.date)
        guard let part = plan.blockIndex(of: entry, set).flatMap({ part(of: set.day.date, entry: $0) }),
            part.page != day?.page
        else { return day }
        return Place(page: part.page, position: part.box.origin)
    }

    /// The runs of an entry; the lines of a broken word are one group.
    private func runs(_ pieces: ArraySlice<SetEntry.Piece>, _ origin: Point, in cell: Rect) -> [DisplayItem] {
        guard pieces.contains(where: { $0.line.brokenWord != nil }) else {
            return pieces.map { .text(run($0, origin, in: cell)) }
        }
        var items: [DisplayItem] = []
        var rest = pieces
        while let piece = rest.first {
            guard let word = piece.line.brokenWord else {
                items.append(.text(run(piece, origin, in: cell)))
                rest = rest.dropFirst()
                continue
            }
            let lines = rest.prefix { $0.line.brokenWord == word && $0.shaped === piece.shaped }
            var parts: [DisplayItem] = []
            for line in lines { parts += runs(ofBrokenWord: line, origin, in: cell).map(DisplayItem.text) }
            let spoken = String(piece.shaped.text(of: word))
            items.append(.group(Structure(.word, spoken: spoken), parts))
            rest = rest.dropFirst(lines.count)
        }
        return items
    }

    /// A piece on its line, with room for something behind it.
    private func run(_ piece: SetEntry.Piece, _ origin: Point, in cell: Rect, with hyphen: Length = .zero) -> TextRun {
        let x = cell.x(of: piece.width + hyphen, from: piece.origin.x, geometry.direction)
        let point = Point(x: isBackwards(piece) ? x + hyphen : x, y: origin.y + piece.origin.y)
        return TextRun(piece.shaped, clusters: piece.line.clusters, origin: point, size: piece.size)
    }

    /// Returns true if the text that follows a piece on its line is at the left of it.
    private func isBackwards(_ piece: SetEntry.Piece) -> Bool {
        geometry.direction == .rightToLeft && piece.isRightToLeft
    }

    /// A line of a broken word, with a hyphen where it is broken.
    private func runs(ofBrokenWord piece: SetEntry.Piece, _ origin: Point, in cell: Rect) -> [TextRun] {
        guard piece.line.endsInsideWord else { return [run(piece, origin, in: cell)] }
        let shaped = typesetter.word("-", in: piece.shaped.face)
        let width = shaped.advance.width(at: piece.size)
        let line = run(piece, origin, in: cell, with: width)
        let x = isBackwards(piece) ? line.origin.x - width : line.origin.x + line.width
        return [line, TextRun(shaped, origin: Point(x: x, y: line.origin.y), size: piece.size)]
    }

    /// "… p. 13", behind a text that is cut.
    private func item(_ cut: SetEntry.Cut, _ place: Place, at origin: Point, in cell: Rect) -> DisplayItem {
        let page = place.page == number ? nil : style.locale.number(place.page)
        let shaped = typesetter.word(cut.mark.words(style.locale, page: page), in: typography.faces.label)
        let x = cell.x(of: shaped.advance.width(at: cut.size), from: origin.x, geometry.direction)
        let run = TextRun(shaped, origin: Point(x: x, y: origin.y), size: cut.size)
        let leading = CellSpacing(cut.size, plan.cells.page).leading
        let top = origin.y - typesetter.baseline(of: typography.faces.body, size: cut.size, leading: leading)
        let area = Rect(x: x, y: top, width: run.width, height: leading)
        return .link(area, to: place, [.text(run)])
    }

    /// "+3 more, p. 13", below what the cell keeps.
    private func reference(_ count: Int, _ place: Place, top: Length, in cell: Rect) -> DisplayItem {
        let y = cell.minY + top
        let baseline =
            y + typesetter.baseline(of: typography.faces.body, size: typography.size, leading: typography.leading)
        return ContinuationReference(count: count, place: place, style: style).item(
            at: Point(x: cell.x(of: .zero, from: inset, geometry.direction), y: baseline), top: y,
            height: typography.leading,
            width: cell.width - inset * 2,
            in: typography.faces.label, size: typography.size, typesetter)
    }

    // MARK: Bars

    /// The bars that are read with a day: those that begin on it, or go on from the month before.
    func bars(beginningOn day: CellDay) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for bar in plan.bars[day.row] where plan.isFirst(bar, on: day.date) {
            var parts = item(bar)
            if let place = place(of: day.date),
                plan.cutBars(beginningOn: day).contains(where: { $0.bar.event == bar.bar.event })
            {
                parts = [.link(bar.box, to: place, parts)]
            }
            items.append(
                .group(Structure(.bar(through: bar.bar.event.lastDay), spoken: bar.bar.spoken(context)), parts))
        }
        return items
    }

    /// The bars that go on from the week before, which were read with their first day.
    func repeatedBars(beginningOn day: CellDay) -> [DisplayItem] {
        plan.bars[day.row].filter { $0.bar.days.lowerBound == day.date && !plan.isFirst($0, on: day.date) }.map {
            .group(Structure(.artifact), item($0))
        }
    }

    /// "+3 more, p. 2", once a week, in the cell of the first day that has an event without a bar.
    func moreBars(beginningOn day: CellDay) -> [DisplayItem] {
        let bars = plan.cells.bars[day.row]
        guard let columns = bars.hiddenColumns, columns.lowerBound == day.column, let place = place(of: day.date)
        else { return [] }
        let (metrics, cells) = (typography.metrics, geometry.cells(of: geometry.weekRows[day.row]))
        let top = cell(of: day).minY + metrics.stripHeight + metrics.barTop(bars.hiddenLane)
        let (size, height) = (metrics.barSize, metrics.barHeight)
        let baseline = top + typesetter.centredBaseline(of: .bold, size: size, height: height)
        let x = cell(of: day).x(of: .zero, from: inset, geometry.direction)
        let reference = ContinuationReference(count: bars.hidden.count, place: place, style: style).item(
            at: Point(x: x, y: baseline), top: top, height: height,
            width: cells[columns].map(\.width).sum() - inset * 2, in: .bold, size: size, typesetter)
        return [.group(Structure(.entry), [reference])]
    }

    /// White below the bars and above each, so that the rules between days are not seen between two bars.
    var barGrounds: [DisplayItem] {
        plan.bars.joined().map { bar in
            let (box, gap) = (bar.box, typography.metrics.barGap)
            return .fill(Rect(x: box.minX, y: box.minY - gap, width: box.width, height: box.height + gap), .white)
        }
    }

    private func item(_ bar: SetBar) -> [DisplayItem] {
        [.outline(bar.shape, weight: style.scale.stroke(StrokeWeight.border))] + bar.pieces.map(DisplayItem.text)
    }
}
