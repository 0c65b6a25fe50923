/// The people on a line of a day who are new there since an earlier schedule, and those who are gone.
///
/// Somebody whose hours or note changed is in both lists.
public struct PeopleChange: Hashable, Sendable {
    /// The ``ScheduleLine/key`` of the line.
    public let lineKey: String
    /// The people who are new, as the schedule knows them, in the order of its text.
    public let added: [Assignee]
    /// The people who are gone, in the order of the earlier text.
    public let gone: [Assignee]
    /// True if both texts say nothing else.
    public let isComplete: Bool

    /// The difference between two lists of people.
    init(onLine lineKey: String, from before: [Assignee], to after: [Assignee], isComplete: Bool) {
        self.lineKey = lineKey
        added = after.removing(before)
        gone = before.removing(after)
        self.isComplete = isComplete
    }

    /// `+ Averbeck − Corvane`; nil if it does not tell the change.
    public var words: String? {
        guard isComplete, !added.isEmpty || !gone.isEmpty else { return nil }
        return [("+", added), ("−", gone)].filter { !$1.isEmpty }
            .map { "\($0) \($1.map(\.text).joinedAsPeople)" }.joined(separator: " ")
    }
}

extension [Assignee] {
    /// These without as many equal ones as another list has.
    fileprivate func removing(_ others: [Assignee]) -> [Assignee] {
        var others = others
        return filter { assignee in
            guard let index = others.firstIndex(of: assignee) else { return true }
            others.remove(at: index)
            return false
        }
    }
}
