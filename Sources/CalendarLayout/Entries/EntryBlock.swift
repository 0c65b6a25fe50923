import CalendarCore

/// An entry set in rows of the same height: its lead, and its value beside the lead or below it.
struct EntryBlock<Lead: EntryLead> {
    let entry: Entry
    /// The day and line, or the note, that it belongs to; nil for what other pages account for.
    let subject: Placement.Subject?
    let lead: Lead?
    /// True if the lead is on the first row of the value, and not on rows above it.
    let isBeside: Bool
    let value: TextBlock
    /// The distance from the edge where its rows begin to the value.
    let indent: Length
    /// The part of a row that it takes beside other entries, from the edge where lines begin; nil for all of it.
    var extent: Range<Length>?
    /// True if its first row is the last of the entry before.
    var joinsRow = false
    /// A word after its value; nil for no word.
    var tail: EntryTail?

    /// The number of rows, at least one.
    var rowCount: Int { max(1, firstValueRow + value.lineCount) + (tail?.isBelow ?? false ? 1 : 0) }

    private var firstValueRow: Int { isBeside ? 0 : lead?.rowCount ?? 0 }

    /// The glyphs of its lead and its value.
    var glyphs: SetGlyphs {
        SetGlyphs([value], missingInLabel: (lead?.missing ?? []) + (tail?.shaped.missing ?? []))
    }

    /// The entry as it is read, with some of its rows at their baselines in an area.
    func item(
        as role: Structure.Role = .entry, _ rows: [PlacedRow], in area: Rect, spoken: String?,
        _ direction: WritingDirection
    ) -> DisplayItem {
        let leadItems = rows.flatMap { lead?.items(ofRow: $0, in: area, direction) ?? [] }
        let runs = rows.flatMap { row in
            [valueRun(ofRow: row, in: area, direction), tailRun(ofRow: row, in: area, direction)].compactMap(\.self)
        }
        return .entry(as: role, spoken: spoken, label: leadItems, value: runs.map(DisplayItem.text))
    }

    /// The value's line of a row; nil if it has none there.
    private func valueRun(ofRow row: PlacedRow, in area: Rect, _ direction: WritingDirection) -> TextRun? {
        let line = row.row - firstValueRow
        guard (0..<value.lineCount).contains(line) else { return nil }
        return value.run(ofLine: line, in: area, at: indent, row.baseline, direction)
    }

    /// The word after the value, on its last line or on a row of its own; nil on other rows.
    private func tailRun(ofRow row: PlacedRow, in area: Rect, _ direction: WritingDirection) -> TextRun? {
        guard let tail, row.row == rowCount - 1 else { return nil }
        let start = tail.isBelow ? indent : indent + value.width(ofLine: value.lineCount - 1) + tail.gap
        return tail.shaped.run(.start(start), in: area, at: row.baseline, size: tail.size, direction)
    }
}

/// A word after an entry's value, in a type of its own.
struct EntryTail {
    let shaped: ShapedText
    let size: Length
    /// The gap between the value and the word.
    let gap: Length
    /// True if it is on a row of its own, below a value whose last line leaves no room.
    let isBelow: Bool

    /// A word after a value whose lines have a width.
    init(_ word: ShapedText, size: Length, after value: TextBlock, width: Length) {
        (shaped, self.size, gap) = (word, size, size * 3 / 5)
        let last = value.lineCount > 0 ? value.width(ofLine: value.lineCount - 1) : .zero
        isBelow = value.lineCount == 0 || last + gap + word.advance.width(at: size) > width
    }

    /// The width with the gap before it.
    var width: Length { gap + shaped.advance.width(at: size) }
}

/// A row of an entry, counted from 0, with its baseline on the page.
struct PlacedRow {
    let row: Int
    let baseline: Length
}

/// The words before an entry's value: the label of its line, or its time.
protocol EntryLead {
    /// The number of rows that it takes above a value.
    var rowCount: Int { get }
    /// The characters that no face has.
    var missing: [Unicode.Scalar] { get }
    /// Draws a row at the edge of an area where lines begin; nothing if it has no such row.
    func items(ofRow row: PlacedRow, in area: Rect, _ direction: WritingDirection) -> [DisplayItem]
}

extension TextBlock: EntryLead {
    var rowCount: Int { lineCount }

    func items(ofRow row: PlacedRow, in area: Rect, _ direction: WritingDirection) -> [DisplayItem] {
        guard row.row < lineCount else { return [] }
        return [.text(run(ofLine: row.row, in: area, at: .zero, row.baseline, direction))]
    }

    /// Its lines in an area, at their distances from the edge where lines begin; the first, which has its own, is left
    /// out if the text begins below it.
    func runs(
        in area: Rect, first: Length, others indent: Length = .zero, baseline: Length, _ direction: WritingDirection
    ) -> [TextRun] {
        (0..<lineCount).dropFirst(beginsBelow ? 1 : 0).map { line in
            run(ofLine: line, in: area, at: line == 0 ? first : indent, baseline + leading * line, direction)
        }
    }

    /// A line that begins `indent` from the edge of an area where lines begin.
    func run(
        ofLine line: Int, in area: Rect, at indent: Length, _ baseline: Length, _ direction: WritingDirection
    ) -> TextRun {
        let x = area.x(of: width(ofLine: line), from: indent, direction)
        return run(ofLine: line, from: Point(x: x, y: baseline))
    }
}

extension DisplayItem {
    /// An entry as it is read: its label, then its value. A part without ink is left out.
    ///
    /// - Parameter spoken: the words to read aloud instead of its own; nil to read its own.
    static func entry(
        as role: Structure.Role = .entry, spoken: String?, label: [DisplayItem], value: [DisplayItem]
    ) -> DisplayItem {
        var parts: [DisplayItem] = []
        parts.reserveCapacity(2)
        if !label.isEmpty { parts.append(.group(Structure(.label), label)) }
        if !value.isEmpty { parts.append(.group(Structure(.value), value)) }
        return .group(Structure(role, spoken: spoken), parts)
    }

    /// The same for a label and a value that are nothing but text.
    static func entry(spoken: String?, label: [TextRun], value: [TextRun]) -> DisplayItem {
        entry(spoken: spoken, label: label.map(DisplayItem.text), value: value.map(DisplayItem.text))
    }
}
