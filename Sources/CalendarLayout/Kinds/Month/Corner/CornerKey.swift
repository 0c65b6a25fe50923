import CalendarCore

/// Initials and names, in columns as wide as their longest name.
struct CornerKey {
    let width: Length
    private let columns: [Column]
    private let corner: MonthCorner
    private let rowCount: Int

    private struct Column {
        let people: ArraySlice<Words>
        let initialsWidth: Length
        let width: Length
    }

    private struct Words {
        let initials: ShapedText
        let name: ShapedText
    }

    /// Returns nil if there is nobody, or no room for all.
    init?(_ people: [Person], width: Length, _ corner: MonthCorner) {
        let words = people.compactMap { person in
            person.initials.map {
                Words(
                    initials: corner.typesetter.word($0, in: .condensedBold),
                    name: corner.typesetter.word(person.name, in: .condensed))
            }
        }
        let most = corner.height.rawValue / CornerKey.leading(corner).rawValue
        guard !words.isEmpty, most > 0 else { return nil }
        // A low block is easier to read; a narrow one leaves room beside it.
        let limits = corner.style.corner.hasMonths ? [most] : [min(most, CornerKey.usualRowCount), most]
        guard let key = limits.lazy.map({ CornerKey(words, rows: $0, corner) }).first(where: { $0.width <= width })
        else { return nil }
        self = key
    }

    /// As few columns as hold these words in rows, about evenly.
    private init(_ words: [Words], rows: Int, _ corner: MonthCorner) {
        let count = (words.count + rows - 1) / rows
        let height = (words.count + count - 1) / count
        (rowCount, self.corner) = (height, corner)
        columns = stride(from: 0, to: words.count, by: height).map { start in
            CornerKey.column(words[start..<min(start + height, words.count)], corner)
        }
        width = max(
            corner.headingWidth(corner.phrases.key),
            columns.map(\.width).sum() + corner.gap * (columns.count - 1))
    }

    private static let usualRowCount = 5

    private static func size(_ corner: MonthCorner) -> Length { corner.scale.furniture(.points(9)) }
    private static func leading(_ corner: MonthCorner) -> Length { size(corner) * 4 / 3 }

    private static func column(_ people: ArraySlice<Words>, _ corner: MonthCorner) -> Column {
        func widest(_ word: KeyPath<Words, ShapedText>) -> Length {
            people.map { $0[keyPath: word].advance.width(at: size(corner)) }.max() ?? .zero
        }
        let initials = widest(\.initials) + corner.scale.furniture(.points(5))
        return Column(people: people, initialsWidth: initials, width: initials + widest(\.name))
    }

    /// The heading and the list, where lines begin in an area.
    func items(in area: Rect) -> [DisplayItem] {
        let x = area.x(of: width, from: .zero, corner.direction)
        let box = Rect(x: x, y: area.minY, width: width, height: area.height)
        let list = Rect(
            x: x, y: corner.top, width: width, height: CornerKey.leading(corner) * rowCount)
        let gap = corner.gap
        let areas = list.columns(columns.map { $0.width + gap }, corner.direction)
        let people = zip(columns, areas).flatMap { column, area in items(column, in: area) }
        return corner.heading(corner.phrases.key, in: box) + [.group(Structure(.key, frame: list), people)]
    }

    private func items(_ column: Column, in area: Rect) -> [DisplayItem] {
        let size = CornerKey.size(corner)
        return zip(column.people, area.rows(column.people.map { _ in CornerKey.leading(corner) })).map { words, row in
            let baseline = corner.baseline(of: .condensed, size: size, centredIn: row)
            return .group(
                Structure(.keyItem, frame: row.columns([column.width], corner.direction)[0]),
                [
                    .group(
                        Structure(.label),
                        [corner.item(words.initials, .start(.zero), in: row, at: baseline, size: size)]),
                    .group(
                        Structure(.value),
                        [corner.item(words.name, .start(column.initialsWidth), in: row, at: baseline, size: size)]),
                ])
        }
    }
}
