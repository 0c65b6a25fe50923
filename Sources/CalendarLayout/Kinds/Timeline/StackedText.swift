import CalendarCore

/// An entry as it appears below others: a label, a time or a number, and the text behind it.
struct StackedText {
    let entry: Entry
    /// The words before the text, in bold, if any.
    let lead: String?
    let text: String
    let isBold: Bool
    /// True if it counts as an entry: no other column has it before.
    private(set) var isCounted = true

    /// The text of a line, or of any other entry as the format writes it, behind the label of its line.
    init(labelled entry: Entry, _ format: EntryFormat) {
        self.init(
            entry, lead: format.labelWithHours(of: entry), text: format.text(of: entry), isBold: entry.isBoldOrClosing)
    }

    /// A timed event behind its time.
    init(timed event: TimelineEvent, _ format: EntryFormat) {
        let parts = [event.entry.label, format.time(of: event)].compactMap(\.self)
        self.init(
            event.entry, lead: parts.isEmpty ? nil : parts.joined(separator: " "),
            text: format.withoutInitials.titleAndPlace(of: event.entry))
        isCounted = !event.isRepeated
    }

    init(_ entry: Entry, lead: String?, text: String, isBold: Bool = false) {
        (self.entry, self.lead, self.text, self.isBold) = (entry, lead, text, isBold)
    }

    /// True if its lines need more leading than Latin letters do.
    var isTall: Bool { TallScript.occurs(in: text) || TallScript.occurs(in: lead ?? "") }
}

extension EntryFormat {
    /// The label before an entry, with the usual hours of its line: "CALL 17–8"; nil for none.
    func labelWithHours(of entry: Entry) -> String? {
        guard entry.kind == .line, let usual = entry.line?.hours else { return entry.leadingLabel }
        return entry.leadingLabel.map { "\($0) \(hours.text(usual))" }
    }

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
        let words = title(owned(event.title, of: event, at: entry.time), of: event)
        let below = place(of: entry).map { locale.phrases.placed.filled(["text": subtitle, "place": $0]) }
        return (words, below ?? subtitle)
    }

    /// The title and the place of an event, without its time.
    func titleAndPlace(of entry: Entry) -> String {
        let title = title(of: entry)
        return place(of: entry).map { locale.phrases.placed.filled(["text": title, "place": $0]) } ?? title
    }
}

/// A stacked text in lines of one width.
struct SetStackedText {
    let entry: Entry
    let isCounted: Bool
    private let lead: ShapedText?
    private let leadSize: Length
    private let value: TextBlock
    /// The indent of the first line from the edge.
    private let indent: Length
    /// The height of the lines above the text that the label alone takes.
    private let above: Length
    private let leadBaseline: Length
    /// True if a word is broken, or a label is smaller than others because it is wider than its column.
    let breaksWords: Bool

    var height: Length { above + value.height }
    var glyphs: SetGlyphs { SetGlyphs([value], missingInLabel: lead?.missing) }

    init(
        _ text: StackedText, _ type: BodyType, width: Length, leadSize: Length, isLeadAbove: Bool, leading: Length,
        _ typesetter: Typesetter
    ) {
        (entry, isCounted) = (text.entry, text.isCounted)
        lead = text.lead.map { typesetter.word($0, in: type.faces.label) }
        let natural = lead.map { $0.advance.width(at: leadSize) } ?? .zero
        let isTooWide = natural > width
        self.leadSize =
            isTooWide ? Length(rawValue: leadSize.rawValue * width.rawValue / max(1, natural.rawValue)) : leadSize
        indent = lead == nil || isLeadAbove ? .zero : min(width, natural + leadSize * 42 / 100)
        above = isLeadAbove && lead != nil ? leadSize * 122 / 100 : .zero
        value = TextBlock(
            typesetter.value(text.text, of: text.entry), in: text.isBold ? type.faces.label : type.faces.body,
            size: text.entry.size(among: type.size), leading: leading, width: width,
            firstWidth: max(.zero, width - indent), typesetter)
        leadBaseline =
            isLeadAbove
            ? typesetter.baseline(of: type.faces.label, size: leadSize, leading: above)
            : typesetter.baseline(of: type.faces.body, size: type.size, leading: leading)
        breaksWords = isTooWide || value.breaksWords
    }

    /// The entry as it is read, from `top` down.
    func item(in area: Rect, top: Length, spoken: String?, _ direction: WritingDirection) -> DisplayItem {
        let leads = lead.map { [$0.run(.start(.zero), in: area, at: top + leadBaseline, size: leadSize, direction)] }
        let runs = value.runs(in: area, first: indent, baseline: top + above + value.baselineOffset, direction)
        return .entry(spoken: spoken, label: leads ?? [], value: runs)
    }
}
