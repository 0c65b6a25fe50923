import CalendarCore

/// The characters of a schedule's texts that no face has, found as its pages would find them, but without laying them
/// out.
public struct GlyphSurvey {
    /// Each character once, with its first place.
    public private(set) var missing: [MissingCharacter] = []
    /// The pictographs, which no page shows.
    public private(set) var omitted = OmittedPictographs()
    private let typesetter: Typesetter
    /// Texts beyond ASCII of which the regular face has all characters: many entries repeat them.
    private var complete: Set<TextKey> = []

    /// Looks through everything that pages may show of a schedule: labels of lines that have entries, texts, notes and
    /// events that are not withheld.
    ///
    /// Throws a ``MeasuringError`` if a text cannot be measured.
    public init(_ schedule: Schedule, _ typesetter: Typesetter) throws(MeasuringError) {
        self.typesetter = typesetter
        // By index: taking a record out would copy it, texts and all. Most texts are ASCII, or come again.
        for day in schedule.days.indices {
            for text in schedule.days[day].texts.indices where mayMiss(schedule.days[day].texts[text].text) {
                let (date, text) = (schedule.days[day].date, schedule.days[day].texts[text])
                add(text.text, of: .day(date, line: text.key), at: text.location)
            }
        }
        for record in schedule.notes {
            for note in record.lines {
                add(note.text, of: .note(record.month, number: note.number), at: note.location)
            }
        }
        for index in schedule.events.indices where !schedule.events[index].isPrivate {
            add(schedule.events[index])
        }
        for line in schedule.linesWithEntries { add(line.label, in: .bold, of: nil, at: nil) }
        if let failure = typesetter.failure { throw failure }
        missing = missing.firstOfEachScalar
    }

    /// Returns false if a face is known to have all characters of a text. The bundled faces have all of ASCII.
    private func mayMiss(_ text: String, in face: FontFace = .regular) -> Bool {
        !text.isASCII && (face != .regular || !complete.contains(TextKey(text)))
    }

    private mutating func add(_ event: Event) {
        add(
            event.content.owned(event.content.words), of: .day(event.firstDay, line: event.content.lineKey),
            at: event.location)
    }

    private mutating func add(
        _ text: String, in face: FontFace = .regular, of subject: Placement.Subject?, at source: SourceLocation?
    ) {
        guard mayMiss(text, in: face) else { return }
        let shaped = typesetter.shape(text, in: face)
        let pictographs = shaped.omitted(inUTF8: 0..<text.utf8.count)
        if face == .regular, shaped.missing.isEmpty, pictographs.isEmpty { complete.insert(TextKey(text)) }
        missing += shaped.missing.map { MissingCharacter($0, of: subject, text: text, source: source) }
        omitted.add(pictographs, of: text, at: source)
    }
}

extension OmittedPictographs {
    /// Adds the pictographs of the words on a page that belong to no entry: its title, and the labels of lines.
    ///
    /// Throws a ``MeasuringError`` if a text cannot be measured.
    public mutating func addHeadings(of context: LayoutContext, _ span: DaySpan) throws(MeasuringError) {
        let title = context.style.title(of: span.lowerBound.yearMonth)
        for text in [title] + context.schedule.linesWithEntries.map(\.label)
        where !text.isASCII {
            let shaped = context.typesetter.shape(text, in: .bold)
            add(shaped.omitted(inUTF8: 0..<text.utf8.count), of: text, at: nil)
        }
        if let failure = context.typesetter.failure { throw failure }
    }
}

extension String {
    fileprivate var isASCII: Bool {
        utf8Span.span.withUnsafeBytes { bytes in
            // A union, unlike a search, takes many bytes at once.
            var union: UInt8 = 0
            for byte in bytes { union |= byte }
            return union < 0x80
        }
    }
}

extension Schedule {
    fileprivate var linesWithEntries: [ScheduleLine] {
        var empty = Set(lines.map(\.key))
        // By index: taking a record out would copy it, texts and all.
        for day in days.indices where !empty.isEmpty {
            for text in days[day].texts.indices { empty.remove(days[day].texts[text].key) }
        }
        for index in events.indices where !events[index].isPrivate && !empty.isEmpty {
            if let key = events[index].content.lineKey { empty.remove(key) }
        }
        return lines.filter { !empty.contains($0.key) }
    }
}

/// The pictographs that no face has, counted for each file; those of titles and labels belong to no file. A text that
/// is once in a file counts once, however often pages show it.
public struct OmittedPictographs: Hashable, Sendable {
    /// The counts, in the order of the first pictographs.
    public private(set) var counts: [Count] = []
    private var known: Set<Text> = []

    /// The number of a file's pictographs that no face has.
    public struct Count: Hashable, Sendable {
        /// The number of pictographs.
        public fileprivate(set) var number: Int
        /// The first one.
        public let first: String
        /// The place of its text; nil if that is in no file.
        public let source: SourceLocation?
    }

    /// A text of a file, by its place.
    private struct Text: Hashable {
        let source: SourceLocation?
        let text: String?
        let omitted: [String]
    }

    /// No pictographs yet.
    public init() {}

    /// Adds the pictographs of a text, unless they were added before.
    public mutating func add(_ omitted: [String], of text: String, at source: SourceLocation?) {
        guard let first = omitted.first else { return }
        let text = Text(source: source, text: source == nil ? text : nil, omitted: omitted)
        guard known.insert(text).inserted else { return }
        if let index = counts.firstIndex(where: { $0.source?.file == source?.file }) {
            counts[index].number += omitted.count
        } else {
            counts.append(Count(number: omitted.count, first: first, source: source))
        }
    }

    /// Adds the pictographs of entries on paper.
    public mutating func add(_ placements: [Placement]) {
        for placement in placements where !placement.omitted.isEmpty {
            add(placement.omitted, of: placement.text, at: placement.source)
        }
    }
}
