/// One thing to draw. Items are drawn in order, later ones over earlier ones.
///
/// Clips and groups contain their items, so that nothing is left open or closed twice.
public enum DisplayItem: Sendable {
    /// Glyphs on a baseline.
    case text(TextRun)
    /// A filled rectangle.
    case fill(Rect, Shade)
    /// Straight strokes of one weight, drawn as one path; a dash begins anew with each.
    case rules([Rule], weight: Length, ink: Shade = .black, dash: Dash? = nil)
    /// A closed shape, filled; its stroke is centred on its edge, with mitred joins.
    case outline(Shape, weight: Length, ink: Shade = .black, fill: Shade = .white)
    /// Items that are drawn only inside the rectangle.
    case clip(Rect, [DisplayItem])
    /// Items in an area that links to another place in the document.
    case link(Rect, to: Place, [DisplayItem])
    /// Items that belong together in the document's structure.
    case group(Structure, [DisplayItem])
}

/// A straight stroke between two points, centred on the line between them, with butt ends.
public struct Rule: Hashable, Sendable {
    /// The point where the stroke begins.
    public let from: Point
    /// The point where the stroke ends.
    public let to: Point

    /// The stroke from one point to another.
    public init(from: Point, to: Point) {
        (self.from, self.to) = (from, to)
    }

    /// A horizontal stroke at `y`.
    public static func horizontal(y: Length, from x1: Length, to x2: Length) -> Rule {
        Rule(from: Point(x: x1, y: y), to: Point(x: x2, y: y))
    }

    /// A vertical stroke at `x`.
    public static func vertical(x: Length, from y1: Length, to y2: Length) -> Rule {
        Rule(from: Point(x: x, y: y1), to: Point(x: x, y: y2))
    }
}

/// A dash pattern.
public struct Dash: Hashable, Sendable {
    /// The length of a piece.
    public let length: Length
    /// The distance from the end of a piece to the beginning of the next.
    public let gap: Length

    /// Pieces of a length, with gaps between them; both lengths are positive.
    public init(length: Length, gap: Length) {
        (self.length, self.gap) = (length, gap)
    }
}

/// The weights of the strokes on a page of US Letter; larger sheets have heavier strokes.
public enum StrokeWeight {
    /// Between days, over the lines at a cell's foot: 0.5 pt.
    public static let hairline = Length.quarterPoints(2)
    /// Between weeks, and around a month: 0.75 pt.
    public static let thin = Length.quarterPoints(3)
    /// Around a bar: 1 pt.
    public static let border = Length.points(1)
    /// Between two months of a grid or a roster: 2.4 pt.
    public static let heaviest = Length(rawValue: Length.unitsPerPoint * 12 / 5)
    /// Below the weekdays, and around today: 1.5 pt.
    public static let heavy = Length.quarterPoints(6)
}

/// A named grey. There are few, and none carries meaning alone, because a page must survive a photocopier.
public enum Shade: String, CaseIterable, Sendable {
    /// Text, rules, and shapes that are filled to stand out.
    case black
    /// Areas that are set apart, without small text on them.
    case light
    /// Text on black, and shapes that cover what is below them.
    case white
    /// The band behind the weekday header.
    case band
    /// The cells of adjacent-month days.
    case adjacent

    /// Ink in percent, 0 white to 100 black; DeviceGray is the complement.
    public var inkPercent: Int {
        switch self {
        case .black: 100
        case .light: 10
        case .white: 0
        case .band: 14
        case .adjacent: 10
        }
    }
}

/// A position on a page of the document.
public struct Place: Hashable, Sendable {
    /// The page's number, from 1.
    public let page: Int
    /// The position on the page.
    public let position: Point

    /// A position on the page with this number.
    public init(page: Int, position: Point) {
        (self.page, self.position) = (page, position)
    }
}
