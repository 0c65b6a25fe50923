/// The words on the bars of a week, which cross the cells of several days: each belongs to the first day that its bar
/// crosses in that week.
struct WeekBars {
    private let grid: CalendarGrid
    /// The size of the type of bars, from which their height and distance follow.
    private let size: Double
    /// The left edges of the words of a lane, and the days they belong to.
    private var lanes: [Lane: [(x: Double, day: String)]] = [:]

    private struct Lane: Hashable {
        let week: Int
        let index: Int
    }

    /// The height of a word's box, relative to its size.
    private static let boxHeight = 1.171875

    init(_ words: [PageContent.Word], _ grid: CalendarGrid) {
        self.grid = grid
        size = 0.85 * grid.headerHeight / WeekBars.boxHeight
        let placed = words.compactMap { word in lane(of: word).map { (lane: $0, word: word) } }
        for (lane, words) in Dictionary(grouping: placed, by: \.lane) {
            lanes[lane] = days(words.map(\.word).sorted { $0.box.x < $1.box.x })
        }
    }

    /// The day of a word on a bar; nil for any other word.
    func day(of word: PageContent.Word) -> String? {
        lane(of: word).flatMap { lanes[$0] }?.first { $0.x == word.box.x }?.day
    }

    /// The lane that matches a word's place, height and weight.
    private func lane(of word: PageContent.Word) -> Lane? {
        guard abs(word.box.height - size * WeekBars.boxHeight) < 0.15, word.look.font?.contains("Bold") ?? true,
            let week = grid.weeks.lastIndex(where: { $0.top <= word.box.y })
        else { return nil }
        let number = grid.weeks[week].number
        // Below the strip of the number, which is 1.16 times as high as its size.
        let first = number.y + 1.1515 * number.height / WeekBars.boxHeight + 0.1385 * size
        let index = (word.box.y - first) / (1.42 * size + size * 2.2 / 8.5)
        guard index > -0.5, abs(index - index.rounded()) < 0.03 else { return nil }
        return Lane(week: week, index: Int(index.rounded()))
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
        grid.columns.column(x: word.box.x).map { word.box.x - grid.columns.edges[$0] < size * 1.4 } ?? false
    }
}
