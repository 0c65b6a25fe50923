/// The weights of the strokes on a page.
public enum StrokeWeight {
    /// Between cells, around notes, below headings: 0.5 pt.
    public static let hairline = Length.quarterPoints(2)
    /// Around a table, and below its header: 1 pt.
    public static let border = Length.points(1)
}
