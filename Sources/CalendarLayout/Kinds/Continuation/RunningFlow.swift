import CalendarCore

/// Puts words and entries one after the other on lines.
struct RunningFlow {
    /// The current line, from 0.
    private(set) var line = 0
    private(set) var separators: [RunningParagraph.Piece] = []
    private var x = Length.zero
    private let measures: RunningMeasures

    init(_ measures: RunningMeasures) {
        self.measures = measures
    }

    /// Adds the head of a paragraph.
    mutating func add(_ heading: RunningMeasures.Heading) -> [RunningParagraph.Piece] {
        let number = heading.number.map { RunningParagraph.Piece(text: $0, line: line, x: .zero) }
        let words = RunningParagraph.Piece(text: heading.words, line: line, x: number == nil ? .zero : measures.indent)
        x = words.x + heading.words.width(ofLine: 0)
        return [number].compactMap(\.self) + [words]
    }

    /// Adds an entry behind a separator; on a new line without one, if its first word does not fit on this line.
    mutating func add(_ entry: Entry) throws(MeasuringError) -> RunningParagraph.EntryPieces {
        let width = measures.width - measures.indent
        let label = try measures.texts.label(of: entry, width: width)
        let labelWidth = label.map { $0.width(ofLine: 0) + ContinuationMetrics.labelGap } ?? .zero
        let behind = x + measures.separator.width(ofLine: 0)
        var value = try self.value(of: entry, from: behind + labelWidth)
        if value.beginsBelow {
            (line, x) = (line + 1, measures.indent)
            value = try self.value(of: entry, from: x + labelWidth)
        } else {
            separators.append(RunningParagraph.Piece(text: measures.separator, line: line, x: x))
            x = behind
        }
        return place(label, labelWidth, value)
    }

    private func value(of entry: Entry, from x: Length) throws(MeasuringError) -> TextBlock {
        try measures.texts.value(
            of: entry, width: measures.width - measures.indent, firstWidth: measures.width - x)
    }

    private mutating func place(
        _ label: TextBlock?, _ labelWidth: Length, _ value: TextBlock
    ) -> RunningParagraph.EntryPieces {
        let label = label.map { RunningParagraph.Piece(text: $0, line: line, x: x) }
        let piece = RunningParagraph.Piece(text: value, line: line, x: x + labelWidth)
        line += max(0, value.lineCount - 1)
        let last = value.lineCount > 0 ? value.width(ofLine: value.lineCount - 1) : .zero
        x = (value.lineCount > 1 ? measures.indent : piece.x) + last
        return RunningParagraph.EntryPieces(label: label, value: piece, end: x)
    }
}
