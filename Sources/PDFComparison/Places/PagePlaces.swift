/// Finds the day and the line of anything on a page.
struct PagePlaces {
    private let grid: CalendarGrid?
    private let continued: ContinuedDays
    /// The weekday names that this page and those before it use.
    private(set) var names: Set<String>

    /// - Parameters:
    ///   - names: the weekday names of the pages before.
    ///   - other: the page that this one is compared with; its grid is used if this page has none.
    init(_ words: [PageContent.Word], names: Set<String>, other: PagePlaces? = nil) {
        grid = CalendarGrid(words) ?? other?.grid
        self.names = grid.map { Set($0.names) } ?? names
        continued = grid == nil ? ContinuedDays(words, names: names) : ContinuedDays([], names: [])
    }

    /// The day that the middle of a box lies in.
    func day(of box: Box) -> String? {
        let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
        return grid.map { $0.day(x: x, y: y) } ?? continued.heading(x: box.x, y: y)?.day
    }

    /// The words with their places, in reading order: line by line, from left to right.
    func place(_ words: [PageContent.Word]) -> [PlacedWord] {
        let days = Dictionary(grouping: words) { day(of: $0.box) }.map { DayWords(day: $0, words: $1) }
        var (placed, key) = ([PlacedWord](), 0)
        for day in days.sorted(by: { $0.position < $1.position }) {
            var number = 0
            for line in lines(day.words) {
                let hasNumber = day.day.map { day in line.contains { isHead($0, of: day) } } ?? true
                if !hasNumber { number += 1 }
                let place = day.day.map { CalendarPlace(day: $0, line: hasNumber ? nil : number) }
                placed += line.map { PlacedWord(word: $0, place: place, lineKey: key) }
                key += 1
            }
        }
        return placed
    }

    private func isHead(_ word: PageContent.Word, of day: String) -> Bool {
        if let grid { return grid.isNumber(word, ofDay: day) }
        let heading = continued.heading(x: word.box.x, y: word.box.y + word.box.height / 2)
        return heading.map { abs($0.box.y - word.box.y) < 1 } ?? false
    }

    /// The lines of each column from the top, with their words from left to right.
    private func lines(_ words: [PageContent.Word]) -> [[PageContent.Word]] {
        Dictionary(grouping: words) { continued.column(x: $0.box.x) ?? 0 }.sorted { $0.key < $1.key }
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

/// The words of a day, or the words outside all days.
private struct DayWords {
    let day: String?
    let words: [PageContent.Word]

    /// Sorts words outside all days first, then days row by row from the top.
    var position: (Double, Double) {
        guard day != nil else { return (-.infinity, 0) }
        let top = words.map(\.box.y).min() ?? 0
        return (top.rounded(), words.map(\.box.x).min() ?? 0)
    }
}
