/// Measures plain values in one setting by their widths alone.
struct CellPass {
    let setting: CellSetting
    let spacing: CellSpacing
    private let widestWord: Int
    /// The same of the titles of timed events, which may be indented.
    private let widestTitleWord: Int
    private let weekday: Room
    private let weekend: Room
    private let hasLabelColumn: Bool

    /// The room inside the insets of a cell, on paper and at a size.
    private struct Room {
        let width: Length
        let limit: Int

        init(width: Length, size: Length) {
            (self.width, limit) = (width, LineBreaker.limit(width: width, size: size).rawValue)
        }
    }

    /// `weekday` and `weekend` are the widths of the narrowest of their columns.
    init(_ setting: CellSetting, _ page: CellPage, weekday: Length, weekend: Length) {
        let spacing = CellSpacing(setting, page)
        (self.setting, self.spacing) = (setting, spacing)
        func room(_ column: Length) -> Room {
            Room(width: column - spacing.metrics.inset * 2, size: spacing.size)
        }
        (self.weekday, self.weekend) = (room(weekday), room(weekend))
        hasLabelColumn = page.context.style.labels == .column && !setting.hasLabelsAbove
        widestWord = LineBreaker.limit(width: page.leastWidth, size: page.leastSize).rawValue
        widestTitleWord =
            LineBreaker.limit(width: page.leastWidth - page.timeHang, size: page.leastSize).rawValue
    }

    /// Returns true if an entry can be measured by its widths: a value, perhaps with a label that is run in or above
    /// it.
    func isPlain(_ item: EntryWidths.Item) -> Bool { item.isPlain && !hasLabelColumn }

    /// Returns true if an entry's label fits on one line.
    func hasRoomForLabel(of item: EntryWidths.Item, inWeekend: Bool) -> Bool {
        labelWidth(item) <= (inWeekend ? weekend : weekday).width
    }

    /// Words of an entry that are wider may be broken.
    func widestWord(of item: EntryWidths.Item) -> Int { item.isTimed ? widestTitleWord : widestWord }

    /// Returns true if an entry shares the line with those before it.
    func share(_ line: inout SharedLine, _ item: EntryWidths.Item, _ measure: EntryMeasure, inWeekend: Bool) -> Bool {
        guard item.isShareable, measure.fill.lineCount == 1, !measure.fill.isSmaller else {
            line.end()
            return false
        }
        let label = item.label > 0 ? labelWidth(item) + spacing.labelGap : .zero
        let width = label + Advance(item.value).width(at: spacing.size)
        return line.add(width, to: (inWeekend ? weekend : weekday).width, spacing) != nil
    }

    private func labelWidth(_ item: EntryWidths.Item) -> Length {
        Advance(item.label).width(at: item.isTimed ? spacing.timeSize : spacing.labelSize)
    }

    /// Measures a plain entry, as ``EntrySetter/measure(_:)`` does. Returns nil if it fits only with a broken word or
    /// label.
    @inline(__always)
    func measure(
        _ item: EntryWidths.Item, _ widths: EntryWidths, inWeekend: Bool, isFootRunIn: Bool
    ) -> EntryMeasure? {
        guard isPlain(item) else { return nil }
        let room = inWeekend ? weekend : weekday
        let label = labelWidth(item)
        guard label <= room.width else { return nil }
        if item.isTimed || item.hasRemark { return measureApart(item, widths, room, label) }
        let (indent, above) = labelPlace(item, label, isFootRunIn: isFootRunIn)
        let fill = fill(item, widths, room, spacing.size, indent) ?? smallerFill(item, widths, room, indent)
        return fill.map { measure($0, above: above) }
    }

    /// The height of a value that takes one line; nil for anything else, which is measured.
    @inline(__always)
    func height(ofLine item: EntryWidths.Item, inWeekend: Bool, isFootRunIn: Bool) -> Length? {
        guard isPlain(item), !item.isTimed else { return nil }
        let (room, label) = (inWeekend ? weekend : weekday, labelWidth(item))
        guard label <= room.width else { return nil }
        let (indent, above) = labelPlace(item, label, isFootRunIn: isFootRunIn)
        return item.value <= firstLimit(room, spacing.size, indent) ? above + spacing.leading : nil
    }

