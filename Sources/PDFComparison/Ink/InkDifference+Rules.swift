extension [InkDifference] {
    /// Joins the pieces of a rule that words cross.
    var withJoinedRules: [InkDifference] {
        reduce(into: []) { joined, piece in
            if let index = joined.firstIndex(where: { $0.isContinued(by: piece) }) {
                joined[index].box = joined[index].box.union(piece.box)
            } else {
                joined.append(piece)
            }
        }
    }

    /// Makes one moved rule of a rule that is gone and a new one of the same length beside it.
    var withMovedRules: [InkDifference] {
        var (rest, result) = (self[...], [InkDifference]())
        while let one = rest.popFirst() {
            if let index = rest.firstIndex(where: { one.isMove(to: $0) }) {
                result.append(one.joined(with: rest.remove(at: index)))
            } else {
                result.append(one)
            }
        }
        return result
    }
}

extension InkDifference {
    /// The widest gap that a word leaves in a rule, in points.
    private static let maximumGap = 12.0

    /// Returns true if both are pieces of one rule with the same change.
    fileprivate func isContinued(by other: InkDifference) -> Bool {
        switch (change, other.change) {
        case (.ruleMissing, .ruleMissing), (.ruleAdded, .ruleAdded), (.ruleWeight, .ruleWeight),
            (.ruleMoved, .ruleMoved):
            box.isContinued(by: other.box, gap: InkDifference.maximumGap)
        default: false
        }
    }

    fileprivate func isMove(to other: InkDifference) -> Bool {
        switch (change, other.change) {
        case (.ruleMissing, .ruleAdded), (.ruleAdded, .ruleMissing): box.isParallel(to: other.box)
        default: false
        }
    }

    /// The moved rule that a missing and an added one make, in any order.
    fileprivate func joined(with other: InkDifference) -> InkDifference {
        let (from, to) = change == .ruleMissing ? (box, other.box) : (other.box, box)
        return InkDifference(change: .ruleMoved(Shift(x: to.x - from.x, y: to.y - from.y)), box: from)
    }
}

extension Box {
    /// Returns true if two thin boxes lie on one line, with at most `gap` points between them.
    fileprivate func isContinued(by other: Box, gap: Double) -> Bool {
        let isLevel = abs(y - other.y) < 0.6 && abs(maxY - other.maxY) < 0.6
        let isUpright = abs(x - other.x) < 0.6 && abs(maxX - other.maxX) < 0.6
        let distance =
            isLevel ? max(x, other.x) - min(maxX, other.maxX) : max(y, other.y) - min(maxY, other.maxY)
        return (isLevel || isUpright) && distance < gap
    }

    /// Returns true if two thin boxes have the same direction and the same ends.
    fileprivate func isParallel(to other: Box) -> Bool {
        let isLevel = abs(x - other.x) < 1 && abs(maxX - other.maxX) < 1 && width > height
        let isUpright = abs(y - other.y) < 1 && abs(maxY - other.maxY) < 1 && height > width
        return isLevel || isUpright
    }
}
