import CalendarCore

/// A page of a table of people and items: some items and some people of all.
public struct ChecklistTablePlan {
    let contents: ChecklistTableContents
    let items: Range<Int>
    let people: Range<Int>
    let geometry: RosterGeometry
    /// The headings above rows, by the place of the row among the page's; one that goes on says so.
    let headings: [(row: Int, text: TextBlock)]
    /// The room that days need beside circles, with the gap between them.
    let dayWidth: Length

    var isFirst: Bool { items.lowerBound == 0 && people.lowerBound == 0 }
    /// True if it has the counts of people.
    var hasFeet: Bool { items.upperBound == contents.template.items.count }
}

/// The parts that all pages of a table share.
struct ChecklistTableContents {
    let template: ChecklistTemplate
    let sheets: [ChecklistSheet]
    let metrics: ChecklistTableMetrics
    /// The titles of items, with their notes below them.
    let titles: [(title: TextBlock, more: TextBlock?)]
    let names: RosterNames
    let days: ChecklistDays
}

/// The days on which items were done, as they are set beside circles: with years if they are of several.
struct ChecklistDays {
    /// By person, then by item; nil for an item that is open or has no day.
    private let words: [[ShapedText?]]

    init(_ sheets: [ChecklistSheet], _ context: LayoutContext) {
        let locale = context.style.locale
        let hasYears = Set(sheets.flatMap(\.dates).map(\.year)).count > 1
        words = sheets.map { sheet in
            sheet.template.items.map { item in
                guard sheet.isDone(item), let date = sheet[item]?.date else { return nil }
                let text = hasYears ? locale.shortDateWithYear(date) : locale.shortDate(date)
                return context.typesetter.word(text, in: .condensed)
            }
        }
    }

    /// The day of an item and a person, both by index.
    subscript(item: Int, person: Int) -> ShapedText? { words[person][item] }

    /// The width of the widest of some items and people; nil if none has a day.
    func width(_ items: Range<Int>, _ people: Range<Int>, size: Length) -> Length? {
        people.compactMap { person in words[person][items].compactMap { $0?.advance.width(at: size) }.max() }.max()
    }
}

/// The dimensions of tables of people and items, which grow with the sheet.
struct ChecklistTableMetrics {
    let scale: SheetScale

    private func furniture(_ quarterPoints: Int) -> Length { scale.furniture(.quarterPoints(quarterPoints)) }

    var titleColumn: Length { furniture(184 * 4) }
    var leastColumn: Length { furniture(42 * 4) }
    var mostColumn: Length { furniture(88 * 4) }
    var leastRow: Length { furniture(66) }
    var heading: Length { furniture(84) }
    var foot: Length { furniture(62) }
    var size: Length { furniture(38) }
    var moreSize: Length { furniture(32) }
    /// The smallest size of titles.
    var leastSize: Length { scale.type(.points(6)) }
    var dateSize: Length { furniture(32) }
    var headingSize: Length { furniture(42) }
    var inset: Length { furniture(12) }
    /// The width of a circle.
    var circle: Length { furniture(36) }
    var gap: Length { furniture(10) }
}

/// Shares items and people among pages: as many items as fit below each other, and people as evenly as there is room.
struct ChecklistTablePlanner {
    private let sheets: [ChecklistSheet]
    private let context: LayoutContext
    private let metrics: ChecklistTableMetrics
    private let days: ChecklistDays

    /// The checklists of a template, one a person.
    init(_ sheets: [ChecklistSheet], _ context: LayoutContext) {
        (self.sheets, self.context, days) = (sheets, context, ChecklistDays(sheets, context))
        metrics = ChecklistTableMetrics(scale: context.style.scale)
    }

    private var frame: PageFrame { context.frame }
    private var phrases: PagePhrases { context.style.locale.phrases }

    func plans() -> [ChecklistTablePlan] {
        let room = frame.body.width - titleColumn
        let people = EvenParts.ranges(of: sheets.count, atMost: room.rawValue / leastColumn.rawValue)
        let width = min(metrics.mostColumn, room / max(1, people.map(\.count).max() ?? 1))
        let contents = contents(columnWidth: width)
        let header = contents.names.columnHeight + metrics.inset * 2
        let items = evenItemRanges(contents, frame.body.height - header)
        noteTooHigh(contents, frame.body.height - header)
        return people.flatMap { people in
            items.map { plan(contents, $0, people, columnWidth: width, headerHeight: header) }
        }
    }

    /// Notes the first item that has no room on a page below a heading.
    private func noteTooHigh(_ contents: ChecklistTableContents, _ room: Length) {
        let items = contents.template.items
        let first = items.indices.first { height(ofItem: $0, contents) + metrics.heading > room }
        if let first { context.typesetter.noteTooHigh(items[first].title) }
    }

    /// Narrower on narrow paper.
    private var titleColumn: Length { min(metrics.titleColumn, frame.body.width / 2) }

    /// A column has room for a circle and the longest day.
    private var leastColumn: Length {
        let widest = days.width(sheets[0].template.items.indices, sheets.indices, size: metrics.dateSize)
        return max(metrics.leastColumn, metrics.circle + metrics.gap + (widest ?? .zero) + metrics.inset * 2)
    }