    /// The indent of a value behind its label, and the height of a label above it.
    @inline(__always)
    private func labelPlace(
        _ item: EntryWidths.Item, _ label: Length, isFootRunIn: Bool
    ) -> (indent: Length, above: Length) {
        guard item.label > 0 else { return (.zero, .zero) }
        let isAbove = !item.isRunIn && (setting.hasLabelsAbove || (item.isFoot && !isFootRunIn))
        return isAbove ? (.zero, spacing.labelLeading) : (label + spacing.labelGap, .zero)
    }

    /// Measures an entry that may have lines below its value.
    @inline(never)
    private func measureApart(
        _ item: EntryWidths.Item, _ widths: EntryWidths, _ room: Room, _ label: Length
    ) -> EntryMeasure? {
        if item.isTimed {
            let title = Room(width: room.width - spacing.hang, size: spacing.size)
            let indent = label + spacing.timeGap - spacing.hang
            return measure(item, widths, title, indent, detail: item.detail, in: room)
        }
        let (indent, above) = labelPlace(item, label, isFootRunIn: false)
        if let whole = fill(item, widths, room, spacing.size, indent), whole.lineCount == 1 {
            return measure(whole, above: above)
        }
        let names = item.detail.map { widths.parts[$0 - 1] } ?? item
        return measure(names, widths, room, indent, above: above, detail: item.detail, in: room)
    }

    /// Measures a value and the lines below it.
    private func measure(
        _ value: EntryWidths.Item, _ widths: EntryWidths, _ room: Room, _ indent: Length, above: Length = .zero,
        detail: Int?, in detailRoom: Room
    ) -> EntryMeasure? {
        guard
            let fill = fill(value, widths, room, spacing.size, indent) ?? smallerFill(value, widths, room, indent)
        else { return nil }
        var measure = measure(fill, above: above)
        guard let detail else { return measure }
        let below = Room(width: detailRoom.width, size: spacing.detailSize)
        guard let lines = self.fill(widths.parts[detail], widths, below, spacing.detailSize, .zero)
        else { return nil }
        measure.add(lines, leading: spacing.detailLeading)
        return measure
    }

    /// Fills lines at a size; the first is shorter by an indent. Returns nil if a part is wider than a line.
    private func fill(
        _ item: EntryWidths.Item, _ widths: EntryWidths, _ room: Room, _ size: Length, _ indent: Length
    ) -> LineFill? {
        widths.fill(item, firstLimit: firstLimit(room, size, indent), limit: room.limit, setting.worstEnd)
    }

    /// The advance that the first line of a value has room for.
    @inline(__always)
    private func firstLimit(_ room: Room, _ size: Length, _ indent: Length) -> Int {
        max(0, room.limit - indent.rawValue * Advance.unitsPerEm / size.rawValue)
    }

    /// Fills lines at the size at which the widest part fits; nil if that is too small.
    private func smallerFill(
        _ item: EntryWidths.Item, _ widths: EntryWidths, _ room: Room, _ indent: Length
    ) -> LineFill? {
        let unit = widths.widestUnit(item, setting.worstEnd)
        let size = LineBreaker.size(fitting: Advance(unit), width: room.width)
        guard size >= spacing.leastValueSize else { return nil }
        var fill = fill(item, widths, Room(width: room.width, size: size), size, indent)
        fill?.isSmaller = true
        return fill
    }

    private func measure(_ fill: LineFill, above: Length) -> EntryMeasure {
        EntryMeasure(
            height: above + spacing.leading * fill.lineCount,
            leastHeight: above + spacing.leading * (fill.beginsBelow ? 2 : 1), fill: fill)
    }
}

/// The room that an entry takes in its cell, in one setting.
struct EntryMeasure {
    var height: Length
    /// The height with its text cut to one line.
    var leastHeight: Length
    /// The result of filling lines with its value.
    var fill: LineFill

    /// Adds the lines below the value.
    mutating func add(_ lines: LineFill, leading: Length) {
        height += leading * lines.lineCount
        fill.lineCount += lines.lineCount
        fill.wordBreakCount += lines.wordBreakCount
    }
}
