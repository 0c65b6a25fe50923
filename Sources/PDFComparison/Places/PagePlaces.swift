/// Finds the day and the line of anything on a page.
struct PagePlaces {
    private let grid: CalendarGrid?
    private let bars: WeekBars?
    /// The days that the page continues; on a month's page, those that go on in lines below the grid.
    private let continued: ContinuedDays
    private let footer: FooterLine?
    /// The weekday names that this page and those before it use.
    private(set) var names: Set<String>

    /// - Parameters:
    ///   - names: the weekday names of the pages before.
    ///   - other: the page that this one is compared with; its grid is used if this page has none.
    init(_ page: PageContent, names: Set<String>, other: PagePlaces? = nil) {
        let footer = FooterLine(page)
        let words = page.words.filter { !(footer?.contains($0) ?? false) }
        let grid = CalendarGrid(words) ?? other?.grid
        self.names = grid.map { Set($0.names) } ?? names
        (self.footer, self.grid) = (footer, grid)
        bars = grid.map { WeekBars(words, $0) }
        continued = grid.map { ContinuedDays(words, below: $0) } ?? ContinuedDays(words, names: names)
    }

    /// The day that the middle of ink lies in; for wide ink that is not a rule, the day that it begins in.
    func day(of box: Box) -> String? {
        let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
        guard let grid, !continued.contains(y: y) else { return continued.heading(x: box.x, y: y)?.day }
        guard grid.day(x: box.x + 1, y: y) != grid.day(x: box.maxX - 1, y: y), box.width > 20 else {
            return grid.day(x: x, y: y)
        }
        return box.height > 5 ? grid.day(x: box.x + 1, y: y) : nil
    }

    private func day(of word: PageContent.Word) -> String? {
        let (x, y) = (word.box.x + word.box.width / 2, word.box.y + word.box.height / 2)
        guard let grid, !continued.contains(y: y) else { return continued.heading(x: word.box.x, y: y)?.day }
        return bars?.day(of: word) ?? grid.day(x: x, y: y)
    }

    /// The words with their places, in reading order: line by line, from left to right.
    func place(_ words: [PageContent.Word]) -> [PlacedWord] {
        var (placed, key) = ([PlacedWord](), 0)
        for area in areas(words) {
            var number = 0
            for line in lines(area.words) {
                let hasNumber = area.day.map { day in line.contains { isHead($0, of: day) } } ?? true
                if !hasNumber { number += 1 }
                let place = area.place(line: hasNumber ? nil : number)
                placed += line.map { PlacedWord(word: $0, place: place, lineKey: key) }
                key += 1
            }
        }
        return placed
    }

    /// The words outside all days, then the days, then the foot of the page.
    private func areas(_ words: [PageContent.Word]) -> [AreaWords] {
        let foot = words.filter { footer?.contains($0) ?? false }
        let others = words.filter { !(footer?.contains($0) ?? false) }
        let days = Dictionary(grouping: others, by: day(of:)).map { AreaWords(day: $0, words: $1) }
        return days.sorted { $0.position < $1.position }
            + (foot.isEmpty ? [] : [AreaWords(isFooter: true, words: foot)])
    }

    private func isHead(_ word: PageContent.Word, of day: String) -> Bool {
        if let grid { return grid.isNumber(word, ofDay: day) }
        let heading = continued.heading(x: word.box.x, y: word.box.y + word.box.height / 2)
        return heading.map { abs($0.box.y - word.box.y) < 1 } ?? false
    }

    /// The lines of each column from the top, with their words from left to right.
    private func lines(_ words: [PageContent.Word]) -> [[PageContent.Word]] {
        guard grid == nil else { return linesOfColumn(words) }
        return Dictionary(grouping: words) { continued.column(x: $0.box.x) ?? 0 }.sorted { $0.key < $1.key }
            .flatMap { linesOfColumn($0.value) }
    }

    private func linesOfColumn(_ words: [PageContent.Word]) -> [[PageContent.Word]] {
        var lines: [[PageContent.Word]] = []
        for word in words.sorted(by: { ($0.baseline, $0.box.x) < ($1.baseline, $1.box.x) }) {
            if let first = lines.last?.first, word.baseline - first.baseline < 2 {
                lines[lines.count - 1].append(word)
            } else {
                lines.append([word])
            }
        }
        return lines.map { $0.sorted { $0.box.x < $1.box.x } }
    }
}

/// The words of a day, of the foot of the page, or of neither.
private struct AreaWords {
    var day: String?
    var isFooter = false
    let words: [PageContent.Word]

    func place(line: Int?) -> CalendarPlace? { isFooter ? .footer : day.map { .day($0, line: line) } }

    /// Sorts words outside all days first, then days row by row from the top.
    var position: (Double, Double) {
        guard day != nil else { return (-.infinity, 0) }
        let top = words.map(\.box.y).min() ?? 0
        return (top.rounded(), words.map(\.box.x).min() ?? 0)
    }
}
