import CalendarCore

/// An entry as it appears below others: a label, a time or a number, and the text behind it.
struct StackedText {
    let entry: Entry
    /// The words before the text, in bold, if any.
    let lead: String?
    let text: String
    let isBold: Bool

    /// The text of a line, or of any other entry as the format writes it, behind the label of its line.
    init(labelled entry: Entry, _ format: EntryFormat) {
        let label = entry.closesDay ? nil : entry.label
        self.init(
            entry, lead: label, text: format.text(of: entry),
            isBold: entry.closesDay || entry.isOnBoldLine)
    }

    /// A timed event behind its time.
    init(timed event: TimelineEvent, _ format: EntryFormat) {
        let parts = [event.entry.label, format.time(of: event)].compactMap(\.self)
        self.init(
            event.entry, lead: parts.isEmpty ? nil : parts.joined(separator: " "), text: format.words(of: event.entry))
    }

    init(_ entry: Entry, lead: String?, text: String, isBold: Bool = false) {
        (self.entry, self.lead, self.text, self.isBold) = (entry, lead, text, isBold)
    }
}

extension EntryFormat {
    /// "8:00–8:30"; nil if the page prints no times.
    func time(of event: TimelineEvent) -> String? {
        guard let times = clockTimesOfRange(of: event.entry) else { return nil }
        guard let last = times.last else { return times.start }
        return locale.times.filled(["first": times.start, "last": last])
    }

    /// An event's title, and the line below it: its subtitle and its place.
    func titleAndSubtitle(of entry: Entry) -> (title: String, subtitle: String?) {
        guard let event = entry.event, let subtitle = event.subtitle else {
            return (title(of: entry), place(of: entry))
        }
        let words = title(event.title, isTentative: event.isTentative)
        let below = place(of: entry).map { locale.phrases.placed.filled(["text": subtitle, "place": $0]) }
        return (words, below ?? subtitle)
    }

    /// The title and the place of an event, without its time.
    func words(of entry: Entry) -> String {
        let title = title(of: entry)
        return place(of: entry).map { locale.phrases.placed.filled(["text": title, "place": $0]) } ?? title
    }
}

/// A stacked text in lines of one width.
struct SetStackedText {
    let entry: Entry
    let lead: ShapedText?
    let leadSize: Length
    let value: TextBlock
    /// The indent of the first line from the edge.
    let indent: Length
    /// The height of the lines above the text that the label alone takes.
    let above: Length
    private let leadBaseline: Length

    var height: Length { above + value.height }
    var glyphs: SetGlyphs { SetGlyphs([value], missingInLabel: lead?.missing) }

    /// Returns nil if a word would have to be broken, unless that is allowed.
    init?(
        _ text: StackedText, _ type: BodyType, width: Length, leadSize: Length, isLeadAbove: Bool,
        breaksWords: Bool, leading: Length, _ typesetter: Typesetter
    ) {
        entry = text.entry
        let lead = text.lead.map { words in
            typesetter.word(words, in: type.faces.label)
        }
        self.lead = lead
        let natural = lead.map { $0.advance.width(at: leadSize) } ?? .zero
        if !breaksWords, natural > width { return nil }
        // A label that is wider than its column is set as small as it has to be.
        self.leadSize =
            natural > width ? Length(rawValue: leadSize.rawValue * width.rawValue / natural.rawValue) : leadSize
        let indent = lead == nil || isLeadAbove ? Length.zero : min(width, natural + leadSize * 42 / 100)
        self.indent = indent
        above = isLeadAbove && lead != nil ? leadSize * 122 / 100 : .zero
        value = TextBlock(
            typesetter.paragraph(text.text, of: text.entry),
            in: text.isBold ? type.faces.label : type.faces.body,
            size: text.entry.size(among: type.size),
            leading: leading, width: width, firstWidth: max(.zero, width - indent), typesetter)
        leadBaseline =
            isLeadAbove
            ? typesetter.baseline(of: type.faces.label, size: leadSize, leading: above)
            : typesetter.baseline(of: type.faces.body, size: type.size, leading: leading)
        if !breaksWords, value.breaksWords { return nil }
    }

    /// The runs, from the corner down where lines begin.
    func runs(in area: Rect, top: Length, _ direction: WritingDirection) -> (lead: [TextRun], value: [TextRun]) {
        let leads = lead.map { lead in
            let x = area.x(of: lead.advance.width(at: leadSize), from: .zero, direction)
            return TextRun(lead, origin: Point(x: x, y: top + leadBaseline), size: leadSize)
        }
        let lines = (value.beginsBelow ? 1 : 0)..<max(value.beginsBelow ? 1 : 0, value.lineCount)
        let runs = lines.map { line in
            value.run(
                ofLine: line, in: area, at: line == 0 ? indent : .zero,
                top + above + value.leading * line + value.baselineOffset, direction)
        }
        return (leads.map { [$0] } ?? [], runs)
    }
}
