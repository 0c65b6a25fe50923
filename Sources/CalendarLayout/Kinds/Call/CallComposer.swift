import CalendarCore

/// Turns a planned card into display items.
struct CallComposer: PageComposer {
    let plan: CallPlan
    let context: LayoutContext
    let number: Int

    var metrics: CallMetrics { plan.metrics }
    var area: Rect { context.frame.body }

    func compose() -> LaidOutPage {
        let title = style.titled(
            phrases.titled.filled(["title": locale.fullDate(plan.date), "words": phrases.onCall]))
        let rows = area.below(plan.head?.height ?? .zero).rows(plan.lines.map(\.height))
        let top = rows.last?.maxY ?? area.minY + (plan.head?.height ?? .zero)
        let days = CallDaysComposer(plan: plan, context: context, top: top)
        let items: [DisplayItem] = [
            context.frame.heading(title), .group(Structure(.artifact), rules(rows) + days.grounds),
            .group(Structure(.dayList(plan.date)), headItems() + zip(plan.lines, rows).map(item)),
        ]
        let page = context.frame.page(
            items + days.items(), label: locale.fullDate(plan.date), outline: Page.Outline(title))
        return LaidOutPage(
            page, number: number, kind: CallPage.name, span: plan.span,
            type: BodyType(.regular, size: plan.lines.first?.names.first?.size ?? metrics.staff),
            placements: placements(rows))
    }

    // MARK: On call

    private var headArea: Rect { area.top(plan.head?.height ?? .zero) }

    private func headItems() -> [DisplayItem] {
        guard let head = plan.head else { return [] }
        var y = area.minY + metrics.gap + metrics.word * 11 / 10
        let label = item(head.label, .start(.zero), in: area, at: y, size: metrics.word)
        y += metrics.word * 3 / 10
        var words: [DisplayItem] = []
        for name in head.names {
            y += name.size * 95 / 100
            words.append(item(name.name, .start(.zero), in: area, at: y, size: name.size))
            guard let phone = name.phone else { continue }
            y += name.phoneSize * 5 / 4
            words.append(item(phone, .start(.zero), in: area, at: y, size: name.phoneSize))
        }
        let entry = DisplayItem.group(
            Structure(.footEntry, frame: headArea, spoken: head.entry.flatMap(context.format.spoken)),
            [.group(Structure(.label), [label]), .group(Structure(.value), words)])
        return [entry] + remarks(of: head, phonesBaseline: y)
    }

    /// Until when, and who is next: beside the last phone, or below it.
    private func remarks(of head: CallHead, phonesBaseline: Length) -> [DisplayItem] {
        let leading = head.remarkSize * 5 / 4
        let first =
            head.isRemarkBelow ? phonesBaseline + leading : phonesBaseline - leading * (head.remarks.count - 1)
        return head.remarks.enumerated().map { index, remark in
            let size = remark.size(atMost: head.remarkSize, fitting: area.width)
            let place = head.isRemarkBelow ? WordPlace.start(.zero) : .end(.zero)
            return .group(
                Structure(.entry), [item(remark, place, in: area, at: first + leading * index, size: size)])
        }
    }

    // MARK: Lines

    private func item(_ line: CallLine, in row: Rect) -> DisplayItem {
        var words: [DisplayItem] = []
        let columns = names(in: row).columns(
            Array(repeating: names(in: row).width / line.columns, count: line.columns), direction)
        var top = row.minY + line.pad
        for (index, height) in line.rows.enumerated() {
            let first = index * line.columns
            for (block, column) in zip(line.names[first..<min(first + line.columns, line.names.count)], columns) {
                let x = direction == .leftToRight ? column.minX : column.maxX
                words += block.runs(at: Point(x: x, y: top), direction).map(DisplayItem.text)
            }
            top += height
        }
        return .group(
            Structure(.entry, frame: row, spoken: context.format.spoken(line.entry)),
            label(of: line, in: row) + [.group(Structure(.value), words + closing(of: line, in: row))])
    }

    private func names(in row: Rect) -> Rect {
        Rect(
            x: direction == .leftToRight ? row.minX + metrics.labelColumn : row.minX, y: row.minY,
            width: row.width - metrics.labelColumn, height: row.height)
    }

    private func label(of line: CallLine, in row: Rect) -> [DisplayItem] {
        guard let label = line.label else { return [] }
        let width = metrics.labelColumn - metrics.pad
        let size = label.size(atMost: metrics.label, fitting: width)
        return [
            .group(
                Structure(.label), [item(label, .start(.zero), in: row, at: baseline(of: line, in: row), size: size)])
        ]
    }

    /// The word for closed days, behind the name of one.
    private func closing(of line: CallLine, in row: Rect) -> [DisplayItem] {
        guard let word = line.closing, let name = line.names.first, name.lineCount > 0 else { return [] }
        let last = name.lineCount - 1
        let indent = name.width(ofLine: last) + metrics.label * 6 / 10
        let y = baseline(of: line, in: row) + name.leading * last
        return [item(word, .start(indent), in: names(in: row), at: y, size: metrics.label)]
    }

    private func baseline(of line: CallLine, in row: Rect) -> Length {
        row.minY + line.pad + (line.names.first?.baselineOffset ?? .zero)
    }

    private func rules(_ rows: [Rect]) -> [DisplayItem] {
        let (heavy, thin) = (scale.stroke(StrokeWeight.heavy), scale.stroke(StrokeWeight.thin))
        let levels = [headArea.maxY] + rows.map(\.maxY)
        return [
            .rules([Rule.horizontal(y: area.minY, from: area.minX, to: area.maxX)], weight: heavy),
            .rules(levels.map { Rule.horizontal(y: $0, from: area.minX, to: area.maxX) }, weight: thin),
        ]
    }

    // MARK: The account

    private func placements(_ rows: [Rect]) -> [Placement] {
        let lines = zip(plan.lines, rows).map { line, row in
            placement(
                line.entry, in: row, faces: metrics.isNarrow ? .condensed : .regular,
                size: line.names.first?.size ?? metrics.staff,
                SetGlyphs(line.names, missingInLabel: line.label?.missing))
        }
        guard let head = plan.head, let entry = head.entry, let name = head.names.first else { return lines }
        let glyphs = SetGlyphs(head.names.map(\.name), missingInLabel: head.label.missing)
        return [placement(entry, in: headArea, faces: .regular, size: name.size, glyphs)] + lines
    }

    private func placement(
        _ entry: Entry, in box: Rect, faces: FacePair, size: Length, _ glyphs: SetGlyphs
    ) -> Placement {
        Placement(
            of: entry, as: Placement.Subject(entry, on: plan.date), text: context.format.text(of: entry), page: number,
            box: box, type: BodyType(faces, size: size), glyphs: glyphs)
    }
}
