import CalendarCore
import CalendarLayout
import GoldenSupport

/// Compares the words in an entry's box with the entry.
struct EntryPaper {
    let entry: Entry
    let placement: Placement
    let days: MonthEntries

    private var style: PageStyle { days.style }
    private var isCut: Bool { placement.outcome == .shortened }

    func fault(on text: PageText) -> PaperFault? {
        guard days.format.hasTimeColumn(entry) else {
            return fault([entry.line?.label ?? ""], entry.onPaper(placement.text), on: text.lines)
        }
        return timedFault(on: text)
    }

    private func fault(_ before: [String], _ text: String, on lines: [PaperCharacters]) -> PaperFault? {
        PaperTexts.fault(before.map { .whole($0) } + parts(text), on: lines)
    }

    /// A text, or its beginning and where all of it is.
    func parts(_ text: String) -> [PaperTexts.Part] {
        isCut ? [.beginning(text), .whole(reference)] : [.whole(text)]
    }

    /// "… p. 2", or where else the whole text is.
    private var reference: String {
        guard let rest = placement.rest, rest.page != placement.page else { return style.locale.phrases.cutAbove }
        return style.locale.phrases.cut.filled(["page": "\(rest.page)"])
    }

    /// The times stand in a column of their own, the title and the place beside them; a cut one has no place.
    private func timedFault(on text: PageText) -> PaperFault? {
        var words = text.words
        for time in times where !words.takeColumn(time) { return PaperFault("no '\(time)' in its column") }
        let lines = PageText(words: words, spoken: text.spoken).lines
        let title = entry.onPaper(days.format.text(of: entry.with()))
        if isCut {
            // Its place may be all that it gives away.
            let isWhole = PaperTexts.fault([title, reference], on: lines) == nil
            return isWhole && entry.place != nil ? nil : fault([], title, on: lines)
        }
        let place = (style.places ?? MonthPage.details.places) ? entry.place ?? "" : ""
        return PaperTexts.fault([title, place], on: lines)
    }

    private var times: [String] {
        guard case .at(let start, let end)? = entry.time else { return [] }
        func words(_ time: CivilDateTime) -> String { style.locale.clockTime(time, as: style.timeFormat) }
        let isRange = (style.times ?? MonthPage.details.times) == .range
        guard let end, isRange || end.date > start.date else { return [words(start)] }
        return [words(start), "–" + words(end)]
    }
}

extension [PDFWords.Word] {
    /// Takes away the words of a time that begins at the left edge of all; false if it is not there.
    fileprivate mutating func takeColumn(_ time: String) -> Bool {
        guard let left = map(\.xMin).min() else { return false }
        let tokens = time.split(separator: " ").map(String.init)
        guard let first = firstIndex(where: { $0.xMin < left + 1 && $0.text == tokens[0] }) else { return false }
        let baseline = self[first].y
        remove(at: first)
        for token in tokens.dropFirst() {
            let next = indices.filter { self[$0].text == token && abs(self[$0].y - baseline) < 0.5 }
                .min { self[$0].xMin < self[$1].xMin }
            guard let next else { return false }
            remove(at: next)
        }
        return true
    }
}
