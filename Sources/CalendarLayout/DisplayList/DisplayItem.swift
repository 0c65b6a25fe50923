/// One thing to draw. Items are drawn in order, later ones over earlier ones.
///
/// Clips and groups hold their items, so that nothing is left open or closed twice.
public enum DisplayItem: Sendable {
    case text(TextRun)
    case fill(Rect, Shade)
    /// Straight strokes of one weight, drawn as one path.
    case rules([Rule], weight: Length)
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
    public let from: Point
    public let to: Point

    public init(from: Point, to: Point) {
        (self.from, self.to) = (from, to)
    }

    public static func horizontal(y: Length, from x1: Length, to x2: Length) -> Rule {
        Rule(from: Point(x: x1, y: y), to: Point(x: x2, y: y))
    }

    public static func vertical(x: Length, from y1: Length, to y2: Length) -> Rule {
        Rule(from: Point(x: x, y: y1), to: Point(x: x, y: y2))
    }
}
