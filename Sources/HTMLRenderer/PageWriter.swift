import CalendarCore
import CalendarLayout

/// Writes a page as a section of the document, element by element.
struct PageWriter {
    let structure: PageStructure
    let style: PageStyle
    let anchors: Anchors
    let bars: RunningBars
    /// The areas that are filled, in drawing order.
    let grounds: [(area: Rect, shade: Shade)]
    private let number: Int
    /// The sequences of each element that are not written yet, in order.
    private var sequences: [ArraySlice<Range<Int>>]
    /// The places inside an element that links lead to.
    private var places: [Int?: [Point]] = [:]
    /// The corners of elements that have an id.
    private(set) var origins: Set<Point> = []
    var markup = Markup()

    init(_ structure: PageStructure, number: Int, _ style: PageStyle, _ anchors: Anchors) {
        (self.structure, self.number, self.style, self.anchors) = (structure, number, style, anchors)
        bars = RunningBars(structure)
        grounds = structure.items.compactMap(\.ground)
        sequences = Array(repeating: [], count: structure.elements.count)
        for sequence in structure.sequences {
            if let element = sequence.element { sequences[element].append(sequence.items) }
        }
        findPlaces()
    }

    var elements: [StructureElement] { structure.elements }

    /// Writes the page. If there is nothing to read, it is an empty sheet, which only a printer needs.
    ///
    /// - Parameter isTurned: true if the sheet is landscape and those of the other pages portrait, or vice versa.
    mutating func write(isTurned: Bool) {
        let type = PageType(structure)
        let classes = [
            isTurned ? "turned" : nil, type.isCondensed ? "condensed" : nil, elements.isEmpty ? "blank" : nil,
        ].compactMap(\.self)
        markup.begin(
            .section,
            [
                ("id", Anchors.id(ofPage: number)), ("class", classes.isEmpty ? nil : classes.joined(separator: " ")),
                ("style", type.declarations),
            ])
        writePlaces(in: nil)
        writeBody()
        writeFooter()
        markup.breakLine()
        markup.end(.section)
    }

    private mutating func writeBody() {
        let roots = elements.indices.filter { elements[$0].parent == nil }
        let isChecklist = elements.contains { $0.role == .checklist }
        let isManyTables = roots.count { elements[$0].tag == .table } > 1
        var isInColumns = false
        for root in roots {
            let wantsColumns = !isChecklist && (wantsColumns(root, isManyTables: isManyTables) ?? isInColumns)
            if wantsColumns, !isInColumns { markup.begin(.div, corner(beginningWith: root) ?? [("class", "columns")]) }
            if !wantsColumns, isInColumns { endBlock(.div) }
            isInColumns = wantsColumns
            writeBlock(root)
        }
        if isInColumns { endBlock(.div) }
    }

    /// The place of the list of initials on paper, for its heading: in blank cells of the grid, as in the PDF. Nil for
    /// anything else.
    private func corner(beginningWith root: Int) -> Markup.Attributes? {
        let next = elements.indices.first { $0 > root && elements[$0].parent == nil }
        guard next.map({ elements[$0].role }) == .key, let frame = elements[root].frame else { return nil }
        let margins = style.sheet.margins
        let (x, y) = ((frame.minX - margins.left).shortDecimal, (frame.minY - margins.top).shortDecimal)
        return [("class", "corner"), ("style", "--x:\(x)pt;--y:\(y)pt;--width:\(frame.width.shortDecimal)pt")]
    }

    /// Returns true if a part of the page is one of many in columns; nil if it goes with the one before.
    private func wantsColumns(_ root: Int, isManyTables: Bool) -> Bool? {
        switch elements[root].tag {
        case .subheading: true
        case .list: elements[root].role != .notes
        case .table: isManyTables
        case .heading: false
        default: nil
        }
    }

    private mutating func writeFooter() {
        let runs = structure.sequences.filter { $0.owner == .footer }.flatMap { structure.items[$0.items] }
            .flatMap(\.runs)
        guard !runs.isEmpty else { return }
        markup.begin(.footer)
        for run in runs {
            markup.text(run.text, in: .span)
            markup.space()
        }
        markup.end(.footer)
    }

    /// The next items of an element that are drawn.
    mutating func nextSequence(of index: Int) -> Range<Int> { sequences[index].popFirst() ?? 0..<0 }

    /// Ends an element on a line of its own.
    mutating func endBlock(_ element: Markup.Element) {
        markup.breakLine()
        markup.end(element)
    }
}

// MARK: The places of links

extension PageWriter {
    /// Finds the innermost element around each place, or the page.
    private mutating func findPlaces() {
        let corners = Set(elements.indices.compactMap(corner))
        for place in anchors.targets where !corners.contains(place) {
            let element = elements.indices.last {
                elements[$0].tag.takesAnchors && elements[$0].frame?.contains(place) ?? false
            }
            places[element, default: []].append(place)
        }
    }

    /// The corner of an element that links may lead to.
    private func corner(of index: Int) -> Point? {
        let element = elements[index]
        guard element.tag.takesAnchors || element.tag == .list, element.role != .adjacentDayCell else { return nil }
        return element.frame?.origin
    }

    /// The id of an element, unless another one has it.
    mutating func id(of index: Int) -> String? {
        guard let corner = corner(of: index), origins.insert(corner).inserted else { return nil }
        return anchors.id(corner)
    }

    /// Writes an anchor for each place in an element, or on the page, that links lead to.
    mutating func writePlaces(in index: Int?) {
        for place in places[index] ?? [] {
            markup.begin(.a, [("id", anchors.id(place))])
            markup.end(.a)
        }
    }
}

extension StructureElement.Tag {
    /// True if links lead into such elements.
    fileprivate var takesAnchors: Bool { [.heading, .subheading, .tableCell, .rowHeader].contains(self) }
}

extension Rect {
    func contains(_ point: Point) -> Bool {
        (minX..<maxX).contains(point.x) && (minY..<maxY).contains(point.y)
    }
}

extension MarkedSequence.Item {
    /// The area that the item fills, unless that is white; nil for other items.
    fileprivate var ground: (area: Rect, shade: Shade)? {
        guard case .other(.fill(let area, let shade)) = self, shade != .white else { return nil }
        return (area, shade)
    }

    /// The texts of the item.
    fileprivate var runs: [TextRun] {
        switch self {
        case .text(let run, _): [run]
        case .other(let item): item.runs
        }
    }
}

extension DisplayItem {
    fileprivate var runs: [TextRun] {
        switch self {
        case .text(let run): [run]
        case .clip(_, let items), .link(_, _, let items), .group(_, let items): items.flatMap(\.runs)
        case .fill, .rules, .outline: []
        }
    }
}
