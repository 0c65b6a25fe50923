/// The results of an import, by number of records.
public struct ImportSummary: Hashable, Sendable {
    /// Records that the store did not have.
    public var added = 0
    /// Records whose content or date of change is different now.
    public var changed = 0
    /// Records that the store already has.
    public var unchanged = 0
    /// Records that the store has in a newer version, or that were deleted later.
    public var older = 0
    /// Records removed from the store.
    public var removed = 0
    /// Records that the source used to have and no longer has; they stay in the store.
    public var missing = 0
}
