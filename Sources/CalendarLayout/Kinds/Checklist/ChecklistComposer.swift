import CalendarCore

/// Turns a planned page of a person's checklist into display items.
struct ChecklistComposer: PageComposer {
    let plan: ChecklistSheetPlan
    let context: LayoutContext
    /// The number of this page.
    let number: Int
    let span: DaySpan

    var metrics: ChecklistMetrics { plan.metrics }
    var body: Rect { context.frame.body }
    var sheet: ChecklistSheet { plan.sheet }

    func compose() -> LaidOutPage {
        let title = style.isOwnSheet ? sheet.template.name : style.titled(sheet.template.name)
        let words = plan.isFirst ? title : phrases.continued.filled(["title": title])
        let person = self.person
        let items: [DisplayItem] =
            [
                context.frame.heading(words, reserve: person.width + metrics.gap * 2), person.item,
                .group(Structure(.artifact), bar + rules + commentBars),
            ] + head + lists
        let name = "\(title) · \(sheet.person.name)"
        let outline = plan.isFirst ? Page.Outline(name) : continuedOutline(page: number)
        var page = LaidOutPage(
            context.frame.page(items, label: plan.isFirst ? name : label(name, page: number), outline: outline),
            number: number, kind: ChecklistPage.name, span: span, type: BodyType(.regular, size: metrics.titleSize),
            placements: [])
        page.items = plan.parts.compactMap(placed)
        return page
    }

    /// Whose it is, at the end of the title's line.
    private var person: (item: DisplayItem, width: Length) {
        let (area, most) = (context.frame.title, context.frame.title.width * 2 / 5)
        let size = scale.type(style.sizes.title)
        let name = typesetter.word(sheet.person.name, in: [.bold, .condensedBold], size: size, fitting: most)
        let fitting = name.size(atMost: size, fitting: most)
        let word = item(name, .end(.zero), in: area, at: context.frame.titleBaseline, size: fitting)
        return (.group(Structure(.paragraph), [word]), name.advance.width(at: fitting))
    }

    // MARK: Rows

    /// Headings, and between them lists of items.
    private var lists: [DisplayItem] {
        var (items, list) = ([DisplayItem](), [DisplayItem]())
        func close() {
            if !list.isEmpty { items.append(.group(Structure(.checklist), list)) }
            list = []
        }
        for part in plan.parts {
            if part.row.kind == .item {
                list.append(item(of: part))
            } else {
                close()
                let role: Structure.Role = part.row.kind == .heading ? .subheading : .paragraph
                items.append(
                    .group(Structure(role, frame: frame(of: part)), part.row.texts.flatMap { detail($0, part) }))
            }
        }
        close()
        return items
    }

    private func item(of part: ChecklistPart) -> DisplayItem {
        var parts: [DisplayItem] = []
        if part.isFirst, let isDone = part.row.isDone {
            parts.append(.group(Structure(.label), [circle(part, isDone: isDone).item(spoken: part.row.spoken)]))
        }
        let details = part.row.texts.flatMap { detail($0, part) }
        if !details.isEmpty { parts.append(.group(Structure(.value), details)) }
        return .group(Structure(.entry, frame: frame(of: part)), parts)
    }

    private func frame(of part: ChecklistPart) -> Rect {
        Rect(x: body.minX, y: part.top, width: body.width, height: part.height)
    }

    /// The lines of a text that are on the page.
    private func detail(_ text: ChecklistRow.RowText, _ part: ChecklistPart) -> [DisplayItem] {
        let frame = frame(of: part)
        let runs = part.lines(of: text).map { line -> DisplayItem in
            let y = part.top(ofLine: line, text) + text.block.baselineOffset
            let indent = text.indent ?? body.width - text.block.width(ofLine: line)
            return .text(text.block.run(ofLine: line, in: frame, at: indent, y, direction))
        }
        guard !runs.isEmpty else { return [] }
        return [
            text.detail == .title && part.row.kind == .heading ? runs[0] : .group(Structure(.detail(text.detail)), runs)
        ]
            + (text.detail == .title && part.row.kind == .heading ? Array(runs.dropFirst()) : [])
    }

    private func circle(_ part: ChecklistPart, isDone: Bool) -> CheckCircle {
        CheckCircle(
            centre: Point(
                x: body.x(of: .zero, from: metrics.circle + scale.stroke(StrokeWeight.hairline), direction),
                y: part.top + metrics.rowHeight / 2),
            radius: metrics.circle, isDone: isDone, stroke: scale.stroke(StrokeWeight.border))
    }

    private func placed(_ part: ChecklistPart) -> PlacedItem? {
        guard part.isFirst, let item = part.row.item else { return nil }
        return PlacedItem(
            ListedItem(sheet, item), title: item.title, isDone: part.row.isDone ?? false,
            source: sheet[item]?.location ?? sheet.progress.location, box: frame(of: part))
    }

    // MARK: Under the text

    private var rules: [DisplayItem] {
        let (heavy, thin) = (scale.stroke(StrokeWeight.heavy), scale.stroke(StrokeWeight.thin))
        let y = body.minY + plan.head.height(metrics, isFirst: plan.isFirst)
        let top = Rule.horizontal(y: y - heavy / 2, from: body.minX, to: body.maxX)
        let rows = plan.parts.filter { $0.isLast && $0.row.kind != .paragraph }.map { part in
            let indent = part.row.kind == .heading ? Length.zero : metrics.indent
            let width = body.width - indent
            let x = body.x(of: width, from: indent, direction)
            return Rule.horizontal(y: part.bottom - thin / 2, from: x, to: x + width)
        }
        return [.rules([top], weight: heavy), .rules(rows, weight: thin)]
    }

    /// A bar beside each comment: heavy if the comment is new.
    private var commentBars: [DisplayItem] {
        plan.parts.flatMap { part in
            part.row.texts.compactMap { text -> DisplayItem? in
                let lines = part.lines(of: text)
                guard text.detail == .comment || text.detail == .newComment, let first = lines.first,
                    let last = lines.last
                else { return nil }
                let width = scale.furniture(.quarterPoints(text.detail == .newComment ? 10 : 3))
                let top = part.top(ofLine: first, text)
                return .fill(
                    Rect(
                        x: body.x(of: width, from: metrics.indent, direction), y: top, width: width,
                        height: part.top(ofLine: last, text) + text.block.leading - top), .black)
            }
        }
    }
}
