import CalendarCore

/// The texts of boxes that have only a number or a part of the words, in full, in columns at the foot of a page.
struct NumberedList {
    let type: BodyType
    /// The items by column.
    private let columns: [[Item]]
    /// The height of the longest column.
    private let longest: Length
    /// The height with the gap above it; zero without items.
    let height: Length
    private let scale: SheetScale

    struct Item {
        let set: SetStackedText
        /// The column of its box, and the day of that.
        let column: Int
        let date: CivilDate
        /// True if it counts as an entry, because its box has none of its words.
        let isCounted: Bool
        /// The distance below the list's first line.
        fileprivate var top = Length.zero
    }

    /// A text with the number that its box has, if that has no words.
    struct Source {
        let number: Int?
        let listed: TimelineBoxes.Listed
        let column: Int
        let date: CivilDate
        /// Whose column it is; empty if that is the day's.
        let name: String
    }

    init(_ sources: [Source], width: Length, showsWeekdays: Bool, _ context: LayoutContext) {
        scale = context.style.scale
        let type = BodyType(.condensed, size: scale.type(.points(8)))
        let area = Rect(x: .zero, y: .zero, width: width, height: .zero)
        let areas = NumberedList.areas(in: area, scale, context.style.locale.direction)
        let items = sources.map { source in
            let set = NumberedList.set(source, type, areas[0].width, showsWeekdays, context)
            return Item(
                set: set, column: source.column, date: source.date, isCounted: source.listed.standing == .continued)
        }
        self.type = type
        columns = NumberedList.shared(items, among: areas.count)
        longest = columns.map { $0.last.map { $0.top + $0.set.height } ?? .zero }.max() ?? .zero
        height = sources.isEmpty ? .zero : longest + scale.furniture(.points(5))
    }

    /// The items with their areas, at the foot of an area.
    func placed(atFootOf area: Rect, _ direction: WritingDirection) -> [(item: Item, area: Rect)] {
        let areas = NumberedList.areas(in: area, scale, direction)
        return zip(columns, areas).flatMap { items, column in
            items.map { item in
                let y = area.maxY - longest + item.top
                return (item, Rect(x: column.minX, y: y, width: column.width, height: item.set.height))
            }
        }
    }

    private static func areas(in area: Rect, _ scale: SheetScale, _ direction: WritingDirection) -> [Rect] {
        area.columns(atLeast: scale.furniture(.points(150)), gutter: scale.furniture(.points(12)), direction)
    }

    private static func set(
        _ source: Source, _ type: BodyType, _ width: Length, _ showsWeekdays: Bool, _ context: LayoutContext
    ) -> SetStackedText {
        let locale = context.style.locale
        let day = showsWeekdays ? locale.shortName(of: source.date.weekday) : nil
        let entry = source.listed.entry
        let name = source.name.isEmpty ? nil : source.name
        let lead = [source.number.map { locale.number($0) }, day, name, entry.label].compactMap(\.self)
        let text = StackedText(
            entry, lead: lead.isEmpty ? nil : lead.joined(separator: " "),
            text: context.format.withoutInitials.text(of: entry))
        return SetStackedText(
            text, type, width: width, leadSize: type.size, isLeadAbove: false,
            leading: type.size * (TallScript.occurs(in: text.text) ? 134 : 118) / 100, context.typesetter)
    }

    /// Shares the items among columns that are as even as whole entries allow.
    private static func shared(_ items: [Item], among count: Int) -> [[Item]] {
        var limit = Length(rawValue: items.map(\.set.height).sum().rawValue / count)
        while true {
            let columns = filled(items, to: limit)
            if columns.count <= count { return columns }
            limit += .points(4)
        }
    }

    private static func filled(_ items: [Item], to limit: Length) -> [[Item]] {
        var (columns, top): ([[Item]], Length) = ([], .zero)
        for var item in items {
            if columns.isEmpty || top + item.set.height > limit, columns.last?.isEmpty != true {
                columns.append([])
                top = .zero
            }
            item.top = top
            columns[columns.count - 1].append(item)
            top += item.set.height
        }
        return columns
    }
}
