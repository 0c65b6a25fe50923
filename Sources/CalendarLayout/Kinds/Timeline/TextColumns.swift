import CalendarCore

/// Texts below each other in the columns of a band, all in one type: the largest of which all fit.
struct TextColumns {
    let type: BodyType
    let leading: Length
    /// By column.
    let columns: [Column]
    /// The height of the highest column; zero if there are no texts.
    let height: Length

    struct Column {
        let texts: [(set: SetStackedText, top: Length)]
        /// The entries that have no room.
        let continued: [Entry]
    }
}

/// Sets texts in columns.
struct TextColumnsSetter {
    let context: LayoutContext
    /// The size that they have if there is room.
    let size: Length
    let least: Length
    /// The size of a label or a time, in percent of the size.
    let leadShare: Int
    var isLeadAbove = false
    /// The gap between two texts, in percent of the size.
    var gapShare = 0

    /// The types to try: regular, then condensed, then smaller.
    private var types: [BodyType] {
        let half = Length.points(1).rawValue / 2
        let smaller = stride(from: size.rawValue, through: least.rawValue, by: -half).map(Length.init(rawValue:))
        return [BodyType(.regular, size: size)]
            + (smaller.isEmpty ? [size] : smaller).map { BodyType(.condensed, size: $0) }
    }

    /// As much of the texts as has room in `limit`, by column of these widths.
    func set(_ columns: [[StackedText]], widths: [Length], limit: Length) -> TextColumns {
        for type in types {
            if let set = set(columns, widths, limit, type) { return set }
        }
        return cut(columns, widths, limit, types[types.count - 1])
    }

    private func leading(_ type: BodyType, _ columns: [[StackedText]]) -> Length {
        let isTall = columns.joined().contains {
            TallScript.occurs(in: $0.text) || TallScript.occurs(in: $0.lead ?? "")
        }
        return type.size * (isTall ? 136 : 120) / 100
    }

    private func leadSize(_ type: BodyType) -> Length { type.size * leadShare / 100 }

    /// Returns nil if a word would have to be broken, or if there is too little room.
    private func set(
        _ columns: [[StackedText]], _ widths: [Length], _ limit: Length, _ type: BodyType
    ) -> TextColumns? {
        let leading = leading(type, columns)
        var all: [TextColumns.Column] = []
        var height = Length.zero
        for (texts, width) in zip(columns, widths) {
            var (placed, top): ([(SetStackedText, Length)], Length) = ([], .zero)
            for text in texts {
                guard let set = set(text, type, width, leading, breaksWords: false) else { return nil }
                if !placed.isEmpty { top += type.size * gapShare / 100 }
                placed.append((set, top))
                top += set.height
            }
            guard top <= limit else { return nil }
            height = max(height, top)
            all.append(TextColumns.Column(texts: placed, continued: []))
        }
        return TextColumns(type: type, leading: leading, columns: all, height: height)
    }

    /// Keeps the texts that have room.
    private func cut(_ columns: [[StackedText]], _ widths: [Length], _ limit: Length, _ type: BodyType) -> TextColumns {
        let leading = leading(type, columns)
        var all: [TextColumns.Column] = []
        var height = Length.zero
        for (texts, width) in zip(columns, widths) {
            let column = cut(texts, width, limit, type, leading)
            let end = column.texts.last.map { $0.top + $0.set.height } ?? .zero
            height = max(height, end)
            all.append(column)
        }
        return TextColumns(type: type, leading: leading, columns: all, height: height)
    }

    private func cut(
        _ texts: [StackedText], _ width: Length, _ limit: Length, _ type: BodyType, _ leading: Length
    ) -> TextColumns.Column {
        var sets: [SetStackedText] = []
        for text in texts {
            if let set = set(text, type, width, leading, breaksWords: true) { sets.append(set) }
        }
        let gap = type.size * gapShare / 100
        let kept = TextCut.keptCount(sets.map(\.height), gap: gap, in: limit)
        var (placed, top): ([(SetStackedText, Length)], Length) = ([], .zero)
        for set in sets.prefix(kept) {
            if !placed.isEmpty { top += gap }
            placed.append((set, top))
            top += set.height
        }
        return TextColumns.Column(texts: placed, continued: sets.dropFirst(kept).map(\.entry))
    }

    private func set(
        _ text: StackedText, _ type: BodyType, _ width: Length, _ leading: Length, breaksWords: Bool
    ) -> SetStackedText? {
        SetStackedText(
            text, type, width: width, leadSize: leadSize(type), isLeadAbove: isLeadAbove && !text.entry.isBoxed,
            breaksWords: breaksWords,
            leading: leading, context.typesetter)
    }
}
