/// One thing to draw. Items are drawn in order, later ones over earlier ones.
///
/// Clips and groups hold their items, so that nothing is left open or closed twice.
public enum DisplayItem: Sendable {
    /// Glyphs on a baseline, in black.
    case text(TextRun)
    /// A filled rectangle.
    case fill(Rect, Shade)
    /// Straight strokes of one weight, drawn as one path.
    case rules([Rule], weight: Length)
    /// Items of which only what lies in the rectangle is drawn.
    case clip(Rect, [DisplayItem])
    /// Items in an area that leads to another place of the document.
    case link(Rect, to: Place, [DisplayItem])
    /// Items that belong together in the document's structure.
    case group(Structure, [DisplayItem])
}

/// A place in the document.
public struct Place: Hashable, Sendable {
    /// From 1.
    public let page: Int
    public let position: Point

    public init(page: Int, position: Point) {
        (self.page, self.position) = (page, position)
    }
}

/// A straight stroke between two points, centred on the line between them, with butt ends.
public struct Rule: Hashable, Sendable {
    /// Where the stroke begins.
    public let from: Point
    /// Where the stroke ends.
    public let to: Point

    /// The stroke from one point to another.
    public init(from: Point, to: Point) {
        (self.from, self.to) = (from, to)
    }

    /// A level stroke at `y`.
    public static func horizontal(y: Length, from x1: Length, to x2: Length) -> Rule {
        Rule(from: Point(x: x1, y: y), to: Point(x: x2, y: y))
    }

    /// An upright stroke at `x`.
    public static func vertical(x: Length, from y1: Length, to y2: Length) -> Rule {
        Rule(from: Point(x: x, y: y1), to: Point(x: x, y: y2))
    }
}
