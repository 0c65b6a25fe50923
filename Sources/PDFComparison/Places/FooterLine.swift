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
