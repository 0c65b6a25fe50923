import CalendarCore

/// A table with people on one side that is not a roster of days: documents, or the items of a checklist.
protocol PeopleTable: PageComposer {
    var geometry: RosterGeometry { get }
}

extension PeopleTable {
    /// A text in the middle of an area.
    func centred(
        _ text: ShapedText, in area: Rect, at baseline: Length, size: Length, ink: Shade = .black
    ) -> DisplayItem {
        let x = area.midX - text.advance.width(at: size) / 2
        return .text(TextRun(text, origin: Point(x: x, y: baseline), size: size, ink: ink))
    }

    /// A text in several lines in the middle of a cell, `inset` above its bottom.
    func head(_ block: TextBlock, in cell: Rect, inset: Length) -> [DisplayItem] {
        block.runs(at: Point(x: cell.minX, y: cell.maxY - inset - block.height)).map { line in
            let origin = Point(x: cell.midX - line.width / 2, y: line.origin.y)
            return .text(TextRun(line.shaped, clusters: line.clusters, origin: origin, size: line.size))
        }
    }

    /// The rules below the heads, below each row, and between columns.
    func tableRules() -> [DisplayItem] {
        let table = geometry.table
        let (heavy, thin) = (scale.stroke(StrokeWeight.heavy), scale.stroke(StrokeWeight.thin))
        let levels = (geometry.headings + geometry.rows).map(\.maxY) + geometry.feet.suffix(1).map(\.maxY)
        let across = levels.map { Rule.horizontal(y: min($0, table.maxY - thin / 2), from: table.minX, to: table.maxX) }
        let cells = geometry.cells(of: table)
        let columns = cells.columns + cells.ends.prefix(1)
        let bands = geometry.headings.isEmpty ? [geometry.header.maxY..<table.maxY] : geometry.bandsWithoutHeadings
        let down = bands.flatMap { band in
            columns.map { cell in
                Rule.vertical(
                    x: direction == .leftToRight ? cell.minX : cell.maxX, from: band.lowerBound, to: band.upperBound)
            }
        }
        let top = Rule.horizontal(y: geometry.header.maxY, from: table.minX, to: table.maxX)
        return [.rules([top], weight: heavy), .rules(across + down, weight: thin)]
    }
}

extension RosterGeometry {
    /// The parts of the table below its header that no heading of rows takes, from top to bottom.
    fileprivate var bandsWithoutHeadings: [Range<Length>] {
        var (bands, top) = ([Range<Length>](), header.maxY)
        for heading in headings {
            if heading.minY > top { bands.append(top..<heading.minY) }
            top = heading.maxY
        }
        return top < table.maxY ? bands + [top..<table.maxY] : bands
    }
}
