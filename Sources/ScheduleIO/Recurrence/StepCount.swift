/// Counts the periods and months that a search looks at, up to a limit.
struct StepCount {
    private(set) var taken = 0
    let limit: Int

    var isUsedUp: Bool { taken >= limit }

    /// Takes a step; returns false if none is left.
    mutating func take() -> Bool {
        guard taken < limit else { return false }
        taken += 1
        return true
    }
}
