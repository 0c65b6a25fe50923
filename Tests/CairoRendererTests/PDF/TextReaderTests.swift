import CairoRenderer
import CalendarCore
import CalendarLayout
import GoldenSupport
import Testing

/// What is found, copied and read aloud is what was written: in every script, in order, by every reader.
@Suite struct TextReaderTests {
    @Test(arguments: GoldenPage.all, TextReader.asked)
    func `every word of every golden is found`(page: GoldenPage, reader: TextReader) throws {
        let words = try page.words()
        let text = try reader.text(of: page.drawing().pdf)
        #expect(words.filter { !text.contains(word: $0) } == [])
        if reader == .pdfjs { print("\(page): \(words.count) words, each found by pdf.js, too") }
    }

    @Test(arguments: ScriptSample.all, TextReader.asked)
    func `every text of every script is read in order`(sample: ScriptSample, reader: TextReader) throws {
        // Poppler has every letter from right to left on a line of its own if it may not sort.
        guard reader != .raw || !sample.isRightToLeft else { return }
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

extension GoldenPage {
    /// The words that its months have to show.
    fileprivate func words() throws -> [String] {
        let schedule = try schedule()
        var texts: [String] = []
        for month in [months.lowerBound.month, months.upperBound.month] {
            texts += schedule.notes(of: month)?.lines.map(\.text) ?? []
            for date in (month.firstDay...month.lastDay).days {
                for entry in schedule.entries(on: date) {
                    let closing = schedule.closing(entry.text)
                    texts += closing.map { [$0.word, $0.reason ?? ""] } ?? [entry.text, entry.place ?? ""]
                }
            }
        }
        return Set(texts.flatMap { $0.split(separator: " ").map(String.init) }).sorted()
    }
}
