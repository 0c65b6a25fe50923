/// Words that changed alike and belong together.
struct ChangedWords {
    let change: WordChange
    let scope: Difference.Scope
    let pairs: [WordMatching.Pair]

    /// One difference for each aspect.
    var differences: [Difference] {
        var all: [Difference] = []
        if change.before.font != change.after.font {
            all.append(difference(.wordFont, change.before.font, change.after.font))
        }
        if change.scale != 1 {
            var resized = difference(.wordSize, nil, nil)
            resized.scale = change.scale
            all.append(resized)
        }
        if change.before.colour != change.after.colour {
            all.append(difference(.wordColour, change.before.colour, change.after.colour))
        }
        if change.before.link != change.after.link {
            all.append(difference(.wordLink, change.before.link, change.after.link))
        }
        if change.isMoved {
            var moved = difference(.moved, nil, nil)
            moved.shift = change.shift
            all.append(moved)
        }
        return all
    }

    private func difference(_ kind: Difference.Kind, _ before: String?, _ after: String?) -> Difference {
        var difference = Difference(kind)
        let first = pairs[0].a
        difference.scope = scope
        difference.day = scope == .page ? nil : first.day
        difference.line = scope == .page || scope == .day ? nil : first.line
        difference.text = pairs.prefix(8).map(\.a.text).joined(separator: " ") + (pairs.count > 8 ? " …" : "")
        difference.wordCount = pairs.count
        (difference.before, difference.after) = (before, after)
        difference.box = Box.around(pairs.map(\.a.box))
        difference.otherBox = Box.around(pairs.map(\.b.box))
        return difference
    }
}
