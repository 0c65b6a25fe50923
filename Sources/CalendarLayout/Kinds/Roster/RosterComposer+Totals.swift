import CalendarCore

// The totals at the ends of rows and below columns.
extension RosterComposer {
    /// The heads of the totals at the ends of rows.
    func endHeads(in cells: [Rect]) -> [DisplayItem] {
        zip(totals.ends, cells).map { head(of: $0, .columnHeader, in: $1) }
    }

    /// The totals of a row.
    func ends(ofRow row: Int, in cells: [Rect]) -> [DisplayItem] {
        zip(totals.ends, cells).map { total, cell in
            item(totals.end(total, row: row), total, in: cell, day: byPerson ? nil : row)
        }
    }

    /// The rows below the table's own.
    func feet() -> [DisplayItem] {
        zip(totals.feet.indices, geometry.feet).map { index, area in
            let (total, cells) = (totals.feet[index], geometry.cells(of: area))
            let columns = cells.columns.enumerated().map { column, cell in
                let place = firstColumn + column
                return item(totals.foot(total, column: place), total, in: cell, day: byPerson ? place : nil)
            }
            let sums = zip(cells.ends.indices, cells.ends).map { end, cell in sum(foot: index, end: end, in: cell) }
            return .group(
                Structure(.row, frame: area), [head(of: total, .rowHeader, in: cells.head)] + columns + sums)
        }
    }

    /// The sum of everybody: of each column in the first row, or of each row in the last column.
    private func sum(foot: Int, end: Int, in cell: Rect) -> DisplayItem {
        let isSum = byPerson ? foot == 0 : end == totals.ends.count - 1
        guard totals.hasHours, isSum else { return .group(Structure(.cell, frame: cell), []) }
        let total = byPerson ? totals.ends[end] : totals.feet[foot]
        return item(totals.sum(total), total, in: cell, day: nil)
    }

    /// A number, or a dash for none; `day` if it is that of a day's people.
    private func item(_ amount: RosterTotals.Amount, _ total: RosterTotal, in cell: Rect, day: Int?) -> DisplayItem {
        let text = typesetter.word(amount.text(style.locale), in: face(of: total))
        let most = total == .hours ? contents.hoursSize : metrics.totalSize
        let size = text.size(atMost: most, fitting: cell.width - metrics.inset)
        return .group(
            Structure(.cell, frame: cell, spoken: day.flatMap { spoken(total, day: $0) }),
            [centred(text, size, in: cell)])
    }

    private func spoken(_ total: RosterTotal, day: Int) -> String? {
        guard case .line(let line) = total, let gap = gaps(line, day: day).first else { return nil }
        return context.format.spoken(gapEntry(gap, line))
    }

    private func face(of total: RosterTotal) -> FontFace {
        switch total {
        case .line(let line): contents.styles[line].hasBoldTotals ? .bold : .regular
        case .hours: RosterTotals.hoursFace
        }
    }

    private func head(of total: RosterTotal, _ role: Structure.Role, in cell: Rect) -> DisplayItem {
        guard case .line(let line) = total else { return totalHead("h", "h", isBold: true, role, in: cell) }
        let (lineStyle, isColumn) = (contents.styles[line], role == .columnHeader)
        let words = isColumn && lineStyle.look != .off ? contents.type.codes[line] : lineStyle.label
        return totalHead(
            words, lineStyle.label, isBold: isColumn || lineStyle.hasBoldTotals,
            needed: isColumn || !byPerson ? nil : contents.needs[line], role, in: cell)
    }

    /// The head of a row or a narrow column of totals; `label` is what its words stand for, and `needed` says how many
    /// people the line needs.
    private func totalHead(
        _ words: String, _ label: String, isBold: Bool, needed: String? = nil, _ role: Structure.Role, in cell: Rect
    ) -> DisplayItem {
        let isColumn = role == .columnHeader
        let indent = isColumn || !byPerson ? metrics.inset : contents.names.indent
        let need = needed.map { typesetter.word($0, in: .regular) }
        let needSize = need?.size(atMost: metrics.needSize, fitting: cell.width * 3 / 5) ?? .zero
        let needWidth = need.map { $0.advance.width(at: needSize) + metrics.inset * 2 } ?? .zero
        let room = cell.width - indent - metrics.inset - needWidth
        let size = isColumn ? metrics.totalLabelSize : metrics.totalSize
        var text = typesetter.word(words, in: isBold ? .bold : .regular)
        if text.advance.width(at: size) > room {
            text = typesetter.word(words, in: isBold ? .condensedBold : .condensed)
        }
        let fitted = text.size(atMost: size, fitting: room)
        let structure = Structure(role, frame: cell, spoken: words == label ? nil : label)
        guard isColumn else {
            let x = cell.x(of: text.advance.width(at: fitted), from: indent, direction)
            let y = cell.minY + typesetter.centredBaseline(of: .regular, size: fitted, height: cell.height)
            let run = DisplayItem.text(TextRun(text, origin: Point(x: x, y: y), size: fitted))
            guard let need else { return .group(structure, [run]) }
            let start = cell.x(of: needWidth, from: cell.width - needWidth, direction)
            return .group(structure, [run, .text(TextRun(need, origin: Point(x: start, y: y), size: needSize))])
        }
        let x = cell.midX - text.advance.width(at: fitted) / 2
        return .group(structure, [.text(TextRun(text, origin: Point(x: x, y: numberBaseline(in: cell)), size: fitted))])
    }
}
