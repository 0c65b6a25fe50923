import CalendarCore

/// Everybody on a line with the number of their days, one after the other below a year; behind their initials if these
/// take the place of names.
struct LineYearTotals {
    private let lines: [[ShapedText]]
    private let size: Length
    private let gap: Length

    init(_ year: LineYear, hasInitials: Bool, width: Length, _ context: LayoutContext) {
        let (scale, locale) = (context.style.scale, context.style.locale)
        (size, gap) = (scale.furniture(.quarterPoints(30)), scale.furniture(.points(8)))
        let words = year.totals.map { holder, days in
            let initials = hasInitials ? holder.initials.map { "\($0) " } ?? "" : ""
            return context.typesetter.word("\(initials)\(holder.name) \(locale.number(days))", in: .condensed)
        }
        var (lines, end) = ([[ShapedText]](), Length.zero)
        for word in words {
            let needed = word.advance.width(at: size)
            if let last = lines.indices.last, end + gap + needed <= width {
                lines[last].append(word)
                end += gap + needed
            } else {
                lines.append([word])
                end = needed
            }
        }
        self.lines = lines
    }

    private var leading: Length { size * 5 / 4 }
    var height: Length { leading * lines.count + size / 2 }

    func items(in area: Rect, _ direction: WritingDirection) -> [DisplayItem] {
        var items: [DisplayItem] = []
        for (index, line) in lines.enumerated() {
            var indent = Length.zero
            for word in line {
                let baseline = area.minY + leading * index + size * 5 / 4
                items.append(.text(word.run(.start(indent), in: area, at: baseline, size: size, direction)))
                indent += word.advance.width(at: size) + gap
            }
        }
        return items.isEmpty ? [] : [.group(Structure(.notes, frame: area), items)]
    }
}
