import CalendarLayout

extension [Rule] {
    /// The same strokes in fewer rules: a rule that begins where an earlier one ends is merged into it.
    func joined() -> [Rule] {
        var joined: [Rule] = []
        for rule in self {
            if let index = joined.lastIndex(where: { $0.isContinued(by: rule) }) {
                joined[index] = Rule(from: joined[index].from, to: rule.to)
            } else {
                joined.append(rule)
            }
        }
        return joined
    }
}

extension Rule {
    /// Returns true if the rule begins where this one ends, and both run the same way, horizontally or vertically.
    fileprivate func isContinued(by rule: Rule) -> Bool {
        guard rule.from == to else { return false }
        if from.x == to.x { return rule.to.x == to.x && (from.y < to.y) == (to.y < rule.to.y) }
        return from.y == to.y && rule.to.y == to.y && (from.x < to.x) == (to.x < rule.to.x)
    }
}
