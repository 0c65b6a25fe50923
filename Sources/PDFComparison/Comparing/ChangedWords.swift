/// Words that changed alike and belong together.
struct ChangedWords {
    let change: WordChange
    let scope: WordGroup.Scope
    let pairs: [WordMatching.Pair]

    /// One difference for each aspect.
    var differences: [WordDifference] { change.aspects.map { .changed(group, $0) } }

    private var group: WordGroup {
        WordGroup(
            scope: scope, text: pairs.prefix(8).map(\.a.text).joined(separator: " ") + (pairs.count > 8 ? " …" : ""),
            count: pairs.count, box: pairs.map(\.a.box).reduce(pairs[0].a.box) { $0.union($1) },
            otherBox: pairs.map(\.b.box).reduce(pairs[0].b.box) { $0.union($1) })
    }
}

extension WordChange {
    /// The changes, aspect by aspect.
    fileprivate var aspects: [WordDifference.Change] {
        var aspects: [WordDifference.Change] = []
        if let before = before.font, let after = after.font, before != after {
            aspects.append(.font(before: before, after: after))
        }
        if scale != 1 { aspects.append(.resized(scale: scale)) }
        if before.colour != after.colour, let change = TextChange(before.colour, after.colour) {
            aspects.append(.colour(change))
        }
        if before.link != after.link, let change = TextChange(before.link, after.link) {
            aspects.append(.link(change))
        }
        if isMoved { aspects.append(.moved(shift)) }
        return aspects
    }
}
