import CalendarCore
import CalendarLayout
import GoldenSupport

/// Compares what a reader finds on paper with the schedule: day by day, entry by entry, nothing more and nothing less.
struct PaperCheck {
    let schedule: Schedule
    let drawing: Drawing
    let style: CellStyle
    /// The words of each page, by its number.
    private let words: [Int: [PDFWords.Word]]

    init(_ schedule: Schedule, _ drawing: Drawing, _ style: CellStyle) throws {
        let words = try PDFWords(pdf: drawing.pdf).words
        self.init(schedule, drawing, style, Dictionary(grouping: words, by: \.page))
    }

    /// Compares these words of the drawing, by page number.
    init(_ schedule: Schedule, _ drawing: Drawing, _ style: CellStyle, _ words: [Int: [PDFWords.Word]]) {
        (self.schedule, self.drawing, self.style, self.words) = (schedule, drawing, style, words)
    }

    /// What is wrong, in words; empty if nothing is.
    var faults: [String] { cellFaults + continuationFaults + noteFaults + accountingFaults }

    private func foundLines(onPage page: Int, in area: Rect) -> [PaperCharacters] {
        PageText(words[page] ?? [], in: area).lines
    }

    /// Every cell shows its number, the entries that it keeps, and where the others are.
    private var cellFaults: [String] {
        drawing.pages.filter { $0.kind == MonthPage.name }.flatMap { page in
            drawing.cells(onPage: page.number).compactMap { date, frame in
                let lines = foundLines(onPage: page.number, in: frame)
                let faults = expectedCells(date).map { PaperTexts.fault($0, on: lines) }
                return faults.contains(nil) ? nil : "\(date), page \(page.number): \(faults)"
            }
        }
    }

    /// A full stacked cell may leave out labels without a text after its last entry.
    private func expectedCells(_ date: CivilDate) -> [[String]] {
        let placements = placements(on: date)
        let continued = placements.filter { $0.outcome == .continued }
        let reference = continued.first.map { "+\(continued.count) more, p. \($0.page)" } ?? ""
        let texts = style == .stacked ? schedule.allLines(on: date) : schedule.labelledTexts(on: date)
        let kept = placements.count - continued.count
        return (0...texts.count).filter { count in
            texts[..<count].count { !$0.isBlank } == kept && (style == .stacked || count == kept)
        }.map { ["\(date.day)"] + texts[..<$0].flatMap { [$0.label, $0.text.onPaper] } + [reference] }
    }

    /// The pages that continue a month have the rest, day by day.
    private var continuationFaults: [String] {
        drawing.pages.split { $0.kind == MonthPage.name }.compactMap { pages in
            let lines = pages.flatMap { page in
                drawing.columns.flatMap { foundLines(onPage: page.number, in: $0) }
            }.filter { !$0.isRepeatedHeading }
            let fault = PaperTexts.fault(expectedContinuation(pages.flatMap(\.placements)), on: lines)
            return fault.map { "continuation: \($0)" }
        }
    }

    private func expectedContinuation(_ placements: [Placement]) -> [String] {
        var heading = ""
        return placements.reduce(into: []) { texts, placement in
            let own = placement.date.map { "\($0.day) \(CalendarLocale.english.fullName(of: $0.weekday))" } ?? "Notes"
            if own != heading { texts.append(own) }
            heading = own
            texts += [label(of: placement), placement.text.onPaper]
        }
    }

    private func label(of placement: Placement) -> String {
        guard case .day(_, let key?) = placement.subject else { return "" }
        return schedule.lines.first { $0.key == key }?.label ?? ""
    }

    private var noteFaults: [String] {
        drawing.pages.compactMap { page in
            guard let frame = page.page.notesFrame, let notes = schedule.notes(of: page.span.lowerBound.yearMonth)
            else {
                return nil
            }
            let kept = page.placements.filter { $0.date == nil }.map(\.text.onPaper)
            let rest = notes.lines.count - kept.count
            let reference = rest > 0 ? "+\(rest) more, p. \(page.number + 1)" : ""
            let expected = ["Notes:", kept.joined(separator: " | "), reference]
            return PaperTexts.fault(expected, on: foundLines(onPage: page.number, in: frame)).map {
                "notes: \($0)"
            }
        }
    }

    /// Every entry and every note of the months is placed once.
    private var accountingFaults: [String] {
        let months = Set(drawing.pages.filter { $0.kind == MonthPage.name }.map(\.span.lowerBound.yearMonth))
        let entries = months.flatMap { month in
            (1...month.dayCount).flatMap {
                schedule.entries(on: CivilDate(year: month.year, month: month.month, day: $0)!)
            }
            .map(EntryFormat.ofMonths.text)
        }
        let notes = months.flatMap { schedule.notes(of: $0)?.lines.map(\.text) ?? [] }
        let placed = drawing.pages.flatMap(\.placements).map(\.text)
        return placed.sorted() == (entries + notes).sorted()
            ? [] : ["\(placed.count) placed of \(entries.count + notes.count)"]
    }

    private func placements(on date: CivilDate) -> [Placement] {
        drawing.pages.flatMap(\.placements).filter { $0.date == date }
    }
}

extension Drawing {
    /// The three columns of a continuation page, below its title, up to the edge of the paper: a mark's glyph may begin
    /// before its letter.
    fileprivate var columns: [Rect] {
        let (content, width) = (Sheet.usLetter.content.below(.points(28)), Sheet.usLetter.mediaBox.width)
        return Rect(x: .zero, y: content.minY, width: width, height: content.height).columns(width.divided(into: 3))
    }
}

extension PaperCharacters {
    /// "6 Monday, continued", at the head of a column.
    fileprivate var isRepeatedHeading: Bool {
        let line = String(String.UnicodeScalarView(letters))
        return line.hasSuffix(",continued")
            && line.wholeMatch(of: /([0-9]+[A-Z][a-z]+day|Notes),continued/) != nil
    }
}

extension String {
    /// Without the pictograph that no face has, unless there is nothing else behind a time.
    fileprivate var onPaper: String {
        let words = replacing(#/^\d\d:\d\d /#, with: "", maxReplacements: 1)
        guard !Pictographs.areAll(of: words) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.filter { $0 != RandomTexts.pictograph }))
    }
}

/// A label and its text.
private struct LabelledText {
    let label: String
    let text: String

    var isBlank: Bool { text.isEmpty }
}

extension Schedule {
    fileprivate func labelledTexts(on date: CivilDate) -> [LabelledText] {
        entries(on: date).map { LabelledText(label: $0.line?.label ?? "", text: EntryFormat.ofMonths.text(of: $0)) }
    }

    /// Every label with its text, even without one, and the events on no line.
    fileprivate func allLines(on date: CivilDate) -> [LabelledText] {
        let entries = labelledTexts(on: date)
        return lines.flatMap { line in
            let own = entries.filter { $0.label == line.label }
            return own.isEmpty ? [LabelledText(label: line.label, text: "")] : own
        } + entries.filter { $0.label.isEmpty }
    }
}

extension Placement {
    /// Nil for a note.
    fileprivate var date: CivilDate? {
        if case .day(let date, _) = subject { date } else { nil }
    }
}

extension Page {
    fileprivate var notesFrame: Rect? {
        for case .group(let structure, _) in items where structure.role == .notes { return structure.frame }
        return nil
    }
}
