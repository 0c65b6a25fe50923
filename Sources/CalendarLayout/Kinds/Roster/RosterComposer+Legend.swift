import CalendarCore

// The legend of the codes, and the places of the texts.
extension RosterComposer {
    /// The legend's shapes and words: at the end of the title's line, or on lines below it.
    func legend() -> (shapes: [DisplayItem], words: [DisplayItem]) {
        let (legend, content) = (contents.legend, contents.frame.content)
        var (shapes, words) = ([DisplayItem](), [DisplayItem]())
        let lines = legend.isBesideTitle ? [legend.items] : legend.lines(width: content.width)
        for (number, line) in lines.enumerated() {
            var indent = legend.isBesideTitle ? content.width - legend.width : .zero
            let leading = metrics.legendSize * 3 / 2
            let baseline = contents.frame.titleBaseline + (legend.isBesideTitle ? .zero : leading * (number + 1))
            for item in line {
                let (shape, texts) = place(item, at: indent, baseline, in: content)
                shapes += shape
                words += texts
                indent += item.width + metrics.legendGap
            }
        }
        return (shapes, words)
    }

    private func place(
        _ item: RosterLegend.Item, at indent: Length, _ baseline: Length, in content: Rect
    ) -> (shapes: [DisplayItem], words: [DisplayItem]) {
        let capHeight = Advance(typesetter.measurer.metrics(of: .bold).capHeight).width(at: item.size)
        let pad = item.size / 4
        let box = Rect(
            x: content.x(of: item.sampleWidth, from: indent, direction), y: baseline - capHeight - pad,
            width: item.sampleWidth, height: capHeight + pad * 2)
        var (shapes, words) = ([DisplayItem](), [DisplayItem]())
        if let sample = item.sample {
            let origin = Point(x: box.minX + item.padding, y: baseline)
            words.append(.text(TextRun(sample, origin: origin, size: item.size, ink: item.isOnBlack ? .white : .black)))
            if item.isOnBlack { shapes.append(.fill(box, .black)) }
        } else {
            shapes += context.changeCorner(in: box, length: item.size)
        }
        if let label = item.label {
            let width = label.advance.width(at: item.size)
            let x = content.x(of: width, from: indent + item.sampleWidth + item.size / 2, direction)
            words.append(.text(TextRun(label, origin: Point(x: x, y: baseline), size: item.size)))
        }
        return (shapes, words)
    }

    /// The place of each text: in the cell of the first person that it names, or below the table.
    func placements() -> [Placement] {
        let shown = roster.entries.indices.filter { !contents.listed.contains($0) }.compactMap(placement)
        return shown + gapPlacements() + (plan.below?.placements(at: plan.belowOrigin, page: number) ?? [])
    }

    private func placement(ofEntry index: Int) -> Placement? {
        let entry = roster.entries[index]
        let day = entry.date.epochDay - plan.span.lowerBound.epochDay
        guard let person = entry.people.first, plan.part.people.contains(person), plan.part.days.contains(day)
        else { return nil }
        let (row, column) = (person - plan.part.people.lowerBound, day - plan.part.days.lowerBound)
        let box =
            byPerson
            ? geometry.cells(of: geometry.rows[row]).columns[column]
            : geometry.cells(of: geometry.rows[column]).columns[row]
        let line = roster.lines.firstIndex { $0.key == entry.entry.line?.key } ?? 0
        let type = contents.type.type(ofLine: line)
        let fonts = contents.cell(person: person, day: day).lines.joined().flatMap(\.text.fonts)
        return Placement(
            of: entry.entry, as: Placement.Subject(entry.entry, on: entry.date), text: entry.entry.text, page: number,
            box: box, type: type, glyphs: SetGlyphs(fonts: fonts.firstOfEach))
    }
}
