import CalendarCore

/// The meaning of a roster's codes: a sample of each line, with its label if that is not the code, and its usual hours;
/// and the meaning of corners in cells.
struct RosterLegend {
    let items: [Item]
    let width: Length
    /// True if it has room beside the title.
    let isBesideTitle: Bool
    /// The number of lines it takes below the title.
    let lineCount: Int
    private let gap: Length

    struct Item {
        /// Nil for the corner of changed cells.
        let sample: ShapedText?
        /// True if the sample is on black.
        let isOnBlack: Bool
        let label: ShapedText?
        let size: Length
        /// The padding around the sample, if it is on black.
        let padding: Length
        var sampleWidth: Length { sample.map { $0.advance.width(at: size) + padding * 2 } ?? size }
        var labelWidth: Length { label.map { $0.advance.width(at: size) + size / 2 } ?? .zero }
        var width: Length { sampleWidth + labelWidth }
    }

    /// `room` is the room that the title leaves on its line, and `width` is the whole line; `changes` is the word for
    /// changed cells, nil without any.
    init(
        _ styles: [RosterLineStyle], _ codes: [String], changes: String?, hours: HoursFormat, room: Length,
        width: Length, _ metrics: RosterMetrics, _ typesetter: Typesetter
    ) {
        let size = metrics.legendSize
        let lines = zip(styles, codes).map { style, code in
            Item(
                sample: typesetter.word(code, in: style.face(.regular)), isOnBlack: style.look == .run,
                label: style.meaning(of: code, hours).map { typesetter.word($0, in: .regular) },
                size: size, padding: style.look == .run ? size / 2 : .zero)
        }
        let corner = changes.map { word in
            Item(
                sample: nil, isOnBlack: false, label: typesetter.word(word, in: .regular), size: size, padding: .zero)
        }
        let all = lines + [corner].compactMap(\.self)
        let length = all.map(\.width).sum() + metrics.legendGap * max(0, all.count - 1)
        (items, self.width, gap, isBesideTitle) = (all, length, metrics.legendGap, length <= room)
        lineCount = isBesideTitle || all.isEmpty ? 0 : RosterLegend.lines(all, width, metrics.legendGap).count
    }

    /// The items on lines of a width.
    func lines(width: Length) -> [[Item]] { RosterLegend.lines(items, width, gap) }

    private static func lines(_ items: [Item], _ width: Length, _ gap: Length) -> [[Item]] {
        var (lines, end) = ([[Item]](), Length.zero)
        for item in items {
            if let last = lines.indices.last, end + gap + item.width <= width {
                lines[last].append(item)
                end += gap + item.width
            } else {
                lines.append([item])
                end = item.width
            }
        }
        return lines
    }
}

extension RosterLineStyle {
    /// "Night 23–7": what its code does not say; nil if the code says all.
    fileprivate func meaning(of code: String, _ format: HoursFormat) -> String? {
        let words = [code.lowercased() == label.lowercased() ? nil : label, hours.map(format.text)]
        let said = words.compactMap(\.self).joined(separator: " ")
        return said.isEmpty ? nil : said
    }
}
