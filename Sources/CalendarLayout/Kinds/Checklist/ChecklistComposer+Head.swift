import CalendarCore

// The bar, the counts and the words above the columns.
extension ChecklistComposer {
    private var barTop: Length { body.minY + plan.head.top(metrics) }
    private var summaryBaseline: Length { barTop + metrics.barHeight + metrics.summaryDrop }

    /// The counts and facts, and the words above the columns.
    var head: [DisplayItem] { (plan.isFirst ? category + summary + facts : []) + [columnHeads] }

    private var category: [DisplayItem] {
        guard let words = plan.head.category else { return [] }
        return [
            paragraph([(words, .regular)], .start(.zero), at: body.minY + metrics.headSize * 4 / 5, metrics.factSize)
        ]
    }

    /// "16 of 22 done 73 %"
    private var summary: [DisplayItem] {
        let count = phrases.doneCount.filled([
            "count": locale.number(sheet.doneCount), "total": locale.number(sheet.template.items.count),
        ])
        let percent = phrases.percent.filled(["count": locale.number(sheet.percent)])
        return [
            paragraph([(count, .bold), (percent, .regular)], .start(.zero), at: summaryBaseline, metrics.summarySize)
        ]
    }

    private var facts: [DisplayItem] {
        let beside = plan.head.facts.joined(separator: " · ")
        let below = plan.head.factLines.enumerated().map { index, words in
            paragraph(
                [(words, .regular)], .start(.zero), at: summaryBaseline + metrics.lineHeight * (index + 1),
                metrics.factSize)
        }
        guard !beside.isEmpty else { return below }
        return [paragraph([(beside, .regular)], .end(.zero), at: summaryBaseline, metrics.factSize)] + below
    }

    /// Words beside each other, smaller if they would not fit.
    private func paragraph(
        _ words: [(text: String, face: FontFace)], _ place: WordPlace, at baseline: Length, _ size: Length
    ) -> DisplayItem {
        let texts = words.map { typesetter.word($0.text, in: $0.face) }
        var indent = Length.zero
        let runs = texts.map { text -> DisplayItem in
            let fitting = text.size(atMost: size, fitting: max(size, body.width - indent))
            defer { indent += text.advance.width(at: fitting) + metrics.gap }
            return item(text, indent == .zero ? place : .start(indent), in: body, at: baseline, size: fitting)
        }
        return .group(Structure(.paragraph), runs)
    }

    private var columnHeads: DisplayItem {
        let y = body.minY + plan.head.height(metrics, isFirst: plan.isFirst) - metrics.headsRule
        let columns = plan.columns
        let heads: [(String, ChecklistColumns.Column, ItemDetail)] = [
            (phrases.done, columns.done, .done), (phrases.by, columns.by, .by),
        ]
        let notes = columns.notesAreBelow ? [] : [(phrases.itemNotes, columns.notes, ItemDetail.notes)]
        let items = (heads + notes).map { words, column, detail -> DisplayItem in
            let word = typesetter.word(words, in: .regular)
            let size = word.size(atMost: metrics.headSize, fitting: column.width)
            return .group(
                Structure(.detail(detail)), [item(word, .start(column.indent), in: body, at: y, size: size)])
        }
        return .group(Structure(.detailHeads), items)
    }

    /// A part for each item, black for as many as are done.
    var bar: [DisplayItem] {
        guard plan.isFirst else { return [] }
        let (count, stroke) = (max(1, sheet.template.items.count), scale.stroke(StrokeWeight.border))
        let box = Rect(x: body.minX, y: barTop, width: body.width, height: metrics.barHeight)
        func edge(_ part: Int) -> Length { box.width * part / count }
        let done = edge(sheet.doneCount)
        let black = Rect(x: box.x(of: done, from: .zero, direction), y: box.minY, width: done, height: box.height)
        let weight = min(scale.stroke(StrokeWeight.hairline), box.width / count / 3)
        func rules(_ parts: Range<Int>) -> [Rule] {
            parts.map { .vertical(x: box.x(of: .zero, from: edge($0), direction), from: box.minY, to: box.maxY) }
        }
        return [
            .outline(.roundedRect(box.inset(by: stroke / 2), radius: .zero), weight: stroke),
            .fill(black, .black),
            .rules(rules(1..<max(1, min(count, sheet.doneCount))), weight: weight, ink: .white),
            .rules(rules(max(1, sheet.doneCount)..<max(1, sheet.doneCount, count)), weight: weight),
        ].filter(\.isInk)
    }
}

extension DisplayItem {
    /// False for rules and areas without an extent.
    fileprivate var isInk: Bool {
        switch self {
        case .fill(let area, _): area.width > .zero
        case .rules(let rules, _, _, _): !rules.isEmpty
        default: true
        }
    }
}
