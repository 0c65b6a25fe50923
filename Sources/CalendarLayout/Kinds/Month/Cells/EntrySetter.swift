import CalendarCore

/// Measures entries, and sets them in lines, in the cells of one kind of column.
struct EntrySetter {
    let typography: CellTypography
    let breakers: CellBreakers
    /// Sets the labels at the foot beside their values, not above.
    let isFootRunIn: Bool
    let context: LayoutContext
    private var typesetter: Typesetter { context.typesetter }

    init(_ typography: CellTypography, inWeekend: Bool, isFootRunIn: Bool, _ context: LayoutContext) {
        (self.typography, self.isFootRunIn, self.context) = (typography, isFootRunIn, context)
        breakers = typography.breakers(inWeekend: inWeekend)
    }

    /// The place of an entry's label, as seen from its value.
    private enum LabelPlace {
        case none
        case runIn
        case beside
        case above
    }

    /// The texts of an entry in this body; a remark is below the names if they do not fit on one line.
    func texts(_ entry: CellEntry) -> CellEntry.Texts {
        let texts = written(entry)
        guard let value = texts.value, let apart = texts.withRemarkBelow else { return texts }
        let isOneLine = room(entry).breaker.fill(value)?.lineCount == 1
        return isOneLine ? CellEntry.Texts(label: texts.label, value: value) : apart
    }

    private func written(_ entry: CellEntry) -> CellEntry.Texts {
        entry.texts(isDense: typography.spacing.isDense)
    }

    private func labelPlace(_ entry: CellEntry) -> LabelPlace {
        if entry.isTimed { return .runIn }
        guard written(entry).label != nil else {
            return entry.standsBelowValue && typography.labelColumn != nil ? .beside : .none
        }
        if entry.isRunIn { return typography.labelColumn != nil && entry.form != .foot ? .beside : .runIn }
        if entry.form == .foot { return isFootRunIn ? .runIn : .above }
        if typography.setting.hasLabelsAbove { return .above }
        return typography.labelColumn != nil ? .beside : .runIn
    }

    /// The size and the leading of an entry's value. An entry that is gone and has no label is closer to the present
    /// one.
    private func type(of entry: CellEntry) -> (size: Length, leading: Length) {
        guard entry.isGone else { return (typography.size, typography.leading) }
        let size = typography.goneSize
        let leading = Length(rawValue: typography.leading.rawValue * size.rawValue / typography.size.rawValue)
        return (size, written(entry).label == nil ? leading : typography.leading)
    }

    /// The label of an entry in lines, and the type that it is set in.
    private struct Label {
        let text: ShapedText
        /// More than one only if it is wider than the cell.
        let lines: [TextLine]
        let size: Length
        /// Between it and a value on its last line.
        let gap: Length

        /// The width of the last line, and the gap.
        var indent: Length { lines.last.map { text.advance(of: $0.clusters).width(at: size) + gap } ?? .zero }
    }

    private func label(_ entry: CellEntry) -> Label? {
        guard let text = written(entry).label else { return nil }
        let breaker = entry.isTimed ? breakers.time : breakers.label
        return Label(
            text: text.shaped(in: breaker.face), lines: breaker.lines(of: text)?.lines ?? [],
            size: entry.isTimed ? typography.spacing.timeSize : typography.labelSize,
            gap: entry.isTimed ? typography.spacing.timeGap : typography.labelGap)
    }

    /// The label of an entry, and the type and the room that it leaves for the value.
    private struct Room {
        let place: LabelPlace
        let label: Label?
        /// The beginning of the value, from the top left corner of the entry.
        let start: Point
        /// The indent of the value's first line.
        let indent: Length
        let breaker: LineBreaker
        let size: Length
        let leading: Length
    }

    /// The room of an entry, for a value of its own type or of a smaller size.
    private func room(_ entry: CellEntry, smaller: Length? = nil) -> Room {
        let (place, label) = (labelPlace(entry), label(entry))
        let lineCount = label?.lines.count ?? 0
        let before = space(before: entry, place)
        let (ownSize, leading) = type(of: entry)
        let size = smaller ?? ownSize
        let ordinary = breaker(entry, place)
        let breaker =
            size == typography.size ? ordinary : ordinary.setting(size: size, width: breakers.width - before)
        let y =
            switch place {
            case .none, .beside: Length.zero
            case .above: typography.labelLeading * lineCount
            case .runIn: leading * (lineCount - 1)
            }
        let indent = place == .runIn ? (label?.indent ?? .zero) - before : .zero
        return Room(
            place: place, label: label, start: Point(x: typography.metrics.inset + before, y: y), indent: indent,
            breaker: place == .runIn ? breaker.indentingFirst(by: indent, size: size) : breaker, size: size,
            leading: leading)
    }

    /// The beginning of the baseline behind an entry's label, or below it.
    func beginning(of entry: CellEntry) -> Point {
        let room = room(entry)
        return Point(x: room.start.x + room.indent, y: room.start.y + bodyBaseline)
    }

    /// The space between a cell's inset and the further lines of a value.
    private func space(before entry: CellEntry, _ place: LabelPlace) -> Length {
        if entry.isTimed { return typography.spacing.hang }
        return place == .beside ? typography.labelColumn ?? .zero : .zero
    }

