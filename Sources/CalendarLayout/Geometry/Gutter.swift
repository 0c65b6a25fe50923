/// Room for a binding: more margin at one side of the paper.
public struct Gutter: Hashable, Sendable {
    /// How much is added to the margin.
    public var width: Length
    /// Where.
    public var side: Side

    /// The side of the binding; the raw value is the value of `--gutter-side`.
    public enum Side: String, CaseIterable, Sendable {
        /// The left edge of every page.
        case left
        /// The top edge of every page, for sheets that hang.
        case top
        /// The inner edge, for sheets that are printed on both sides: left on odd pages, right on even ones; the other
        /// way round if lines run from right to left.
        case mirrored
    }

    /// A gutter of a width at a side.
    public init(_ width: Length, at side: Side = .left) {
        (self.width, self.side) = (width, side)
    }

    /// The margins with the gutter; a mirrored one is at the left.
    func added(to margins: Insets) -> Insets {
        var margins = margins
        if side == .top { margins.top += width } else { margins.left += width }
        return margins
    }
}
