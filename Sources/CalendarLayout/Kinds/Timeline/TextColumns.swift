import CalendarCore

/// Texts below each other in the columns of a band, all in one type: the largest in which all fit.
struct TextColumns {
    let type: BodyType
    let columns: [Column]

    struct Column {
        let texts: [(set: SetStackedText, top: Length)]
        /// The entries that have no room.
        let continued: [TimelineBoxes.Listed]

        fileprivate var height: Length { texts.last.map { $0.top + $0.set.height } ?? .zero }
        fileprivate var isWhole: Bool { continued.isEmpty && !texts.contains { $0.set.breaksWords } }
    }

    /// The height of the highest column; zero if there are no texts.
    var height: Length { columns.map(\.height).max() ?? .zero }
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

    /// As much of the texts as has room in `limit`, by column of these widths.
    func set(_ columns: [[StackedText]], widths: [Length], limit: Length) -> TextColumns {
        let types = TypeLadder.types(from: size, downTo: least)
        for type in types.dropLast() {
            let set = set(columns, widths, limit, type)
            if set.columns.allSatisfy(\.isWhole) { return set }
        }
        return set(columns, widths, limit, types[types.count - 1])
    }

    private func set(
        _ columns: [[StackedText]], _ widths: [Length], _ limit: Length, _ type: BodyType
    ) -> TextColumns {
        let isTall = columns.joined().contains(where: \.isTall)
        let leading = type.size * (isTall ? 136 : 120) / 100
        return TextColumns(
            type: type,
            columns: zip(columns, widths).map { texts, width in
                column(texts.map { set($0, type, width, leading) }, gap: type.size * gapShare / 100, limit)
            })
    }

    private func column(_ sets: [SetStackedText], gap: Length, _ limit: Length) -> TextColumns.Column {
        let kept = TextCut.keptCount(sets.map(\.height), gap: gap, in: limit)
        var top = Length.zero
        let texts = sets.prefix(kept).map { set in
            defer { top += set.height + gap }
            return (set, top)
        }
        return TextColumns.Column(
            texts: texts,
            continued: sets.dropFirst(kept).map { TimelineBoxes.Listed(unseen: $0.entry, isCounted: $0.isCounted) })
    }

    private func set(_ text: StackedText, _ type: BodyType, _ width: Length, _ leading: Length) -> SetStackedText {
        SetStackedText(
            text, type, width: width, leadSize: type.size * leadShare / 100,
            isLeadAbove: isLeadAbove && !text.entry.isBoxed, leading: leading, context.typesetter)
    }
}
