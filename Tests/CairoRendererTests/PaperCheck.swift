import CalendarCore
import CalendarLayout
import GoldenSupport

/// Compares what a reader finds on paper with the schedule: day by day, entry by entry, nothing more and nothing less.
struct PaperCheck {
    let schedule: Schedule
    let drawing: Drawing
    let style: CellStyle
    private let words: [PDFWords.Word]

    init(_ schedule: Schedule, _ drawing: Drawing, _ style: CellStyle) throws {
        (self.schedule, self.drawing, self.style) = (schedule, drawing, style)
        words = try PDFWords(pdf: drawing.pdf).words
    }

    /// What is wrong, in words; empty where all is right.
    var faults: [String] { cellFaults + continuationFaults + noteFaults + accountingFaults }

    /// Every cell shows its number, the entries it keeps, and where the others are.
    private var cellFaults: [String] {
        drawing.pages.filter { $0.rung != nil }.flatMap { page in
            drawing.cells(onPage: page.number).compactMap { date, frame in
                let found = PageText(words, page: page.number, in: frame).joined
                let expected = expectedCells(date)
                return expected.contains(found)
                    ? nil : "\(date), page \(page.number): \(found)\nexpected: \(expected)"
            }
        }
    }

    /// A stacked cell that is full may leave out labels without a text behind its last entry.
    private func expectedCells(_ date: CivilDate) -> [String] {
        let placements = placements(on: date)
        let continued = placements.filter { $0.outcome == .continued }
        let reference = continued.first.map { "+\(continued.count) more, p. \($0.page)" } ?? ""
        let texts = style == .stacked ? schedule.allLines(on: date) : schedule.labelledTexts(on: date)
        let kept = placements.count - continued.count
        return (0...texts.count).filter { count in
            texts[..<count].count { !$0.isBlank } == kept && (style == .stacked || count == kept)
        }.map { (["\(date.day)"] + texts[..<$0].map(\.joined) + [reference]).joined().comparable }
    }

    /// The pages that continue a month have the rest, day by day.
    private var continuationFaults: [String] {
        drawing.pages.split { $0.rung != nil }.compactMap { pages in
            let found = pages.flatMap { page in
                drawing.columns.map { PageText(words, page: page.number, in: $0).joined }
            }.joined().replacing(/([A-Z][a-z]+day,[A-Z][a-z]+[0-9]+|Notes),continued/, with: "")
            let expected = expectedContinuation(pages.flatMap(\.placements))
            return found == expected ? nil : "continuation: \(found)\nexpected: \(expected)"
        }
    }

    private func expectedContinuation(_ placements: [Placement]) -> String {
        var heading = ""
        return placements.reduce(into: "") { text, placement in
            let own = placement.date.map(CalendarNames.english.dayHeading) ?? "Notes"
            if own != heading { text += own }
            heading = own
            text += label(of: placement) + placement.text
        }.comparable
    }

    private func label(of placement: Placement) -> String {
        guard case .day(_, let key?) = placement.subject else { return "" }
        return schedule.lines.first { $0.key == key }?.label ?? ""
    }

    private var noteFaults: [String] {
        drawing.pages.compactMap { page in
            guard let frame = page.page.notesFrame, let notes = schedule.notes(of: page.page.label.month) else {
                return nil
            }
            let kept = page.placements.filter { $0.date == nil }.map(\.text).joined(separator: "|")
            let rest = notes.lines.count - page.placements.count { $0.date == nil }
            let reference = rest > 0 ? "+\(rest) more, p. \(page.number + 1)" : ""
            let found = PageText(words, page: page.number, in: frame).joined
            return found == ("Notes:" + kept + reference).comparable ? nil : "notes: \(found)"
        }
    }

    /// Every entry and every note of the months is placed once.
    private var accountingFaults: [String] {
        let months = Set(drawing.pages.filter { $0.rung != nil }.map(\.page.label.month))
        let entries = months.flatMap { month in
            (1...month.dayCount).flatMap {
                schedule.entries(on: CivilDate(year: month.year, month: month.month, day: $0)!)
            }
            .map(\.text)
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
    /// The two columns of a continuation page, below its title.
    fileprivate var columns: [Rect] {
        let body = Sheet.usLetter.content.below(.points(28))
        return body.columns(body.width.divided(into: 2))
    }
}

/// A label and its text.
private struct LabelledText {
    let label: String
    let text: String

    var isBlank: Bool { text.isEmpty }
    var joined: String { label + text }
}

extension Schedule {
    fileprivate func labelledTexts(on date: CivilDate) -> [LabelledText] {
        entries(on: date).map { LabelledText(label: $0.line?.label ?? "", text: $0.text) }
    }

    /// Every label with its text, also without one, and the events on no line.
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
