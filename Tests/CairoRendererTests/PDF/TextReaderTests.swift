import CairoRenderer
import CalendarCore
import CalendarLayout
import GoldenSupport
import Testing

/// Text is found, copied and read aloud as it was written: in every script, in order, by every reader.
@Suite struct TextReaderTests {
    @Test(arguments: GoldenPage.all, TextReader.asked)
    func `every word of every golden is found`(page: GoldenPage, reader: TextReader) throws {
        let isBackwards = page.style.locale.direction == .rightToLeft
        // Poppler has every letter from right to left on a line of its own if it may not sort; if it may, it moves the
        // signs at the ends of lines.
        guard !isBackwards || reader != .raw && reader.readsBackwards else { return }
        let words = try page.words().map { isBackwards && reader.sortsByPlace ? $0.withoutSigns : $0 }
        let text = try reader.text(of: page.drawing().pdf)
        #expect(words.filter { !text.contains(word: $0) } == [])
        if reader == .pdfjs { print("\(page): \(words.count) words, each found by pdf.js, too") }
    }

    @Test(arguments: ScriptSample.all, TextReader.asked)
    func `every text of every script is read in order`(sample: ScriptSample, reader: TextReader) throws {
        // Poppler has every letter from right to left on a line of its own if it may not sort.
        guard !sample.isRightToLeft || reader != .raw && reader.readsBackwards else { return }
        let text = try reader.text(of: sample.drawing().pdf)
        #expect(sample.words.filter { !text.contains(word: $0) } == [])
        // Who sorts by place may read the next column before the next line, and a number before the name beside it.
        guard !reader.sortsByPlace else { return }
        #expect(sample.texts.filter { !text.contains(text: $0) } == [])
    }

    @Test(arguments: ScriptSample.all)
    func `a sound file says it`(sample: ScriptSample) throws {
        let pdf = try sample.drawing().pdf
        #expect(try structuralFaults(of: pdf) == nil)
        #expect(try PDFFont.fonts(of: pdf).allSatisfy { $0.isEmbedded && $0.isSubset && $0.hasUnicode })
    }
}

extension String {
    /// Without the signs that end a clause, and brackets.
    fileprivate var withoutSigns: String {
        let signs = ":,،()"
        return String(drop { signs.contains($0) }.reversed().drop { signs.contains($0) }.reversed())
    }
}

extension GoldenPage {
    /// The words that its kind of page has to show of its days.
    fileprivate func words() throws -> [String] {
        let schedule = try schedule()
        let days = try #require(DaySpan(months))
        // A roster has codes instead of texts, and a card names instead of initials: of those who have a day.
        guard ![RosterPage.name, CallPage.name].contains(kind.name) else {
            let tally = AssignmentTally(schedule, People(of: schedule), on: days)
            let named = tally.rows.filter { $0.count > 0 }.map(\.person.name)
            return named.flatMap { $0.split(separator: " ").map(String.init) }
        }
        var texts: [String] = []
        for month in days.months where kind.coverage.contains(.note) {
            texts += schedule.notes(of: month)?.lines.map(\.text) ?? []
        }
        // The heads of people's columns have names in the place of texts that are nothing but names.
        let people = style.grouping == .person ? People(of: schedule) : nil
        for date in days.days {
            texts += schedule.entries(on: date).filter { kind.coverage.contains($0.kind) }.flatMap { entry in
                if entry.kind == .line, let people, case let read = people.assignments(in: entry.text),
                    read.isUnderstood
                {
                    return read.assignments.map { people.all[$0.person].name }
                }
                let closing = schedule.closing(entry.text)
                return closing.map { [$0.word, $0.reason ?? ""] } ?? [entry.text, entry.place ?? ""]
            }
        }
        let words = texts.flatMap { $0.split(separator: " ").map(String.init) }
        return Set(try words.flatMap(unbroken)).subtracting(GoldenPage.readInParts).sorted()
    }

    /// Words that have less than a third of their width on their first line.
    private static let readInParts = ["Belacqua-Winterbottom-Ashgrove"]

    /// A word; in a language without spaces between words, the pieces that a line never breaks.
    private func unbroken(_ word: String) throws -> [String] {
        guard ["th", "ja", "zh"].contains(where: style.locale.languageTag.hasPrefix) else { return [word] }
        let measurer = PangoMeasurer(try FontLibrary(language: style.locale.languageTag))
        let bytes = Array(word.utf8)
        let edges = [0] + (measurer.lineBreakOpportunities(in: word)) + [bytes.count]
        return zip(edges, edges.dropFirst()).filter { $0 < $1 }.map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
    }
}
