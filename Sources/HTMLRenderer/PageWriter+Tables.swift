import CalendarCore
import CalendarLayout

// Tables: of days, and any other.
extension PageWriter {
    /// Writes a table, in a box that scrolls sideways if the table is too wide.
    mutating func table(_ index: Int) {
        markup.begin(.div, [("class", "table")])
        markup.begin(
            .table, attributes(of: index, class: className(ofTable: index)))
        caption(of: index)
        columns(of: index)
        var group: Markup.Element?
        for part in structure.parts(of: index) {
            let next: Markup.Element = group != .tbody && isHead(part) ? .thead : .tbody
            if group != next || isGroupHead(part) {
                if let group { endBlock(group) }
                markup.begin(next)
                group = next
            }
            row(part, of: index)
        }
        if let group { endBlock(group) }
        endBlock(.table)
        endBlock(.div)
    }

    /// Names a table by the heading above it, for those who hear it.
    private mutating func caption(of index: Int) {
        let heading = elements[..<index].lastIndex { [.heading, .subheading].contains($0.tag) }
        guard let words = heading.flatMap(structure.firstText) else { return }
        markup.text(words, in: .caption, [("class", "said")])
    }

    /// The class of a table of days: those with entries become a list on a narrow screen, those without stay small.
    private func className(ofTable index: Int) -> String? {
        let cells = elements.indices.filter { elements[$0].role?.day != nil && structure.isIn($0, index) }
        guard !cells.isEmpty else { return nil }
        return cells.contains(where: structure.holdsList) ? "days" : "dates"
    }

    /// The columns with their widths on paper, in hundredths of a percent of the table's.
    private mutating func columns(of index: Int) {
        let rows = structure.parts(of: index).compactMap(\.element).map(structure.cells)
        guard let frames = rows.first(where: { $0.allSatisfy { span(of: $0) == 1 } })?.map({ elements[$0].frame }),
            let widths = frames.reduce(into: [Length](), { $0 += $1.map { [$0.width] } ?? [] }) as [Length]?,
            !widths.isEmpty, widths.count == frames.count
        else { return }
        let whole = widths.sum().rawValue
        markup.begin(.colgroup)
        for width in widths {
            let share = width.rawValue * 10_000 / max(1, whole)
            let digits = share % 100 < 10 ? "0\(share % 100)" : "\(share % 100)"
            markup.begin(.col, [("style", "width:\(share / 100).\(digits)%")])
        }
        endBlock(.colgroup)
    }

    private func isHead(_ part: PartList.Kind) -> Bool {
        guard let row = part.element else { return false }
        return structure.cells(of: row).contains { elements[$0].tag == .columnHeader }
    }

    /// Returns true for a row that heads a group of rows.
    private func isGroupHead(_ part: PartList.Kind) -> Bool {
        guard let row = part.element else { return false }
        return structure.cells(of: row).contains { elements[$0].tag == .rowHeader && span(of: $0) > 1 }
    }

    /// How many columns a cell takes.
    private func span(of cell: Int) -> Int { elements[cell].role?.columnSpan ?? 1 }

    // MARK: Rows

    /// Writes a row; a part that is not a row gets its own.
    private mutating func row(_ part: PartList.Kind, of table: Int) {
        guard let row = part.element, elements[row].tag == .tableRow else {
            markup.begin(.tr)
            cell(part, of: table)
            return endBlock(.tr)
        }
        markup.begin(.tr, attributes(of: row))
        for part in structure.parts(of: row) { cell(part, of: row) }
        endBlock(.tr)
    }

    /// Writes a cell; a part that is not a cell gets its own.
    private mutating func cell(_ part: PartList.Kind, of row: Int) {
        guard let cell = part.element, elements[cell].tag.isCell else {
            markup.begin(.td)
            write(part, of: row)
            return markup.end(.td)
        }
        switch elements[cell].tag {
        case .columnHeader: header(cell, scope: "col")
        case .rowHeader: header(cell, scope: "row")
        default: if let date = elements[cell].role?.day { day(cell, date) } else { plainCell(cell) }
        }
    }

    /// Writes a cell that names a column or a row, possibly abbreviated.
    private mutating func header(_ index: Int, scope: String) {
        let columns = span(of: index) > 1 ? String(span(of: index)) : nil
        markup.begin(
            .th,
            attributes(of: index, class: className(ofHeader: index))
                + [("scope", columns == nil ? scope : scope + "group"), ("colspan", columns)])
        writePlaces(in: index)
        if let spoken = elements[index].spoken { markup.begin(.abbr, [("title", spoken)]) }
        parts(of: index)
        if elements[index].spoken != nil { markup.end(.abbr) }
        markup.end(.th)
    }

