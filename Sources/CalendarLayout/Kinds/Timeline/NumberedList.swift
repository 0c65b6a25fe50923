import CalendarCore

/// The texts of boxes that have only a number, in full, in columns at the foot of a page.
struct NumberedList {
    let type: BodyType
    let columns: [[Item]]
    let width: Length
    let gutter: Length
    /// The height with the gap above it; zero without items.
    let height: Length

    struct Item {
        let set: SetStackedText
        let date: CivilDate
        /// The distance below the list's first line.
        let top: Length
    }

    /// A text with the number that its box has.
    struct Source {
        let number: Int
        let entry: Entry
        let date: CivilDate
    }

    init(_ sources: [Source], width: Length, showsWeekdays: Bool, _ context: LayoutContext) {
        let scale = context.style.scale
        gutter = scale.furniture(.points(12))
        let count = max(1, (width + gutter).rawValue / (scale.furniture(.points(150)) + gutter).rawValue)
        self.width = (width - gutter * (count - 1)) / count
        type = BodyType(.condensed, size: scale.type(.points(8)))
        let (type, itemWidth) = (type, self.width)
        let sets = sources.map { source in
            (NumberedList.set(source, type, itemWidth, showsWeekdays, context), source.date)
        }
        columns = NumberedList.shared(sets, among: count)
        let longest = columns.map { $0.last.map { $0.top + $0.set.height } ?? .zero }.max() ?? .zero
        height = sources.isEmpty ? .zero : longest + scale.furniture(.points(5))
    }

    private static func set(
        _ source: Source, _ type: BodyType, _ width: Length, _ showsWeekdays: Bool, _ context: LayoutContext
    ) -> SetStackedText {
        let locale = context.style.locale
        let day = showsWeekdays ? locale.shortName(of: source.date.weekday) : nil
        let lead = [locale.number(source.number), day, source.entry.label].compactMap(\.self)
        let text = StackedText(
            source.entry, lead: lead.joined(separator: " "), text: context.format.text(of: source.entry))
        return SetStackedText(
            text, type, width: width, leadSize: type.size, isLeadAbove: false,
            leading: type.size * (TallScript.occurs(in: text.text) ? 134 : 118) / 100, context.typesetter)
    }

    /// Shares the texts among columns that are as even as whole entries allow.
    private static func shared(_ sets: [(SetStackedText, CivilDate)], among count: Int) -> [[Item]] {
        var limit = Length(rawValue: sets.map(\.0.height).sum().rawValue / count)
        while true {
            let columns = filled(sets, to: limit)
            if columns.count <= count { return columns }
            limit += .points(4)
        }
    }

    private static func filled(_ sets: [(SetStackedText, CivilDate)], to limit: Length) -> [[Item]] {
        var columns: [[Item]] = []
        var top = limit
        for (set, date) in sets {
            if columns.isEmpty || top + set.height > limit, columns.last?.isEmpty != true {
                columns.append([])
                top = .zero
            }
            columns[columns.count - 1].append(Item(set: set, date: date, top: top))
            top += set.height
        }
        return columns
    }
}
