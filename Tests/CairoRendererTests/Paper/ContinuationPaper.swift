import CalendarCore
import CalendarLayout
import GoldenSupport

/// Compares the pages that continue a month with what they have to show: its days in full, day by day.
struct ContinuationPaper {
    let month: MonthEntries
    let style: PageStyle
    let pages: [LaidOutPage]
    let words: [Int: [PDFWords.Word]]
    private(set) var faults: [String] = []

    init(month: MonthEntries, style: PageStyle, pages: [LaidOutPage], words: [Int: [PDFWords.Word]]) {
        (self.month, self.style, self.pages, self.words) = (month, style, pages, words)
    }

    mutating func check() {
        guard !pages.isEmpty else { return }
        var lines: [PaperCharacters] = []
        var last: CivilDate??
        for page in pages {
            let parts = PageParts(page.page)
            var words = PaperWords(words[page.number] ?? [], on: page)
            // A mark's glyph may begin before its letter, and before its column.
            for list in parts.lists {
                let own = words.take(list.frame, reach: 10).lines
                lines += last == .some(list.date) ? withoutRepeatedHeading(own, list.date) : own
                last = .some(list.date)
            }
            if let footer = parts.footer { _ = words.take(footer.withMarks, reach: 10) }
            checkTitle(PageText(words: words.rest).lines, page)
        }
        if let fault = PaperTexts.fault(texts, on: lines) { faults.append("continuation: \(fault)") }
    }

    /// Days whose lines stand below the grid have no place here.
    private var texts: [String] {
        month.blocks.filter { $0.date == nil || !month.isBelowGrid }.flatMap { block in
            [block.heading(style.locale)] + block.entries.flatMap(\.texts)
        }
    }

    /// "6 Monday, continued", at the head of a column.
    private func withoutRepeatedHeading(_ lines: [PaperCharacters], _ date: CivilDate?) -> [PaperCharacters] {
        let name = date.map { style.locale.fullName(of: $0.weekday) } ?? style.locale.phrases.notes
        let heading = (date.map { "\($0.day)" } ?? "") + style.locale.phrases.continued.filled(["title": name])
        var missing = heading.unicodeScalars.count { $0 != " " }
        return Array(
            lines.drop { line in
                defer { missing -= line.letters.count }
                return missing > 0
            })
    }

    /// The title, and beside it what the page is about, if there is room.
    private mutating func checkTitle(_ lines: [PaperCharacters], _ page: LaidOutPage) {
        let title = style.locale.phrases.continued.filled(["title": style.title(of: month.month)])
        let remark = style.locale.phrases.inFull.filled(["page": "\(pages[0].number - 1)"])
        guard PaperTexts.fault([title], on: lines) != nil, let fault = PaperTexts.fault([title, remark], on: lines)
        else { return }
        faults.append("page \(page.number), title: \(fault)")
    }
}
