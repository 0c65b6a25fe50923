/// The widths of a page's entries in one pair of faces: what the search for a setting adds and compares, without a look
/// at a text.
struct EntryWidths {
    /// In the order of the entries given.
    private(set) var entries: [Item] = []
    /// The pieces of all values that may take several lines.
    private(set) var pieces: [Piece] = []

    struct Item {
        /// The widths of the value and the label, in 1/65536 em.
        let value: Int
        let label: Int
        let pieces: Range<Int>
        /// The widest part that no line may end in, but for a word that is broken.
        let widest: Int
        /// True if it is a value, perhaps with a label on one line; anything else is set to be measured.
        let isPlain: Bool
        let isFoot: Bool
        /// True if its label is beside its value in every setting: it says what is missing.
        let isRunIn: Bool
    }

    /// ``FaceText/Piece`` without its clusters.
    struct Piece {
        let start: Int
        let end: Int
        let endBefore: LineEnd
    }

    init(_ cells: [CellEntry], _ faces: FacePair) {
        entries.reserveCapacity(cells.count)
        for cell in cells {
            guard let value = cell.value, cell.timed == nil, !cell.isGone else {
                entries.append(
                    Item(
                        value: 0, label: 0, pieces: 0..<0, widest: 0, isPlain: false, isFoot: false, isRunIn: false))
                continue
            }
            let face = cell.isBold ? faces.label : faces.body
            let width = value.shaped(in: face).advance.rawValue
            let label = cell.label?.shaped(in: faces.label).advance.rawValue ?? 0
            let first = pieces.count
            append(value.cut(in: face))
            let range = first..<pieces.count
            entries.append(
                Item(
                    value: width, label: label, pieces: range, widest: range.isEmpty ? width : widest(range),
                    isPlain: true, isFoot: cell.form == .foot, isRunIn: cell.isRunIn))
        }
    }

    private mutating func append(_ text: FaceText) {
        for piece in text.pieces {
            pieces.append(
                Piece(start: piece.start.rawValue, end: piece.end.rawValue, endBefore: piece.endBefore))
        }
    }

    private func widest(_ range: Range<Int>, _ worst: LineEnd = .hyphen) -> Int {
        var (widest, start) = (0, 0)
        for index in range {
            if pieces[index].endBefore <= worst || index == range.lowerBound { start = pieces[index].start }
            widest = max(widest, pieces[index].end - start)
        }
        return widest
    }

    /// The widest part of a value that no line may end in, if lines may end as well as `worst`.
    func widestUnit(_ item: Item, _ worst: LineEnd) -> Int {
        item.pieces.isEmpty ? item.value : widest(item.pieces, worst)
    }

    /// Fills lines with the pieces of an entry, as ``LineFiller`` does; nil if a unit is wider than a line.
    func fill(_ item: Item, firstLimit: Int, limit: Int, _ worst: LineEnd) -> LineFill? {
        if item.value <= firstLimit { return LineFill() }
        var (fill, room, start, isEmpty) = (LineFill(), firstLimit, 0, true)
        var first = item.pieces.lowerBound
        while first < item.pieces.upperBound {
            var end = first + 1
            while end < item.pieces.upperBound, pieces[end].endBefore > worst { end += 1 }
            let (unitStart, unitEnd) = (pieces[first].start, pieces[end - 1].end)
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