    private func className(ofHeader index: Int) -> String? {
        switch elements[index].role {
        case .weekNumber, .weekNumberHeader: "week"
        case .columnGroupHeader, .rowGroupHeader: "group"
        case .weekdayHeader(let weekday) where style.locale.weekend.contains(weekday): "weekend"
        default: className(ofGround: index)
        }
    }

    private mutating func plainCell(_ index: Int) {
        element(
            .td, index, class: elements[index].role == .adjacentDayCell ? "outside" : className(ofGround: index))
    }

    /// The class of a cell that is drawn on a shade, as closed days, weekends and calls are.
    private func className(ofGround index: Int) -> String? {
        guard let frame = elements[index].frame else { return nil }
        let middle = Point(x: frame.midX, y: frame.minY + frame.height / 2)
        return grounds.last { $0.area.contains(middle) }.map { $0.shade == .black ? "black" : "light" }
    }
}

// MARK: Days

extension PageWriter {
    /// Writes the cell of a day: the strip with its number, then its entries.
    private mutating func day(_ index: Int, _ date: CivilDate) {
        let parts = structure.parts(of: index)
        let strip = parts.prefix { part in part.element.map { elements[$0].tag == .span } ?? true }
        let goingOn = bars.goingOn(date)
        markup.begin(.td, attributes(of: index, class: className(ofDay: index, date, goingOn)))
        writePlaces(in: index)
        markup.begin(.div, [("class", "day")])
        write(strip, of: index, date)
        let isListed = structure.holdsList(index)
        if !isListed, !goingOn.isEmpty {
            markup.begin(.ul, [("class", "entries")])
            items(goingOn, on: date)
            endBlock(.ul)
        }
        for part in parts.dropFirst(strip.count) {
            if let child = part.element, elements[child].tag == .list {
                list(child, goingOn: goingOn, on: date)
            } else {
                write(part, of: index)
            }
        }
        endBlock(.div)
        markup.end(.td)
    }

    private func className(ofDay index: Int, _ date: CivilDate, _ goingOn: [RunningBars.Bar]) -> String {
        let isEmpty = goingOn.isEmpty && !structure.holdsList(index)
        let names = [
            style.locale.weekend.contains(date.weekday) ? "weekend" : nil,
            structure.isBlack(index) ? "closed" : nil, style.today == date ? "today" : nil, isEmpty ? "empty" : nil,
        ]
        return names.compactMap(\.self).joined(separator: " ")
    }

    /// Writes the day's number, with the date for programs; the name of its weekday, for a list of days; and the rest
    /// of the strip. A cell without a number has its date for such a list.
    private mutating func write(_ parts: ArraySlice<PartList.Kind>, of index: Int, _ date: CivilDate) {
        markup.begin(.p, [("class", parts.isEmpty ? "strip inserted" : "strip")])
        if parts.isEmpty {
            markup.text(style.locale.heading(of: date), in: .time, [("datetime", date.description)])
        }
        if let first = parts.first { number(first, of: index, date) }
        for part in parts.dropFirst() {
            write(part, of: index)
            markup.space()
        }
        markup.end(.p)
    }

    private mutating func number(_ part: PartList.Kind, of index: Int, _ date: CivilDate) {
        var rest = 0..<0
        markup.begin(.time, [("datetime", date.description)])
        if case .element(let child) = part {
            write(child)
        } else {
            rest = nextSequence(of: index)
            texts(rest.prefix(1), marksBold: false)
            rest = rest.dropFirst()
        }
        markup.end(.time)
        markup.space()
        markup.text(style.locale.fullName(of: date.weekday), in: .span, [("class", "weekday inserted")])
        markup.space()
        texts(rest, marksBold: false)
        markup.space()
    }
}

extension PartList.Kind {
    fileprivate var element: Int? {
        if case .element(let index) = self { index } else { nil }
    }
}

extension StructureElement.Tag {
    fileprivate var isCell: Bool { [.columnHeader, .rowHeader, .tableCell].contains(self) }
}

extension PageStructure {
    /// The cells of a row.
    fileprivate func cells(of row: Int) -> [Int] {
        parts(of: row).compactMap(\.element).filter { elements[$0].tag.isCell }
    }

    /// Returns true if a cell has a list.
    fileprivate func holdsList(_ cell: Int) -> Bool {
        parts(of: cell).contains { $0.element.map { elements[$0].tag == .list } ?? false }
    }

    /// Returns true if a cell's first text is white, on a black background.
    fileprivate func isBlack(_ cell: Int) -> Bool {
        guard let sequence = sequences.first(where: { $0.element == cell }) else { return false }
        return items[sequence.items].contains { if case .text(let run, _) = $0 { run.ink == .white } else { false } }
    }
}
