import CalendarCore

// The legend at the end of the title's line.
extension RequirementsComposer {
    /// A sample of each look with its meaning, and the width of all; nothing if that leaves no room for the title.
    func legend() -> (shapes: [DisplayItem], words: [DisplayItem], width: Length) {
        let items = legendItems()
        let width = items.map(\.width).sum() + metrics.legendGap * max(0, items.count - 1)
        guard width < context.frame.content.width * 2 / 3 else { return ([], [], .zero) }
        var (shapes, words, indent) = ([DisplayItem](), [DisplayItem](), context.frame.content.width - width)
        for legend in items {
            let placed = place(legend, at: indent)
            shapes += placed.shapes
            words += placed.words
            indent += legend.width + metrics.legendGap
        }
        return (shapes, words, width + metrics.legendGap)
    }

    private struct LegendItem {
        let sample: ShapedText
        let meaning: ShapedText
        let cell: RequirementMatrix.Cell
        let size: Length
        /// The gap between a sample and the edge of its box.
        var padding: Length { cell.isWanting || cell.isSoon ? size * 3 / 5 : .zero }
        var sampleWidth: Length { sample.advance.width(at: size) + padding * 2 }
        var width: Length { sampleWidth + size / 2 + meaning.advance.width(at: size) }
    }

    private func legendItems() -> [LegendItem] {
        let far = CivilDate(matrix.soon.epochDay + 1) ?? matrix.soon
        let days = locale.number(matrix.soon.epochDay - matrix.date.epochDay)
        let looks: [(String, String, RequirementMatrix.Cell)] = [
            (phrases.missing, phrases.orExpired, .missing),
            (
                locale.shortDateWithYear(matrix.soon), phrases.orBefore.filled(["count": days]),
                .expiresSoon(matrix.soon)
            ),
            (locale.shortDateWithYear(far), phrases.fine, .valid(until: far)), ("·", phrases.notRequired, .notRequired),
        ]
        return looks.map { sample, meaning, cell in
            LegendItem(
                sample: typesetter.word(sample, in: face(of: cell)),
                meaning: typesetter.word(meaning, in: .regular), cell: cell, size: metrics.legendSize)
        }
    }

    private func place(_ legend: LegendItem, at indent: Length) -> (shapes: [DisplayItem], words: [DisplayItem]) {
        let (content, y) = (context.frame.content, context.frame.titleBaseline)
        let capHeight = Advance(typesetter.measurer.metrics(of: .bold).capHeight).width(at: legend.size)
        let pad = legend.size * 2 / 5
        let frame = Rect(
            x: content.x(of: legend.sampleWidth, from: indent, direction), y: y - capHeight - pad,
            width: legend.sampleWidth, height: capHeight + pad * 2)
        let sample = TextRun(
            legend.sample, origin: Point(x: frame.minX + legend.padding, y: y), size: legend.size,
            ink: legend.cell.isWanting ? .white : .black)
        let meaning = item(
            legend.meaning, .start(indent + legend.sampleWidth + legend.size / 2), in: content, at: y,
            size: legend.size)
        return ([box(of: legend.cell, in: frame)].compactMap(\.self), [.text(sample), meaning])
    }
}
