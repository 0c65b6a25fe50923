import CalendarCore

/// The meaning of a roster's codes: a sample of each line, with its label if that is not the code, and its usual hours;
/// and the meaning of halves and corners in cells.
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

    /// The words that say what is in cells.
    struct Words {
        /// For people on call, if the code does not say more.
        let onCall: String
        /// For the remark on half a day; nil without any.
        let halfDay: String?
        /// For changed cells; nil without any.
        let changes: String?
        let hours: HoursFormat
    }

    /// `room` is the room that the title leaves on its line, and `width` is the whole line.
    init(
        _ styles: [RosterLineStyle], _ codes: [String], _ words: Words, room: Length, width: Length,
        _ metrics: RosterMetrics, _ typesetter: Typesetter
    ) {
        let size = metrics.legendSize
        let lines = zip(styles, codes).map { style, code in
            Item(
                sample: typesetter.word(code, in: style.face(.regular)), isOnBlack: style.look == .run,
                label: style.meaning(of: code, words).map { typesetter.word($0, in: .regular) },
                size: size, padding: style.look == .run ? size / 2 : .zero)
        }
        let others = [(Assignment.half, words.halfDay), (nil, words.changes)].compactMap { sample, label in
            label.map { label in
                Item(
                    sample: sample.map { typesetter.word($0, in: .condensedBold) }, isOnBlack: false,
                    label: typesetter.word(label, in: .regular), size: size, padding: .zero)
            }
        }
        let all = lines + others
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
    fileprivate func meaning(of code: String, _ words: RosterLegend.Words) -> String? {
        let isLabel = code.lowercased() == label.lowercased()
        let name = isLabel ? look == .run ? words.onCall : nil : label
        let said = [name, hours.map(words.hours.text)].compactMap(\.self).joined(separator: " ")
        return said.isEmpty ? nil : said
    }
}
