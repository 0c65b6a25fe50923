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
