import CalendarCore

/// The line below a year that says what its marks mean.
struct YearLegend {
    let year: YearComposer
    let samples: [Sample]

    /// A number as a mark shows it, and the meaning of the mark.
    struct Sample {
        let isMarked: Bool
        let words: String
    }

    private var area: Rect { year.geometry.legend }
    private var style: PageStyle { year.style }
    private var typesetter: Typesetter { year.typesetter }
    private var wordSize: Length { style.scale.furniture(.points(9)) }
    private var box: Length { year.daySize * 17 / 10 }

    func items() throws(MeasuringError) -> [DisplayItem] {
        var (items, indent): ([DisplayItem], Length) = ([], .zero)
        for sample in samples {
            let words = try typesetter.shape(sample.words, in: .regular)
            let start = indent + box + style.scale.furniture(.points(6))
            let room = area.width - start
            let size = words.size(atMost: wordSize, fitting: room)
            let width = words.advance.width(at: size)
            items.append(.group(Structure(.artifact), try mark(sample, at: indent)))
            let x = area.x(of: width, from: start, style.locale.direction)
            items.append(.text(TextRun(words, origin: Point(x: x, y: baseline(size)), size: size)))
            indent = start + width + style.scale.furniture(.points(18))
        }
        return items
    }

    private func mark(_ sample: Sample, at indent: Length) throws(MeasuringError) -> [DisplayItem] {
        let square = Rect(
            x: area.x(of: box, from: indent, style.locale.direction), y: area.midY - box / 2, width: box, height: box)
        let number = try typesetter.word(style.locale.number(8), in: sample.isMarked ? .bold : .regular)
        let width = number.advance.width(at: year.daySize)
        let y = baseline(year.daySize)
        let run = TextRun(
            number, origin: Point(x: square.midX - width / 2, y: y), size: year.daySize,
            ink: sample.isMarked ? .white : .black)
        let line = Rect(
            x: square.midX - width / 2, y: y + style.scale.furniture(.quarterPoints(10)), width: width,
            height: year.closedRule)
        let ground: DisplayItem =
            sample.isMarked
            ? year.mark(square)
            : .fill(line, .black)
        return [ground, .text(run)]
    }

    private func baseline(_ size: Length) -> Length {
        area.minY + typesetter.centredBaseline(of: .regular, size: size, height: area.height)
    }
}