    private func breaker(_ entry: CellEntry, _ place: LabelPlace) -> LineBreaker {
        if entry.isTimed { return breakers.title }
        return entry.isGone ? breakers.value : breakers.value(isBold: entry.isBold, besideLabels: place == .beside)
    }

    /// Fills lines with a value by `fill`, in smaller type if a part of it that must stay whole is wider than a line.
    /// Returns nil if the part is too wide even then.
    private func filling<Lines>(
        _ value: Paragraph, of entry: CellEntry, _ fill: (LineBreaker) -> Lines?
    ) -> (room: Room, lines: Lines)? {
        let room = room(entry)
        if let lines = fill(room.breaker) { return (room, lines) }
        guard !entry.isGone else { return nil }
        let unit = value.cut(in: room.breaker.face).widestUnit(room.breaker.worst)
        let width = breakers.width - (room.start.x - typography.metrics.inset)
        let smaller = self.room(
            entry,
            smaller: max(LineBreaker.size(fitting: unit, width: width), typography.spacing.leastValueSize))
        return fill(smaller.breaker).map { (smaller, $0) }
    }

    // MARK: Measuring

    /// Measures an entry. Returns nil if a name would have to be broken although it fits in another setting.
    func measure(_ entry: CellEntry) -> EntryMeasure? {
        let texts = texts(entry)
        guard let value = texts.value else { return EntryMeasure(height: .zero, leastHeight: .zero, fill: LineFill()) }
        guard let (room, lines) = filling(value, of: entry, { $0.fill(value) }) else { return nil }
        var fill = lines
        fill.breaksLabel = room.place != .beside && room.label?.lines.breaksWord ?? false
        fill.isSmaller = room.size < typography.size && !entry.isGone
        var measure = EntryMeasure(
            height: room.start.y + room.leading * fill.lineCount,
            leastHeight: room.start.y + room.leading * (fill.beginsBelow ? 2 : 1), fill: fill)
        if let detail = texts.detail {
            guard let below = breakers.detail.fill(detail) else { return nil }
            measure.add(below, leading: typography.spacing.detailLeading)
        }
        return measure
    }

    // MARK: Setting

    /// Sets an entry. Returns nil if ``measure(_:)`` does.
    func set(_ entry: CellEntry) -> SetEntry? {
        let texts = texts(entry)
        guard let value = texts.value else { return SetEntry(cell: entry, height: .zero, pieces: []) }
        guard let (room, (lines, fill)) = filling(value, of: entry, { $0.lines(of: value) }) else { return nil }
        var (start, indent) = (room.start, room.indent)
        if fill.beginsBelow { (start.y, indent) = (start.y + room.leading, .zero) }
        let below = texts.detail.map { breakers.detail.lines(of: $0)?.lines ?? [] } ?? []
        var pieces: [SetEntry.Piece] = []
        pieces.reserveCapacity((room.label?.lines.count ?? 0) + lines.count + below.count)
        addLabel(of: room, to: &pieces)
        add(
            .value, value.shaped(in: room.breaker.face), value.text.isEmpty ? [] : lines,
            at: Point(x: start.x, y: start.y + baseline(room.size, room.leading)), firstIndent: indent, room.size,
            room.leading, to: &pieces)
        let bottom = start.y + room.leading * lines.count
        if let detail = texts.detail { add(detail, below, from: bottom, to: &pieces) }
        return SetEntry(
            cell: entry, height: bottom + typography.spacing.detailLeading * below.count, pieces: pieces)
    }

    /// Adds the lines below a title.
    private func add(_ detail: Paragraph, _ lines: [TextLine], from top: Length, to pieces: inout [SetEntry.Piece]) {
        let (size, leading) = (typography.spacing.detailSize, typography.spacing.detailLeading)
        add(
            .detail, detail.shaped(in: breakers.detail.face), lines,
            at: Point(x: typography.metrics.inset, y: top + baseline(size, leading)), size, leading, to: &pieces)
    }

    /// Adds the label, on the lines of the value or above them.
    private func addLabel(of room: Room, to pieces: inout [SetEntry.Piece]) {
        guard let label = room.label else { return }
        let isAbove = room.place == .above
        let leading = isAbove ? typography.labelLeading : typography.leading
        let baseline =
            isAbove
            ? typesetter.baseline(of: typography.faces.label, size: typography.labelSize, leading: leading)
            : bodyBaseline
        let start = Point(x: typography.metrics.inset, y: baseline)
        add(.label, label.text, label.lines, at: start, label.size, leading, to: &pieces)
    }

    var bodyBaseline: Length { baseline(typography.size, typography.leading) }

    /// The distance from the top of a line to its baseline. On lines of the body even small type has the body's.
    private func baseline(_ size: Length, _ leading: Length) -> Length {
        let own = leading == typography.leading ? typography.size : size
        return typesetter.baseline(of: typography.faces.body, size: own, leading: leading)
    }

    /// Adds the lines of a part, the first with its baseline at `start`.
    private func add(
        _ part: SetEntry.Part, _ shaped: ShapedText, _ lines: [TextLine], at start: Point,
        firstIndent: Length = .zero, _ size: Length, _ leading: Length, to pieces: inout [SetEntry.Piece]
    ) {
        for (number, line) in lines.enumerated() {
            let origin = Point(x: start.x + (number == 0 ? firstIndent : .zero), y: start.y + leading * number)
            pieces.append(SetEntry.Piece(part: part, shaped: shaped, line: line, origin: origin, size: size))
        }
    }
}
