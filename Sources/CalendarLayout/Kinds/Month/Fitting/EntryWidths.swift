/// The widths of a page's entries in one pair of faces: what the search for a setting adds and compares. It looks at a
/// text only if that takes several lines.
struct EntryWidths {
    /// In the order of the entries given.
    private(set) var entries: [Item] = []
    /// The parts of some entries: lines below the values, names without their remarks.
    private(set) var parts: [Item] = []
    /// The texts of both.
    private var texts: [Text] = []

    private struct Text {
        let paragraph: Paragraph
        let face: FontFace
    }

    struct Item {
        /// The widths of the value and the label, in 1/65536 em.
        let value: Int
        let label: Int
        /// The index of its text; nil for an item that has to be set to be measured.
        let text: Int?
        let isFoot: Bool
        /// True if its label is beside its value in every setting: it says what is missing.
        let isRunIn: Bool
        /// True if its label is a time.
        let isTimed: Bool
        /// True if it may share a line with others.
        var isShareable = false
        /// The index in ``parts`` of the lines below it; nil if it has none.
        var detail: Int?
        /// True if the lines below it are a remark that may be on its own line; the part before them is its names.
        var hasRemark = false

        /// True if it is a value, perhaps with a label on one line.
        var isPlain: Bool { text != nil }
    }

    /// The widths in a body of 9 pt and more, or in a smaller one.
    init(_ cells: [CellEntry], _ faces: FacePair, isDense: Bool) {
        entries.reserveCapacity(cells.count)
        for cell in cells { entries.append(item(cell, cell.texts(isDense: isDense), faces)) }
    }

    private mutating func item(_ cell: CellEntry, _ texts: CellEntry.Texts, _ faces: FacePair) -> Item {
        guard let value = texts.value, !cell.isGone else {
            return Item(
                value: 0, label: 0, text: nil, isFoot: false, isRunIn: false, isTimed: false)
        }
        let face = cell.isBold ? faces.label : faces.body
        let label = texts.label?.shaped(in: cell.isTimed ? .condensedBold : faces.label).advance.rawValue ?? 0
        var item = item(value, in: face, label: label, cell)
        item.isShareable = cell.isShareable
        item.hasRemark = texts.names.map { part($0, in: face, label: label, cell) } != nil
        item.detail = texts.detail.map { part($0, in: .condensed) }
        return item
    }

    /// Adds a part of an entry. Returns its index.
    private mutating func part(
        _ text: Paragraph, in face: FontFace, label: Int = 0, _ cell: CellEntry? = nil
    ) -> Int {
        parts.append(item(text, in: face, label: label, cell))
        return parts.count - 1
    }

    private mutating func item(
        _ text: Paragraph, in face: FontFace, label: Int = 0, _ cell: CellEntry? = nil
    ) -> Item {
        texts.append(Text(paragraph: text, face: face))
        return Item(
            value: text.shaped(in: face).advance.rawValue, label: label, text: texts.count - 1,
            isFoot: cell?.form == .foot, isRunIn: cell?.isRunIn ?? false, isTimed: cell?.isTimed ?? false)
    }

    private func cut(_ item: Item) -> FaceText? { item.text.map { texts[$0].paragraph.cut(in: texts[$0].face) } }

    /// The widest part of an entry and the lines below it that no line may end in, but for a word that is broken.
    func widest(of item: Item) -> Int {
        max(widestUnit(item, .hyphen), item.detail.map { widestUnit(parts[$0], .hyphen) } ?? 0)
    }

    /// The widest part of a value that no line may end in, if lines may end as well as `worst`.
    func widestUnit(_ item: Item, _ worst: LineEnd) -> Int {
        guard let text = cut(item), !text.pieces.isEmpty else { return item.value }
        return text.widestUnit(worst).rawValue
    }

    /// Fills lines with the pieces of an entry, as ``LineFiller`` does; nil if a unit is wider than a line.
    func fill(_ item: Item, firstLimit: Int, limit: Int, _ worst: LineEnd) -> LineFill? {
        if item.value <= firstLimit { return LineFill() }
        let pieces = cut(item)?.pieces ?? []
        var (fill, room, start, isEmpty) = (LineFill(), firstLimit, 0, true)
        var first = 0
        while first < pieces.count {
            var end = first + 1
            while end < pieces.count, pieces[end].endBefore > worst { end += 1 }
            let (unitStart, unitEnd) = (pieces[first].start.rawValue, pieces[end - 1].end.rawValue)
            if isEmpty || unitEnd - start > room {
                if isEmpty, unitEnd - unitStart <= room {
                    isEmpty = false
                } else {
                    guard unitEnd - unitStart <= limit else { return nil }
                    if isEmpty {
                        fill.beginsBelow = true
                    } else if pieces[first].endBefore == .hyphen {
                        fill.hyphenCount += 1
                    }
                    (room, isEmpty) = (limit, false)
                    fill.lineCount += 1
                }
                start = unitStart
            }
            first = end
        }
        return fill
    }
}
