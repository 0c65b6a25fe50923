import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

/// Random checklists, read back from the PDF.
@Suite struct RandomChecklistTests {
    /// How many; `CALPRINT_CHECKLISTS=2000` draws more.
    private static let count = RandomTests.count("CALPRINT_CHECKLISTS", default: 400)

    @Test func `every item of every random checklist is read back in order and in full by three readers`() throws {
        let first = RandomTests.firstSeed
        let library = try FontLibrary()
        var pdf: [UInt8] = []
        let renderer = try PDFRenderer(.ofTests, library: library) { pdf.append(contentsOf: $0) }
        var titles: [String] = []
        for seed in first..<first + UInt64(Self.count) {
            let checklist = RandomChecklist(seed: seed)
            let style = PageStyle { $0.hasOwnChecklists = seed % 3 != 0 }
            let context = LayoutContext(checklist.schedule, style, Typesetter(PangoMeasurer(library)))
            var pages = CalendarPages(ChecklistPage(context), spans: [DaySpan(YearMonth(year: 2026, month: 1)!)])
            var items = 0
            while let page = try pages.next() {
                try renderer.draw(page.page)
                items += page.items.count
            }
            #expect(items == checklist.titles.count, "seed \(seed)")
            titles += checklist.titles
        }
        try renderer.finish()
        for (reader, text) in try texts(of: pdf) {
            let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            var rest = text[...]
            for title in titles {
                guard let found = rest.range(of: title) else {
                    Issue.record("\(reader) does not read '\(title)'; seeds from \(first)")
                    break
                }
                rest = rest[found.upperBound...]
            }
        }
    }

    /// The text of a PDF as it is drawn, by Poppler and by MuPDF, and in the order of its structure.
    private func texts(of pdf: [UInt8]) throws -> [(reader: String, text: String)] {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "read.pdf")
            try Data(pdf).write(to: file)
            return [
                ("pdftotext", try requireSuccess(of: "pdftotext", ["-raw", file.path, "-"]).text),
                ("mutool", try requireSuccess(of: "mutool", ["draw", "-q", "-F", "txt", file.path]).text),
                ("pdfinfo", try requireSuccess(of: "pdfinfo", ["-struct-text", file.path]).text),
            ]
        }
    }
}

/// A template of random items, and the progress of one person.
private struct RandomChecklist {
    let schedule: Schedule
    let titles: [String]

    init(seed: UInt64) {
        var numbers = SplitMix64(seed)
        func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &numbers) == 0 }
        func text(_ most: Int) -> String {
            (0..<Int.random(in: 1...most, using: &numbers)).map { _ in
                String(
                    (0..<Int.random(in: 1...8, using: &numbers)).map { _ in
                        "aäbcdeéłrsžN5".randomElement(using: &numbers)!
                    })
            }.joined(separator: " ")
        }
        let count = chance(12) ? Int.random(in: 30...80, using: &numbers) : Int.random(in: 1...9, using: &numbers)
        let items = (0..<count).map { index in
            ChecklistItem(
                id: "\(index)", title: "s\(seed)i\(index) \(text(9))", notes: chance(4) ? text(12) : nil, order: index,
                section: chance(5) ? nil : "Section \(index / 6)")
        }
        let progress = ChecklistProgress(
            person: "Kovář", template: "t", started: chance(2) ? CivilDate(year: 2026, month: 1, day: 5) : nil,
            items: items.filter { _ in !chance(3) }.map { item in
                .init(
                    item: item.id, isDone: chance(2),
                    date: chance(3)
                        ? nil : CivilDate(year: 2026, month: 1, day: Int.random(in: 1...31, using: &numbers)),
                    by: chance(2) ? text(1) : nil, notes: chance(3) ? text(20) : nil,
                    comments: chance(6) ? text(60) : nil)
            }, comments: chance(5) ? text(30) : nil)
        let template = ChecklistTemplate(id: "t", name: "Training", phase: chance(3) ? "Phase 1" : nil, items: items)
        schedule = Schedule(checklists: Checklists(templates: [template], progress: [progress]))
        titles = items.map(\.title)
    }
}
