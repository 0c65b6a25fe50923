import CalendarCore

/// Turns a planned page of a table of people and items into display items.
struct ChecklistTableComposer: PeopleTable {
    let plan: ChecklistTablePlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    let span: DaySpan

    private var contents: ChecklistTableContents { plan.contents }
    private var metrics: ChecklistTableMetrics { contents.metrics }
    var geometry: RosterGeometry { plan.geometry }

    func compose() -> LaidOutPage {
        let title = style.titled(contents.template.name)
        let words = plan.isFirst ? title : phrases.continued.filled(["title": title])
        let remark = self.remark
        let items: [DisplayItem] = [
            .group(Structure(.artifact), tableRules()),
            context.frame.heading(words, reserve: remark?.width ?? .zero),
        ]
        let outline = plan.isFirst ? Page.Outline(title) : continuedOutline(page: number)
        let table = DisplayItem.group(Structure(.table, frame: geometry.table), [headerRow] + rows + feet)
        var page = LaidOutPage(
            context.frame.page(
                items + (remark.map { [$0.item] } ?? []) + [table],
                label: plan.isFirst ? title : label(title, page: number),
                outline: outline),
            number: number, kind: ChecklistPage.name, span: span, type: BodyType(.regular, size: metrics.size),
            placements: [])
        page.items = plan.items.enumerated().flatMap { row, item in
            plan.people.enumerated().map { placed(item, $1, geometry.cells(of: geometry.rows[row]).columns[$0]) }
        }
        return page
    }

    private func placed(_ item: Int, _ person: Int, _ cell: Rect) -> PlacedItem {
        let (sheet, item) = (contents.sheets[person], contents.template.items[item])
        return PlacedItem(
            ListedItem(sheet, item), title: item.title, isDone: sheet.isDone(item),
            source: sheet[item]?.location ?? sheet.progress.location, box: cell)
    }

    /// Category and phase, at the end of the title's line.
    private var remark: (item: DisplayItem, width: Length)? {
        let kind = [contents.template.category, contents.template.phase].compactMap(\.self).joined(separator: " · ")
        guard !kind.isEmpty else { return nil }
        let word = typesetter.word(kind, in: .regular)
        let size = word.size(atMost: metrics.size, fitting: context.frame.content.width / 2)
        return (
            .group(Structure(.paragraph), [context.frame.remark(word, size: size)]),
            word.advance.width(at: size) + metrics.inset * 4
        )
    }

    // MARK: Heads

    private var headerRow: DisplayItem {
        let cells = geometry.cells(of: geometry.header)
        let heads = zip(plan.people, cells.columns).map { person, cell -> DisplayItem in
            let names = contents.names
            var items = head(names.names[person], in: cell, inset: metrics.inset)
            if let initials = names.initials[person] {
                let y = cell.maxY - metrics.inset - names.names[person].height - names.size / 4
                items.insert(centred(initials, in: cell, at: y, size: names.size), at: 0)
            }
            return .group(Structure(.columnHeader, frame: cell), items)
        }
        return .group(
            Structure(.headerRow, frame: geometry.header), [.group(Structure(.cell, frame: cells.head), [])] + heads)
    }

    private var rows: [DisplayItem] {
        let headings = Dictionary(zip(plan.headings.map(\.row), zip(plan.headings, geometry.headings))) { $1 }
        return plan.items.enumerated().flatMap { row, item -> [DisplayItem] in
            let own = self.row(item, in: geometry.rows[row])
            guard let (heading, area) = headings[row] else { return [own] }
            return [self.heading(heading.text, in: area), own]
        }
    }

    private func heading(_ text: TextBlock, in area: Rect) -> DisplayItem {
        let top = area.maxY - metrics.inset - text.height
        let cell = DisplayItem.group(
            Structure(.rowGroupHeader(columns: plan.people.count + 1), frame: area), runs(of: text, in: area, top: top))
        return .group(Structure(.row, frame: area), [cell])
    }

    // MARK: Items

