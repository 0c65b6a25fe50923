import CalendarCore
import CalendarLayout
import GoldenSupport

/// Compares what a reader finds on paper with the schedule: area by area, day by day, entry by entry, nothing more and
/// nothing less.
struct PaperCheck {
    let schedule: Schedule
    let drawing: Drawing
    let style: PageStyle
    /// The words of each page, by its number.
    private let words: [Int: [PDFWords.Word]]

    init(_ schedule: Schedule, _ drawing: Drawing, _ style: PageStyle = PageStyle()) throws {
        let words = try PDFWords(pdf: drawing.pdf).words
        self.init(schedule, drawing, style, Dictionary(grouping: words, by: \.page))
    }

    /// Compares these words of the drawing, by page number.
    init(_ schedule: Schedule, _ drawing: Drawing, _ style: PageStyle, _ words: [Int: [PDFWords.Word]]) {
        (self.schedule, self.drawing, self.style, self.words) = (schedule, drawing, style, words)
    }

    /// The faults, in words.
    var faults: [String] { months.flatMap(faults) + accountingFaults + drawing.placeFaults(style) }

    /// The page of each month with those that continue it.
    private var months: [ArraySlice<LaidOutPage>] {
        let starts = drawing.pages.indices.filter { drawing.pages[$0].kind == MonthPage.name }
        return zip(starts, starts.dropFirst() + [drawing.pages.count]).map { drawing.pages[$0..<$1] }
    }

    private func faults(_ pages: ArraySlice<LaidOutPage>) -> [String] {
        guard let first = pages.first else { return [] }
        let (schedule, style) = (schedule, style)
        var month = MonthPaper(
            schedule: schedule, style: style, page: first, others: Array(pages.dropFirst()),
            words: PaperWords(words[first.number] ?? [], on: first))
        month.check()
        var continuation = ContinuationPaper(
            month: month.days, style: style, pages: Array(pages.dropFirst()), words: words)
        continuation.check()
        let faults =
            month.faults + continuation.faults + restFaults(month.days)
            + pages.flatMap { FooterPaper(schedule, style, $0, pageCount: drawing.pages.count).faults(words) }
        return faults.map { "\(first.span.name): \($0)" }
    }

    /// The whole of each text that is cut is where its placement says.
    private func restFaults(_ days: MonthEntries) -> [String] {
        days.shortened.compactMap { texts, placement in
            guard let rest = placement.rest else { return "'\(placement.text)' is cut, and nowhere whole" }
            let found = PageText(words: PaperWords.words(words[rest.page] ?? [], in: rest.box, reach: 10)).lines
            if rest.page == placement.page { return belowFault(texts, found) }
            guard let fault = PaperTexts.fault(texts, on: found) else { return nil }
            // It may go on in the next column.
            guard !PaperTexts.isBeginning(texts, of: found) else { return nil }
            return "rest of '\(placement.text)': \(fault)"
        }
    }

    /// Lines below the grid share their area with other entries.
    private func belowFault(_ texts: [String], _ found: [PaperCharacters]) -> String? {
        let text = texts.last { !$0.isEmpty } ?? ""
        let (letters, own) = (found.flatMap(\.letters), PaperCharacters(text.unicodeScalars).letters)
        let isThere = letters.indices.contains { letters[$0...].starts(with: own) }
        return isThere || !text.utf8.allSatisfy { $0 < 0x80 } ? nil : "'\(text)' is not below"
    }

    /// Every entry and every note of the months is placed once.
    private var accountingFaults: [String] {
        let format = style.entryFormat(MonthPage.details)
        let months = Set(drawing.pages.filter { $0.kind == MonthPage.name }.map(\.span.lowerBound.yearMonth))
        let entries = months.flatMap { month in
            DaySpan(month).days.flatMap { schedule.entries(on: $0) }.map(format.text)
        }
        let notes = months.flatMap { schedule.notes(of: $0)?.lines.map(\.text) ?? [] }
        let placed = drawing.pages.flatMap(\.placements).map(\.text)
        return placed.sorted() == (entries + notes).sorted()
            ? [] : ["\(placed.count) placed of \(entries.count + notes.count)"]
    }
}