    private func contents(columnWidth: Length) -> ChecklistTableContents {
        ChecklistTableContents(
            template: sheets[0].template, sheets: sheets, metrics: metrics,
            titles: sheets[0].template.items.map(title),
            names: RosterNames(
                columnHeads: sheets.map(\.person), width: columnWidth, RosterMetrics(scale: context.style.scale),
                context.typesetter), days: days)
    }

    /// The title of an item with its notes below: smaller if it would be higher than half of a page.
    private func title(_ item: ChecklistItem) -> (title: TextBlock, more: TextBlock?) {
        let sizes = TypeLadder.sizes(from: metrics.size, to: min(metrics.size, metrics.leastSize))
        let sets = sizes.lazy.map { size -> (title: TextBlock, more: TextBlock?) in
            let more = size * metrics.moreSize.rawValue / metrics.size.rawValue
            return (block(item.title, size), item.notes.map { block($0, more) })
        }
        let most = frame.body.height / 2
        return sets.first { height(of: $0) <= most } ?? sets[sizes.count - 1]
    }

    private func block(_ text: String, _ size: Length) -> TextBlock {
        TextBlock(
            context.typesetter.paragraph(text), in: size == metrics.size ? .regular : .condensed, size: size,
            leading: size * 6 / 5, width: titleColumn - metrics.inset, context.typesetter)
    }

    private func height(of title: (title: TextBlock, more: TextBlock?)) -> Length {
        title.title.height + (title.more?.height ?? .zero) + metrics.inset * 2
    }

    private func height(ofItem item: Int, _ contents: ChecklistTableContents) -> Length {
        max(metrics.leastRow, height(of: contents.titles[item]))
    }

    /// The items of each page: as few pages as there can be, which are as even as a tenth of the room allows.
    private func evenItemRanges(_ contents: ChecklistTableContents, _ room: Length) -> [Range<Int>] {
        let fewest = itemRanges(contents, room)
        let smaller = (1...6).lazy.map { itemRanges(contents, room * (10 - $0) / 10) }
        return smaller.prefix { $0.count == fewest.count }.last { _ in true } ?? fewest
    }

    /// The items of each page; the last has room for the counts.
    private func itemRanges(_ contents: ChecklistTableContents, _ room: Length) -> [Range<Int>] {
        let count = contents.template.items.count
        let starts = Set(contents.template.sections.filter { $0.name != nil }.map(\.items.lowerBound))
        var (ranges, first, used) = ([Range<Int>](), 0, Length.zero)
        for item in 0..<count {
            let isNamed = contents.template.items[item].section != nil
            let needsHeading = starts.contains(item) || item == first && isNamed
            let own = height(ofItem: item, contents) + (needsHeading ? metrics.heading : .zero)
            let foot = item == count - 1 ? metrics.foot * 2 : .zero
            if used + own + foot > room, item > first {
                ranges.append(first..<item)
                (first, used) = (item, height(ofItem: item, contents) + (isNamed ? metrics.heading : .zero))
            } else {
                used += own
            }
        }
        return ranges + [first..<count]
    }

    // MARK: A page

    private func plan(
        _ contents: ChecklistTableContents, _ items: Range<Int>, _ people: Range<Int>, columnWidth: Length,
        headerHeight: Length
    ) -> ChecklistTablePlan {
        let headings = headings(contents.template, items)
        let isLast = items.upperBound == contents.template.items.count
        let direction = context.style.locale.direction
        let geometry = RosterGeometry(
            origin: Point(x: direction == .leftToRight ? frame.body.minX : frame.body.maxX, y: frame.body.minY),
            headWidth: titleColumn, columnWidth: columnWidth, columnCount: people.count, endWidths: [],
            columnHeadingHeight: .zero, headerHeight: headerHeight, headedRows: headings.map(\.row),
            headingHeight: metrics.heading, rowHeights: items.map { height(ofItem: $0, contents) },
            footHeights: isLast ? [metrics.foot, metrics.foot] : [], direction: direction)
        return ChecklistTablePlan(
            contents: contents, items: items, people: people, geometry: geometry, headings: headings,
            dayWidth: days.width(items, people, size: metrics.dateSize).map { $0 + metrics.gap } ?? .zero)
    }

    private func headings(_ template: ChecklistTemplate, _ items: Range<Int>) -> [(row: Int, text: TextBlock)] {
        template.sections.compactMap { section in
            let shown = section.items.clamped(to: items)
            guard let name = section.name, !shown.isEmpty else { return nil }
            let isContinued = shown.lowerBound > section.items.lowerBound
            let words = isContinued ? phrases.continued.filled(["title": name]) : name
            let block = TextBlock(
                context.typesetter.paragraph(words), in: .bold, size: metrics.headingSize,
                leading: metrics.headingSize * 6 / 5, width: frame.body.width, context.typesetter)
            return (shown.lowerBound - items.lowerBound, block)
        }
    }
}
