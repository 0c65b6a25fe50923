/// Compares a page of one document with a page of the other.
struct PageComparison {
    private let a: PageContent
    private let b: PageContent
    private let placesA: PagePlaces
    private let placesB: PagePlaces
    private let words: [PlacedWord]
    private let matching: WordMatching

    /// - Parameter names: the weekday names that the pages before use.
    init(_ a: PageContent, _ b: PageContent, names: Set<String>) {
        (self.a, self.b) = (a, b)
        let other = PagePlaces(b, names: names)
        placesA = PagePlaces(a, names: names, other: other)
        placesB = PagePlaces(b, names: names, other: placesA)
        words = placesA.place(a.words)
        matching = WordMatching(words, placesB.place(b.words))
    }

    var names: Set<String> { placesA.names }

    private var numbers: PageNumbers { PageNumbers(page: a.number, otherPage: b.number) }

    /// The differences of the pages.
    ///
    /// - Parameter ink: the images of both pages; nil if they are the same.
    func differences(ink: InkComparison?) -> [Difference] {
        var changes = WordChanges(words, matching)
        if let ink { changes.separateReadings(ink) } else { changes.takeAllForReadings() }
        return size + changes.differences.map { .words($0, numbers) }
            + (ink.map { inkDifferences($0, changes) } ?? []) + label
    }

    private var size: [Difference] {
        guard abs(a.size.width - b.size.width) > 0.01 || abs(a.size.height - b.size.height) > 0.01 else { return [] }
        return [.page(.resized(numbers, before: a.size, after: b.size))]
    }

    /// The difference of labels. Pages without labels, which have their numbers instead, are ignored.
    private var label: [Difference] {
        guard a.label != b.label, a.label != "\(a.number)" || b.label != "\(b.number)" else { return [] }
        return [.document(.pageLabel(before: a.label, after: b.label, numbers))]
    }

    /// The differences of ink that no difference of words explains.
    private func inkDifferences(_ ink: InkComparison, _ changes: WordChanges) -> [Difference] {
        var ink = ink
        ink.cover(changes.boxes)
        if let shift = changes.pageShift { ink.follow(shift) }
        let found = ink.clusters.prefix(PageComparison.maximumClusterCount).map { InkDifference($0, in: ink) }
        return found.withJoinedRules.withMovedRules.map { .ink(placed($0), numbers) }
    }

    private func placed(_ difference: InkDifference) -> InkDifference {
        var difference = difference
        difference.word = words.first { $0.box.grown(by: 1).contains(difference.box) }?.text
        difference.day = (difference.boxBefore == nil ? placesB : placesA).day(of: difference.box)
        return difference
    }

    /// The most places to name: pages with more have little in common.
    private static let maximumClusterCount = 200
}
