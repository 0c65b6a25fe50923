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

/// The line at the foot of a page: the last within the margins, with the page's number at its end.
struct FooterLine {
    private let baseline: Double

    /// Returns nil if a page has none. The margins are found from the words, and are the same on all sides.
    init?(_ page: PageContent) {
        guard let left = page.words.map(\.box.x).min(), let right = page.words.map(\.box.maxX).max() else { return nil }
        let margin = min(left, page.size.width - right)
        let number = page.words.first { word in
            abs(page.size.height - margin - word.box.maxY) < 0.5 && abs(page.size.width - margin - word.box.maxX) < 0.3
        }
        guard let number else { return nil }
        baseline = number.baseline
    }

    func contains(_ word: PageContent.Word) -> Bool { abs(word.baseline - baseline) < 1.5 }
}

/// The words on the bars of a week, which cross the cells of several days: each belongs to the first day that its bar
/// crosses in that week.
struct WeekBars {
    private let grid: CalendarGrid
    /// The size of the weekdays' names, which the sizes of bars and the gaps above them go with.
    private let headerSize: Double
    /// The left edges of the words of a lane, and the days they belong to.
    private var lanes: [Lane: [(x: Double, day: String)]] = [:]

    private struct Lane: Hashable {
        let week: Int
        let index: Int
        /// The height of its words, in quarters of a point.
        let height: Int

        /// The lanes above it: one that has a bar has bars above it.
        var above: [Lane] { (0..<index).map { Lane(week: week, index: $0, height: height) } }
    }

    /// The sizes of the words of bars, relative to the weekdays' names.
    private static let sizes = 0.83...1.07

    /// The height of a word's box, relative to its size.
    private static let boxHeight = 1.171875

    init(_ words: [PageContent.Word], _ grid: CalendarGrid) {
        self.grid = grid
        headerSize = grid.headerHeight / WeekBars.boxHeight
        let placed = words.compactMap { word in lane(of: word).map { (lane: $0, word: word) } }
        let used = Dictionary(grouping: placed, by: \.lane)
        for (lane, words) in used where lane.above.allSatisfy({ used[$0] != nil }) {
            lanes[lane] = days(words.map(\.word).sorted { $0.box.x < $1.box.x })
        }
    }

    /// The day of a word on a bar; nil for any other word.
    func day(of word: PageContent.Word) -> String? {
        lane(of: word).flatMap { lanes[$0] }?.first { $0.x == word.box.x }?.day
    }

    /// The lane that matches a word's place, height and weight.
    private func lane(of word: PageContent.Word) -> Lane? {
        let size = word.box.height / WeekBars.boxHeight
        guard WeekBars.sizes.contains(size / headerSize), word.look.font?.contains("Bold") ?? true,
            let week = grid.weeks.lastIndex(where: { $0.top <= word.box.y })
        else { return nil }
        let (number, gap) = (grid.weeks[week].number, 0.22 * headerSize)
        // Below the strip of the number, which is 1.16 times as high as its size.
        let first = number.y + 1.1515 * number.height / WeekBars.boxHeight + gap + 0.1385 * size
        let index = (word.box.y - first) / (1.42 * size + gap)
        guard index > -0.5, abs(index - index.rounded()) < 0.03 else { return nil }
        return Lane(week: week, index: Int(index.rounded()), height: Int((word.box.height * 4).rounded()))
    }

    /// A bar's words begin at the start of a cell; words further right belong to the bar before them.
    private func days(_ words: [PageContent.Word]) -> [(x: Double, day: String)] {
        var (days, end) = ([(x: Double, day: String)](), -Double.infinity)
        for word in words {
            let own = grid.day(x: word.box.x, y: word.box.y + word.box.height / 2)
            let goesOn = word.box.x - end < word.box.height * 0.6 || !begins(word)
            if let day = goesOn ? days.last?.day ?? own : own { days.append((word.box.x, day)) }
            end = word.box.maxX
        }
        return days
    }

    /// Returns true if a word is at the start of its column.
    private func begins(_ word: PageContent.Word) -> Bool {
        grid.columns.column(x: word.box.x).map { word.box.x - grid.columns.edges[$0] < headerSize * 1.2 } ?? false
    }
}
