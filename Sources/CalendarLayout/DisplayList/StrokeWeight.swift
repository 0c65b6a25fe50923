/// The weights of the strokes on a page of US Letter; larger sheets have heavier strokes.
public enum StrokeWeight {
    /// Between days, over the lines at a cell's foot: 0.5 pt.
    public static let hairline = Length.quarterPoints(2)
    /// Between weeks, and around a month: 0.75 pt.
    public static let thin = Length.quarterPoints(3)
    /// Around a bar: 1 pt.
    public static let border = Length.points(1)
    /// Below the weekdays, and around today: 1.5 pt.
    public static let heavy = Length.quarterPoints(6)
}
