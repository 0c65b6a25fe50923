import CalendarCore

/// The head of a column: a name, the lines that a person is on, and the number of events.
struct ColumnHead {
    let name: TextBlock
    /// The lines; nil for none.
    let words: TextBlock?
    let count: ShapedText

    var height: Length { name.height + (words?.height ?? .zero) }
    var blocks: [TextBlock] { [name] + (words.map { [$0] } ?? []) }
}

/// Sets the heads of columns: names bold, else condensed, else smaller, else in lines.
struct ColumnHeadSetter {
    let context: LayoutContext
    let metrics: TimelineMetrics
    private var typesetter: Typesetter { context.typesetter }

    func head(_ column: TimelineColumn, width: Length) -> ColumnHead {
        let count = typesetter.word(context.style.locale.number(column.count), in: .regular)
        let room = width - metrics.inset * 2
        let beside = room - count.advance.width(at: metrics.headCountSize) - metrics.inset
        let name = block(
            column.name, from: metrics.headNameSize, to: metrics.headLeastSize,
            width: column.words.isEmpty ? beside : room)
        let words =
            column.words.isEmpty
            ? nil : block(column.words, from: metrics.headWordsSize, to: metrics.leastSize, width: beside)
        return ColumnHead(name: name, words: words, count: count)
    }

    private func block(_ text: String, from size: Length, to least: Length, width: Length) -> TextBlock {
        let types = TypeLadder.types(from: size, to: least)
        let blocks = types.lazy.map { type in
            TextBlock(
                text, in: type.faces.label, size: type.size,
                leading: type.size * (TallScript.occurs(in: text) ? 140 : 120) / 100, width: width, typesetter)
        }
        return blocks.first { $0.lineCount <= 1 && !$0.breaksWords } ?? blocks.dropFirst().first { !$0.breaksWords }
            ?? blocks[types.count - 1]
    }
}
