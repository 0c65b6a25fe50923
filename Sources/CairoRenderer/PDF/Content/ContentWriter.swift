import CalendarLayout

/// Writes a page's content from its display list: black and grey ink, text in the codes of the embedded fonts, and in a
/// tagged document marks for its structure (ISO 32000-1, 14.6).
struct ContentWriter {
    private let isTagged: Bool
    private var runs: RunWriter
    private var shapes = ShapeWriter()
    /// The text spoken instead of the sequence that is being written.
    private var spoken: String?

    /// - Parameters:
    ///   - codes: the document's codes; the writer takes them, adds those of new glyphs, and gives them back.
    ///   - buffer: its memory is reused, its content dropped.
    init(
        _ page: Page, _ library: FontLibrary, isTagged: Bool, _ codes: inout CodeTable, reusing buffer: inout [UInt8]
    ) {
        self.isTagged = isTagged
        runs = RunWriter(library, &codes, reusing: &buffer)
        runs.text.write { output in
            // The origin is the top left, as in the display list.
            output.append("1 0 0 -1 0 " as StaticString)
            output.append(page.mediaBox.height)
            output.append(" cm\n" as StaticString)
        }
    }

    /// The fonts in use, by their index.
    var fonts: [Int] { runs.text.fonts.sorted() }

    /// Ends the page: gives the codes back, and its content stream.
    mutating func giveBack(_ codes: inout CodeTable, _ content: inout [UInt8]) { runs.giveBack(&codes, &content) }

    /// Writes a page sequence by sequence, in reading order.
    mutating func write(_ structure: PageStructure) {
        let marks = structure.marks
        for sequence in structure.sequences { write(sequence, structure, marks) }
        runs.text.close()
    }

    private mutating func write(_ sequence: MarkedSequence, _ structure: PageStructure, _ marks: TagNumbers) {
        spoken = sequence.element.flatMap { structure.elements[$0].spokenInContent }
        let readings = LineReading.readings(of: structure.items[sequence.items], spoken: spoken)
        // Poppler puts spoken text from left to right; text said without ink has its places.
        if readings.values.contains(where: \.isRightToLeft) { spoken = nil }
        if isTagged { begin(sequence, structure, marks) } else if let spoken { begin(spoken: spoken) }
        for index in sequence.items { write(structure.items[index], readings[index]) }
        if isTagged || spoken != nil { endMark(sequence, structure) }
    }

    private mutating func write(_ item: MarkedSequence.Item, _ reading: LineReading?) {
        switch item {
        case .text(let run, let endsWithSpace): show(run, endsWithSpace: endsWithSpace, reading)
        case .other(let item): write(item)
        }
    }

    private mutating func write(_ item: DisplayItem) {
        switch item {
        case .text(let run): show(run, endsWithSpace: false, nil)
        case .fill(let rect, let shade): shapes.fill(rect, shade, on: &runs.text)
        case .rules(let rules, let weight, let ink, let dash): shapes.stroke(rules, weight, ink, dash, on: &runs.text)
        case .outline(let shape, let weight, let ink, let fill):
            shapes.outline(shape, weight, ink, fill, on: &runs.text)
        case .clip(let rect, let items): clip(to: rect, items)
        case .link(_, _, let items), .group(_, let items): write(items)
        }
    }

    private mutating func write(_ items: [DisplayItem]) {
        for item in items { write(item) }
    }

    private mutating func show(_ run: TextRun, endsWithSpace: Bool, _ reading: LineReading?) {
        shapes.setFill(run.ink, on: &runs.text)
        runs.show(run, endsWithSpace: endsWithSpace, reading)
    }

    private mutating func clip(to rect: Rect, _ items: [DisplayItem]) {
        runs.text.close()
        runs.text.write {
            $0.append("q " as StaticString); $0.append(rect); $0.append(" re W n\n" as StaticString)
        }
        let state = shapes
        write(items)
        runs.text.close()
        runs.text.write { $0.append("Q\n" as StaticString) }
        runs.text.forgetFont()
        shapes = state
    }

    // MARK: Marks

    private mutating func begin(_ sequence: MarkedSequence, _ structure: PageStructure, _ marks: TagNumbers) {
        guard case .element(let element, let place) = sequence.owner else { return beginArtifact(sequence.owner) }
        let tag = structure.elements[element].tag
        // Text and its marks share one text object, so that each position is relative to the last one.
        if structure.isDrawing(sequence) { runs.text.close() } else { runs.text.open() }
        runs.text.write { output in
            output.append(mark: tag.name) { properties in
                properties.entry("MCID", .integer(marks.number(tag, place)))
                properties.entry("ActualText", spoken.map { .text($0) })
            }
        }
    }

    private mutating func beginArtifact(_ owner: MarkedSequence.Owner) {
        runs.text.close()
        runs.text.write { output in
            guard owner == .footer else { return output.append("/Artifact BMC\n" as StaticString) }
            output.append(mark: "Artifact") { properties in
                properties.entry("Type", .name("Pagination"))
                properties.entry("Subtype", .name("Footer"))
            }
        }
    }

    /// Gives the characters that the next glyphs represent, without a mark.
    private mutating func begin(spoken: String) {
        runs.text.open()
        runs.text.write { output in
            output.append(mark: "Span") { $0.entry("ActualText", .text(spoken)) }
        }
    }

    private mutating func endMark(_ sequence: MarkedSequence, _ structure: PageStructure) {
        if sequence.element == nil || structure.isDrawing(sequence) { runs.text.close() }
        runs.text.write { $0.append("EMC\n" as StaticString) }
    }
}

extension [UInt8] {
    /// The beginning of a marked sequence with properties (ISO 32000-1, 14.6.2).
    fileprivate mutating func append(mark tag: StaticString, _ properties: (inout DictionaryWriter) -> Void) {
        append(key: tag)
        append(dictionary: properties)
        append("BDC\n" as StaticString)
    }
}
