import CalendarCore

/// The entries of a block in running lines: "2 Tuesday · OS Ames · CL Bell". Lines below the first are indented. A
/// closed day begins with its name, behind a white number on black: "24 Christmas Eve closed".
struct RunningParagraph {
    let block: ContinuedBlock
    let isClosed: Bool
    let heading: [Piece]
    /// The entries that it shows, by their index in the block.
    let entries: [(index: Int, pieces: EntryPieces)]
    let separators: [Piece]
    let lineCount: Int

    /// A text that begins on a line at some distance from its edge.
    struct Piece {
        let text: TextBlock
        let line: Int
        let x: Length
    }

    /// An entry's label and value.
    struct EntryPieces {
        let entry: Entry
        let label: Piece?
        let value: Piece
        /// The word for a closed day, after its name.
        let tail: Piece?
        /// The end of its last line.
        let end: Length
    }

    init(_ block: ContinuedBlock, _ measures: RunningMeasures) {
        var flow = RunningFlow(measures)
        let heading = flow.add(measures.heading(of: block))
        var entries: [(index: Int, pieces: EntryPieces)] = []
        isClosed = block.isClosed(measures.texts.context)
        let shown = block.entries.indices.filter { block.entries[$0].standing != .repeated }
        let names = shown.filter { measures.texts.closedName(of: block.entries[$0].entry) != nil }
        for index in names + shown.filter({ !names.contains($0) }) {
            entries.append((index, flow.add(block.entries[index].entry)))
        }
        (self.block, self.heading, self.entries) = (block, heading, entries)
        (separators, lineCount) = (flow.separators, flow.line + 1)
    }
}

extension RunningParagraph.EntryPieces {
    private var first: RunningParagraph.Piece { label ?? value }

    var glyphs: SetGlyphs {
        SetGlyphs([value.text], missingInLabel: (label?.text.missing ?? []) + (tail?.text.missing ?? []))
    }

    /// The area of its lines in a paragraph with this area.
    func box(in area: Rect, _ leading: Length, _ direction: WritingDirection) -> Rect {
        let last = max(value.line + value.text.lineCount - 1, tail?.line ?? 0)
        let top = area.minY + leading * first.line
        guard last > first.line else {
            let width = end - first.x
            return Rect(x: area.x(of: width, from: first.x, direction), y: top, width: width, height: leading)
        }
        return Rect(x: area.minX, y: top, width: area.width, height: leading * (last - first.line + 1))
    }
}

/// Puts words and entries one after the other on lines.
struct RunningFlow {
    /// The current line, from 0.
    private(set) var line = 0
    private(set) var separators: [RunningParagraph.Piece] = []
    private var x = Length.zero
    /// False right behind the number of a closed day.
    private var needsSeparator = true
    private let measures: RunningMeasures

    init(_ measures: RunningMeasures) {
        self.measures = measures
    }

    /// Adds the head of a paragraph.
    mutating func add(_ heading: RunningMeasures.Heading) -> [RunningParagraph.Piece] {
        let number = heading.number.map { RunningParagraph.Piece(text: $0, line: line, x: measures.numberInset) }
        x = number == nil ? .zero : measures.indent
        let words = heading.words.map { RunningParagraph.Piece(text: $0, line: line, x: x) }
        x += words?.text.width(ofLine: 0) ?? .zero
        needsSeparator = words != nil
        return [number, words].compactMap(\.self)
    }

    /// Adds an entry behind a separator; on a new line without one, if its first word does not fit on this line.
    mutating func add(_ entry: Entry) -> RunningParagraph.EntryPieces {
        let width = measures.width - measures.indent
        let label = measures.texts.label(of: entry, width: width)
        let labelWidth = label.map { $0.width(ofLine: 0) + measures.texts.sizes.labelGap } ?? .zero
        let behind = needsSeparator ? x + measures.separator.width(ofLine: 0) : x
        var value = self.value(of: entry, from: behind + labelWidth)
        if value.beginsBelow {
            (line, x) = (line + 1, measures.indent)
            value = self.value(of: entry, from: x + labelWidth)
        } else {
            if needsSeparator {
                separators.append(RunningParagraph.Piece(text: measures.separator, line: line, x: x))
            }
            x = behind
        }
        needsSeparator = true
        return place(entry, label, labelWidth, value)
    }

    private func value(of entry: Entry, from x: Length) -> TextBlock {
        measures.texts.value(
            of: entry, width: measures.width - measures.indent, firstWidth: measures.width - x)
    }

    private mutating func place(
        _ entry: Entry, _ label: TextBlock?, _ labelWidth: Length, _ value: TextBlock
    ) -> RunningParagraph.EntryPieces {
        let label = label.map { RunningParagraph.Piece(text: $0, line: line, x: x) }
        let piece = RunningParagraph.Piece(text: value, line: line, x: x + labelWidth)
        line += max(0, value.lineCount - 1)
        let last = value.lineCount > 0 ? value.width(ofLine: value.lineCount - 1) : .zero
        x = (value.lineCount > 1 ? measures.indent : piece.x) + last
        let tail = measures.closedWord(of: entry).map { follow($0) }
        return RunningParagraph.EntryPieces(entry: entry, label: label, value: piece, tail: tail, end: x)
    }

    /// Puts a word after the last, on a new line if there is no room.
    private mutating func follow(_ word: TextBlock) -> RunningParagraph.Piece {
        x += measures.texts.sizes.size / 2
        if x + word.width(ofLine: 0) > measures.width { (line, x) = (line + 1, measures.indent) }
        defer { x += word.width(ofLine: 0) }
        return RunningParagraph.Piece(text: word, line: line, x: x)
    }
}
