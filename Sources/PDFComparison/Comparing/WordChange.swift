/// The change of a word that both pages have.
struct WordChange {
    let shift: Shift
    /// The new size divided by the old; 1 if it is the same.
    let scale: Double
    let before: TextSpans.Look
    let after: TextSpans.Look

    init(_ pair: WordMatching.Pair) {
        let (a, b) = (pair.a.word, pair.b.word)
        let ratio = a.box.height > 0 ? b.box.height / a.box.height : 1
        // Another font may have a box of another height at the same size.
        let isResized = abs(ratio - 1) > 0.004 && (a.look.font == b.look.font || abs(ratio - 1) > 0.1)
        scale = isResized ? ratio : 1
        // If the look of one side is unknown, it counts as unchanged.
        let isKnown = a.look.font != nil && b.look.font != nil
        let precision = isResized || a.look.font != b.look.font ? 0.3 : WordMatching.precision
        let (x, y) = (b.box.x - a.box.x, b.baseline - a.baseline)
        shift = Shift(x: abs(x) < precision ? 0 : x, y: abs(y) < precision ? 0 : y)
        (before, after) = isKnown ? (a.look, b.look) : (a.look, a.look)
    }

    var isNone: Bool { !isMoved && scale == 1 && before == after }
    var isMoved: Bool { shift.x != 0 || shift.y != 0 }

    /// Returns true if two words changed alike, within the precision of a page.
    func isLike(_ other: WordChange) -> Bool {
        abs(shift.x - other.shift.x) < 0.05 && abs(shift.y - other.shift.y) < 0.05 && abs(scale - other.scale) < 0.004
            && isLookLike(other)
    }

    /// Returns true if the same aspects of the look changed; the others may differ.
    private func isLookLike(_ other: WordChange) -> Bool {
        func change(_ before: String?, _ after: String?) -> [String?] { before == after ? [] : [before, after] }
        return change(before.font, after.font) == change(other.before.font, other.after.font)
            && change(before.colour, after.colour) == change(other.before.colour, other.after.colour)
            && change(before.link, after.link) == change(other.before.link, other.after.link)
    }
}

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
