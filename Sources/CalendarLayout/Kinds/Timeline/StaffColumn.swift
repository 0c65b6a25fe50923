import CalendarCore

/// The column beside a day's hours: the people on call, the others at work, and lines to write on.
struct StaffColumn {
    let area: Rect
    let sections: [Section]
    /// The entries that have no room.
    let continued: [Entry]
    let notes: TextBlock
    /// The top of the lines to write on.
    let notesTop: Length
    let ruledLines: [Length]

    /// An entry: its label above it, its persons each on a line.
    struct Section {
        let entry: Entry
        let type: BodyType
        let label: ShapedText?
        let labelSize: Length
        /// The number of persons it names; nil if that is not clear.
        let count: ShapedText?
        let names: [TextBlock]
        let top: Length
        let labelHeight: Length

        var height: Length { labelHeight + names.map(\.height).sum() }
        fileprivate var breaksWords: Bool { names.contains(where: \.breaksWords) }
    }
}

/// Sets the column beside a day.
struct StaffColumnSetter {
    let context: LayoutContext
    let metrics: TimelineMetrics
    let area: Rect

    /// Sets first the reasons why the day is closed, then the lines at the foot, then the others, in the largest type
    /// in which they all fit: with names in the place of initials if there is room for these.
    func set(_ closing: DayClosing?, foot: [Entry], lines: [Entry]) -> StaffColumn {
        let texts =
            (closing?.texts(hasWord: false) ?? [])
            + (foot + lines).map { StackedText(labelled: $0, context.format) }
        let notes = notes()
        let room = area.height - notes.height - gap - metrics.ruledLine
        let people = DeclaredInitials(context.schedule.people)
        let (sections, kept) =
            fitted(texts, people, in: room) ?? fitted(texts, DeclaredInitials([]), in: room)
            ?? leastSections(texts, in: room)
        let shown = Array(sections.prefix(kept))
        let end = shown.last.map { $0.top + $0.height + gap } ?? area.minY
        return StaffColumn(
            area: area, sections: shown, continued: sections.dropFirst(kept).map(\.entry), notes: notes,
            notesTop: end + gap / 2, ruledLines: ruledLines(below: end + gap / 2 + notes.height))
    }

    private typealias Kept = (sections: [StaffColumn.Section], count: Int)

    /// All texts in the largest type; nil if none has room for all.
    private func fitted(_ texts: [StackedText], _ people: DeclaredInitials, in room: Length) -> Kept? {
        for type in types {
            let kept = kept(texts, people, type, in: room)
            if kept.count == texts.count, !kept.sections.contains(where: \.breaksWords) { return kept }
        }
        return nil
    }

    /// As many texts as there is room for in the smallest type.
    private func leastSections(_ texts: [StackedText], in room: Length) -> Kept {
        kept(texts, DeclaredInitials([]), types[types.count - 1], in: room)
    }

    private func kept(_ texts: [StackedText], _ people: DeclaredInitials, _ type: BodyType, in room: Length) -> Kept {
        let sections = sections(texts, people, type)
        return (sections, TextCut.keptCount(sections.map(\.height), gap: gap * 2, in: room - gap))
    }

    /// The gap above and below the rule between two sections.
    var gap: Length { metrics.scale.furniture(.points(6)) }

    private var types: [BodyType] { TypeLadder.types(from: metrics.staffSize, to: metrics.leastSize) }

    private func sections(
        _ texts: [StackedText], _ people: DeclaredInitials, _ type: BodyType
    ) -> [StaffColumn.Section] {
        var top = area.minY + gap
        return texts.map { text in
            let section = section(text, people, type, top: top)
            top += section.height + gap * 2
            return section
        }
    }

    private func section(
        _ text: StackedText, _ people: DeclaredInitials, _ type: BodyType, top: Length
    ) -> StaffColumn.Section {
        let size = size(of: text.entry) * type.size.rawValue / metrics.staffSize.rawValue
        let face = text.isBold ? type.faces.label : type.faces.body
        let staff = Staff(of: text.entry, text.text, people)
        let names = staff.names.map { name in
            TextBlock(
                context.typesetter.value(name, of: text.entry), in: face, size: size,
                leading: size * (TallScript.occurs(in: name) ? 140 : 122) / 100, width: area.width, context.typesetter)
        }
        let label = text.lead.map(fitting)
        let count = staff.count.map { context.typesetter.word(context.style.locale.number($0), in: .regular) }
        return StaffColumn.Section(
            entry: text.entry, type: BodyType(type.faces, size: size), label: label, labelSize: metrics.sideLabelSize,
            count: count, names: names, top: top,
            labelHeight: label == nil ? .zero : metrics.sideLabelSize * 150 / 100)
    }

    /// The size of an entry if there is room: larger for lines at the foot, and for the name of a closed day.
    private func size(of entry: Entry) -> Length {
        if context.schedule.closing(of: entry) != nil { return metrics.closingSize }
        return entry.line?.place == .foot && !entry.isGone
            ? metrics.callSize : entry.size(among: metrics.staffSize)
    }

    private func fitting(_ label: String) -> ShapedText {
        context.typesetter.word(
            label, in: [.bold, .condensedBold], size: metrics.sideLabelSize,
            fitting: area.width - metrics.sideLabelSize * 2)
    }

    private func notes() -> TextBlock {
        TextBlock(
            context.style.locale.phrases.notes, in: .bold, size: metrics.sideLabelSize, width: area.width,
            context.typesetter)
    }

    private func ruledLines(below top: Length) -> [Length] {
        let step = metrics.ruledLine
        return Array(stride(from: (top + step).rawValue, to: (area.maxY - step / 4).rawValue, by: step.rawValue)).map {
            Length(rawValue: $0)
        }
    }
}
