import CalendarCore

/// The entries of a block in running lines: "2 Tuesday · OS Ames · CL Bell". Lines below the first are indented.
struct RunningParagraph {
    let block: ContinuedBlock
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
        let label: Piece?
        let value: Piece
        /// The end of its last line.
        let end: Length
    }

    init(_ block: ContinuedBlock, _ measures: RunningMeasures) throws(MeasuringError) {
        var flow = RunningFlow(measures)
        let heading = try flow.add(measures.heading(of: block))
        var entries: [(index: Int, pieces: EntryPieces)] = []
        for (index, continued) in block.entries.enumerated() where continued.standing != .repeated {
            entries.append((index, try flow.add(continued.entry)))
        }
        (self.block, self.heading, self.entries) = (block, heading, entries)
        (separators, lineCount) = (flow.separators, flow.line + 1)
    }
}

extension RunningParagraph.EntryPieces {
    private var first: RunningParagraph.Piece { label ?? value }

    /// The area of its lines in a paragraph with this area.
    func box(in area: Rect, _ direction: WritingDirection) -> Rect {
        let (last, leading) = (value.line + value.text.lineCount - 1, ContinuationMetrics.leading)
        let top = area.minY + leading * first.line
        guard last > first.line else {
            let width = end - first.x
            return Rect(x: area.x(of: width, from: first.x, direction), y: top, width: width, height: leading)
        }
        return Rect(x: area.minX, y: top, width: area.width, height: leading * (last - first.line + 1))
    }
}
