import CalendarCore

/// The heads of rows or columns that are people: initials and names, all in one type.
struct RosterNames {
    /// The initials by person; nil for a person without any.
    let initials: [ShapedText?]
    let names: [TextBlock]
    /// The size of initials.
    let size: Length
    /// The distance from the edge where a row begins to the names.
    let indent: Length

    /// Sets them beside each other in a row's head, in the first type in which each name takes a line; else on several
    /// lines.
    init(rowHeads people: [Person], width: Length, _ metrics: RosterMetrics, _ typesetter: Typesetter) {
        size = metrics.nameSize
        initials = RosterNames.initials(of: people, typesetter)
        let widest = initials.compactMap { $0?.advance.width(at: metrics.nameSize) }.max()
        indent = widest.map { $0 + metrics.gap } ?? .zero
        let room = width - indent - metrics.inset
        let types = [
            (FontFace.regular, metrics.nameSize), (.condensed, metrics.nameSize), (.condensed, metrics.smallNameSize),
        ]
        names = RosterNames.names(of: people, room, types, typesetter)
    }

    /// Sets them below each other in a column's head.
    init(columnHeads people: [Person], width: Length, _ metrics: RosterMetrics, _ typesetter: Typesetter) {
        (size, indent) = (metrics.nameSize, .zero)
        initials = RosterNames.initials(of: people, typesetter)
        let types = [(FontFace.regular, metrics.columnNameSize), (.condensed, metrics.columnNameSize)]
        names = RosterNames.names(of: people, width - metrics.inset * 2, types, typesetter)
    }

    /// The width of the longest part of a name that stays on one line in a column's head.
    static func widestPart(of people: [Person], _ metrics: RosterMetrics, _ typesetter: Typesetter)
        -> Length
    {
        var widest = Length.zero
        for person in people {
            for part in person.name.split(whereSeparator: { $0 == " " || $0 == "-" }) {
                let text = typesetter.word(part + "-", in: .condensed)
                widest = max(widest, text.advance.width(at: metrics.columnNameSize))
            }
        }
        return widest + metrics.inset * 2
    }

    private static func initials(of people: [Person], _ typesetter: Typesetter) -> [ShapedText?] {
        people.map { person in
            person.initials.map { text in typesetter.word(text, in: .bold) }
        }
    }

    private static func names(
        of people: [Person], _ width: Length, _ types: [(FontFace, Length)], _ typesetter: Typesetter
    ) -> [TextBlock] {
        var blocks: [TextBlock] = []
        for (face, size) in types {
            blocks = people.map { person in
                TextBlock(
                    typesetter.paragraph(person.name), in: face, size: size, leading: size * 23 / 20, width: width,
                    typesetter)
            }
            if blocks.allSatisfy({ $0.lineCount <= 1 }) { break }
        }
        return blocks
    }

    /// The height a row needs for its head.
    func rowHeight(_ person: Int) -> Length { max(names[person].height, initials[person] == nil ? .zero : size) }

    /// The height the heads of columns need.
    var columnHeight: Length {
        let names = names.map(\.height).max() ?? .zero
        return names + (initials.contains { $0 != nil } ? size * 6 / 5 : .zero)
    }
}

extension RosterNames {
    /// A person's head of a row: the initials, and behind them the name, in the middle of its height.
    func rowHead(_ person: Int, in cell: Rect, _ direction: WritingDirection) -> DisplayItem {
        let top = cell.minY + (cell.height - names[person].height) / 2
        let x = direction == .leftToRight ? cell.minX + indent : cell.maxX - indent
        var runs = names[person].runs(at: Point(x: x, y: top), direction)
        if let initials = initials[person], let baseline = runs.first?.origin.y {
            runs.insert(initials.run(.start(.zero), in: cell, at: baseline, size: size, direction), at: 0)
        }
        return .group(Structure(.rowHeader, frame: cell), runs.map(DisplayItem.text))
    }
}
