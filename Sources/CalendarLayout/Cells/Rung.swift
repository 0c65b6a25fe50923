/// One way to set a page's cells. The ladder goes from the most comfortable to the last resort.
public struct Rung: Hashable, Sendable {
    /// The faces and the size of the page's entries.
    public let type: BodyType
    /// How the rows share the height.
    public let rows: Rows

    /// How rows can share the height.
    public enum Rows: String, Sendable {
        /// All week rows are equally high.
        case equal
        /// Each week row gets what it needs; what is left is shared equally.
        case flex
        /// Nothing fits: cells keep what they can, and a continuation page has the rest.
        case `continue`
    }

    /// The rung with this type and these rows.
    public init(_ type: BodyType, rows: Rows) {
        (self.type, self.rows) = (type, rows)
    }
}