    private func row(_ item: Int, in area: Rect) -> DisplayItem {
        let cells = geometry.cells(of: area)
        let own = zip(plan.people, cells.columns).map { self.cell(item, $0, in: $1) }
        return .group(Structure(.row, frame: area), [title(item, in: cells.head)] + own)
    }

    /// The task in full, and more about it.
    private func title(_ item: Int, in cell: Rect) -> DisplayItem {
        let (title, more) = contents.titles[item]
        let top = cell.minY + (cell.height - title.height - (more?.height ?? .zero)) / 2
        let below = more.map { runs(of: $0, in: cell, top: top + title.height) } ?? []
        return .group(Structure(.rowHeader, frame: cell), runs(of: title, in: cell, top: top) + below)
    }

    private func runs(of text: TextBlock, in cell: Rect, top: Length) -> [DisplayItem] {
        text.lines.indices.map { line in
            .text(
                text.run(ofLine: line, in: cell, at: .zero, top + text.leading * line + text.baselineOffset, direction))
        }
    }

    /// A circle, and the day beside it; all circles of the table are at the same place in their columns.
    private func cell(_ item: Int, _ person: Int, in cell: Rect) -> DisplayItem {
        let (sheet, day) = (contents.sheets[person], contents.template.items[item])
        let indent = (cell.width - metrics.circle - plan.dayWidth) / 2
        let circle = CheckCircle(
            centre: Point(x: cell.x(of: .zero, from: indent + metrics.circle / 2, direction), y: cell.midY),
            radius: metrics.circle / 2, isDone: sheet.isDone(day), stroke: scale.stroke(StrokeWeight.thin))
        var items = [circle.item(spoken: nil)]
        if let word = contents.days[item, person] {
            let y = baseline(of: .condensed, size: metrics.dateSize, centredIn: cell)
            items.append(
                self.item(
                    word, .start(indent + metrics.circle + metrics.gap), in: cell, at: y, size: metrics.dateSize))
        }
        let spoken = locale.spokenState(isDone: sheet.isDone(day), sheet[day]?.date)
        return .group(Structure(.cell, frame: cell, spoken: spoken), items)
    }

    // MARK: Counts

    /// How much everybody has done.
    private var feet: [DisplayItem] {
        guard plan.hasFeet else { return [] }
        return geometry.feet.enumerated().map { foot, area in
            let cells = geometry.cells(of: area)
            let counts = zip(plan.people, cells.columns).map { person, cell in
                let words = foot == 0 ? count(of: contents.sheets[person]) : percent(of: contents.sheets[person])
                return DisplayItem.group(
                    Structure(.cell, frame: cell), [self.words(words, isBold: foot == 0, in: cell)])
            }
            let label = foot == 0 ? phrases.done : "%"
            let word = typesetter.word(label, in: foot == 0 ? .bold : .regular)
            let y = baseline(of: word.face, size: metrics.size, centredIn: area)
            let head = DisplayItem.group(
                Structure(.rowHeader, frame: cells.head),
                [item(word, .start(.zero), in: cells.head, at: y, size: metrics.size)])
            return .group(Structure(.row, frame: area), [head] + counts)
        }
    }

    private func count(of sheet: ChecklistSheet) -> String {
        phrases.ofTotal.filled([
            "count": locale.number(sheet.doneCount), "total": locale.number(sheet.template.items.count),
        ])
    }

    private func percent(of sheet: ChecklistSheet) -> String {
        phrases.percent.filled(["count": locale.number(sheet.percent)])
    }

    private func words(_ text: String, isBold: Bool, in cell: Rect) -> DisplayItem {
        let faces: [FontFace] = isBold ? [.bold, .condensedBold] : [.regular, .condensed]
        let room = cell.width - metrics.inset
        let word = typesetter.word(text, in: faces, size: metrics.dateSize, fitting: room)
        let size = word.size(atMost: metrics.dateSize, fitting: room)
        return centred(word, in: cell, at: baseline(of: word.face, size: size, centredIn: cell), size: size)
    }
}
