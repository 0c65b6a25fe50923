import CalendarCore

/// How many days a person is on each line: at the end of the title's line, else on lines below it.
struct OwnSheetTotals: PageComposer {
    let context: LayoutContext
    private let totals: [Total]
    private let isBesideTitle: Bool

    /// The label of a line, and the number of days.
    private struct Total {
        let label: ShapedText
        let count: ShapedText
    }

    /// Counts the days of a part of a month, whose name is the title. A closed day is nobody's.
    init(_ span: DaySpan, _ context: LayoutContext) {
        self.context = context
        let (style, typesetter) = (context.style, context.typesetter)
        var counts: [String: Int] = [:]
        for date in span.days { for key in OwnSheetTotals.lines(on: date, context) { counts[key, default: 0] += 1 } }
        totals = context.schedule.lines.filter { !$0.label.isEmpty }.map { line in
            let count = style.locale.number(counts[line.key] ?? 0)
            return Total(label: typesetter.word(line.label, in: .bold), count: typesetter.word(count, in: .bold))
        }
        let title = typesetter.shape(style.titled(style.locale.title(ofPage: span)), in: .bold)
        let room = context.frame.content.width - title.advance.width(at: style.scale.type(style.sizes.title))
        isBesideTitle = OwnSheetTotals.width(totals, style.scale) + style.scale.furniture(.points(20)) <= room
    }

    /// The keys of the lines that the person is on.
    private static func lines(on date: CivilDate, _ context: LayoutContext) -> Set<String> {
        let entries = context.schedule.entries(on: date).filter {
            !$0.isGone && !$0.isBoxed && context.schedule.closing(of: $0) == nil
        }
        return Set(entries.compactMap { $0.line?.key })
    }

    /// The room that they take at the end of the title's line.
    var reserve: Length { isBesideTitle ? OwnSheetTotals.width(totals, scale) + gap : .zero }

    /// The height of their lines below the title.
    var height: Length { isBesideTitle ? .zero : leading * lines.count }

    /// The words, read as one paragraph.
    func items() -> [DisplayItem] {
        guard !totals.isEmpty else { return [] }
        let frame = context.frame
        var (items, baseline) = ([DisplayItem](), frame.titleBaseline)
        for line in isBesideTitle ? [totals] : lines {
            var indent = isBesideTitle ? frame.content.width - OwnSheetTotals.width(line, scale) : .zero
            if !isBesideTitle { baseline += leading }
            for total in line {
                items += self.items(of: total, at: indent, baseline)
                indent += OwnSheetTotals.width(total, scale) + gap
            }
        }
        return [.group(Structure(.notes), items)]
    }

    private func items(of total: Total, at indent: Length, _ baseline: Length) -> [DisplayItem] {
        let area = context.frame.content
        let (label, count) = OwnSheetTotals.sizes(scale)
        let start = indent + OwnSheetTotals.width(total, scale) - total.count.advance.width(at: count)
        return [
            item(total.label, .start(indent), in: area, at: baseline, size: label),
            item(total.count, .start(start), in: area, at: baseline, size: count),
        ]
    }

    // MARK: Widths

    private var gap: Length { scale.furniture(.points(16)) }
    private var leading: Length { OwnSheetTotals.sizes(scale).count * 13 / 10 }

    /// As many on a line as the page is wide.
    private var lines: [[Total]] {
        var (lines, end) = ([[Total]](), Length.zero)
        for total in totals {
            let width = OwnSheetTotals.width(total, scale)
            if let last = lines.indices.last, end + gap + width <= context.frame.content.width {
                lines[last].append(total)
                end += gap + width
            } else {
                lines.append([total])
                end = width
            }
        }
        return lines
    }

    private static func sizes(_ scale: SheetScale) -> (label: Length, count: Length) {
        (scale.furniture(.points(8)), scale.furniture(.points(13)))
    }

    private static func width(_ total: Total, _ scale: SheetScale) -> Length {
        let (label, count) = sizes(scale)
        return total.label.advance.width(at: label) + scale.furniture(.points(4)) + total.count.advance.width(at: count)
    }

    private static func width(_ totals: [Total], _ scale: SheetScale) -> Length {
        totals.map { width($0, scale) }.sum() + scale.furniture(.points(16)) * max(0, totals.count - 1)
    }
}
