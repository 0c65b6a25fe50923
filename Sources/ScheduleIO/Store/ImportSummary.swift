/// What an import did with the records of a file.
public struct ImportSummary: Hashable, Sendable {
    /// Records that the store did not have.
    public var added = 0
    /// Records that say something else now.
    public var changed = 0
    /// Records that the store has already.
    public var unchanged = 0
    /// Records of which the store has a newer version, or a newer deletion.
    public var older = 0
    /// Records that are in the store no more.
    public var removed = 0
    /// Records that the same file once gave and gives no more; they stay.
    public var missing = 0
}
