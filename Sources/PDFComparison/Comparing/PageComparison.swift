/// A page of each document, and in what they differ.
struct PageComparison {
    private let a: PageContent
    private let b: PageContent
    private let placesA: PagePlaces
    private let placesB: PagePlaces
    private let words: [PlacedWord]
    private let matching: WordMatching

    /// - Parameter names: the names of weekdays that the pages before use.
    init(_ a: PageContent, _ b: PageContent, names: Set<String>) {
        (self.a, self.b) = (a, b)
        let other = PagePlaces(b.words, names: names)
        placesA = PagePlaces(a.words, names: names, other: other)
        placesB = PagePlaces(b.words, names: names, other: placesA)
        words = placesA.place(a.words)
        matching = WordMatching(words, placesB.place(b.words))
    }

    var names: Set<String> { placesA.names }

    /// What differs, the ink of two pictures included; nil for pictures that are the same.
    func differences(ink: InkComparison?) -> [Difference] {
        var changes = WordChanges(words, matching)
        var differences = size
        if var ink {
            changes.separateReadings(ink)
            differences += changes.differences + inkDifferences(&ink, changes)
        } else {
            changes.takeAllForReadings()
            differences += changes.differences
        }
        differences.append(contentsOf: label)
        return differences.map { difference in
            var difference = difference
            (difference.page, difference.otherPage) = (a.number, b.number)
            return difference
        }
    }

    private var size: [Difference] {
        guard abs(a.size.width - b.size.width) > 0.01 || abs(a.size.height - b.size.height) > 0.01 else { return [] }
        var difference = Difference(.pageSize)
        (difference.before, difference.after) = (PageComparison.words(a.size), PageComparison.words(b.size))
        return [difference]
    }

    private static func words(_ size: (width: Double, height: Double)) -> String {
        "\(size.width.shortDecimal()) × \(size.height.shortDecimal()) pt"
    }

    /// A page without a label of its own is called by its number, which tells nothing where pages are added.
    private var label: [Difference] {
        guard a.label != b.label, a.label != "\(a.number)" || b.label != "\(b.number)" else { return [] }
        var difference = Difference(.pageLabel)
        (difference.before, difference.after) = (a.label, b.label)
        return [difference]
    }

    /// What words do not explain.
    private func inkDifferences(_ ink: inout InkComparison, _ changes: WordChanges) -> [Difference] {
        ink.cover(changes.boxes)
        if let shift = changes.pageShift { ink.follow(shift) }
        let clusters = ink.clusters
        let found = clusters.prefix(PageComparison.maximumClusterCount).map { InkChange($0, in: ink) }
            .withJoinedRules.withMovedRules
        return found.map { change in
            let word = words.first { $0.box.grown(by: 1).contains(change.box) }
            return change.difference(text: word?.text, day: placesA.day(of: change.box))
        }
    }

    /// Beyond so many places, another picture altogether.
    private static let maximumClusterCount = 200
}
