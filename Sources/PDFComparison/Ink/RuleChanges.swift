extension [InkChange] {
    /// Pieces of one rule, which words crossed, as one.
    var withJoinedRules: [InkChange] {
        reduce(into: []) { joined, change in
            if let index = joined.firstIndex(where: { $0.continues(as: change) }) {
                joined[index].box = joined[index].box.union(change.box)
            } else {
                joined.append(change)
            }
        }
    }

    /// Where a rule is gone and one of the same length is new beside its place, it moved.
    var withMovedRules: [InkChange] {
        var (rest, result) = (self[...], [InkChange]())
        while var change = rest.popFirst() {
            if let index = rest.firstIndex(where: { change.isMove(to: $0) }) {
                let other = rest.remove(at: index)
                let (from, to) = change.kind == .ruleMissing ? (change.box, other.box) : (other.box, change.box)
                change = InkChange(.ruleMoved, from)
                change.shift = Difference.Shift(x: to.x - from.x, y: to.y - from.y)
            }
            result.append(change)
        }
        return result
    }
}

extension InkChange {
    /// No wider than this is a gap that a word leaves, in points.
    private static let maximumGap = 12.0

    fileprivate func continues(as other: InkChange) -> Bool {
        guard kind == other.kind, [.ruleMissing, .ruleAdded, .ruleWeight, .ruleMoved].contains(kind) else {
            return false
        }
        let isLevel = abs(box.y - other.box.y) < 0.6 && abs(box.maxY - other.box.maxY) < 0.6
        let isUpright = abs(box.x - other.box.x) < 0.6 && abs(box.maxX - other.box.maxX) < 0.6
        let gap =
            isLevel
            ? max(box.x, other.box.x) - min(box.maxX, other.box.maxX)
            : max(box.y, other.box.y) - min(box.maxY, other.box.maxY)
        return (isLevel || isUpright) && gap < InkChange.maximumGap
    }

    fileprivate func isMove(to other: InkChange) -> Bool {
        guard Set([kind, other.kind]) == [.ruleMissing, .ruleAdded] else { return false }
        let isLevel = abs(box.x - other.box.x) < 1 && abs(box.maxX - other.box.maxX) < 1 && box.width > box.height
        let isUpright = abs(box.y - other.box.y) < 1 && abs(box.maxY - other.box.maxY) < 1 && box.height > box.width
        return isLevel || isUpright
    }
}
