import CalendarCore

/// The paper of a page and the margins that stay free of ink.
public struct Sheet: Hashable, Sendable {
    /// The paper's size.
    public let mediaBox: Size
    /// The margin at each edge, which stays free of ink; with the gutter, if there is one.
    public let margins: Insets
    /// True if the left and the right margin change places from page to page.
    public let isMirrored: Bool

    /// The smallest area inside the margins: 190 × 190 pt, where seven columns have room for day numbers.
    public static let leastContent = Size(width: .points(190), height: .points(190))

    /// Paper of this size with these margins, and perhaps more margin for a binding.
    ///
    /// Throws ``SheetError/noRoom(_:)`` if the margins leave less than ``leastContent``.
    public init(mediaBox: Size, margins: Insets, gutter: Gutter? = nil) throws(SheetError) {
        self.init(
            unchecked: mediaBox, gutter?.added(to: margins) ?? margins, isMirrored: gutter?.side == .mirrored)
        let room = content.size
        guard room.width >= Sheet.leastContent.width, room.height >= Sheet.leastContent.height else {
            throw .noRoom(room)
        }
    }

    /// Paper of a size with the usual margins.
    public init(_ media: Media) {
        self.init(unchecked: media.size, Sheet.margins(of: media))
    }

    private init(unchecked mediaBox: Size, _ margins: Insets, isMirrored: Bool = false) {
        (self.mediaBox, self.margins, self.isMirrored) = (mediaBox, margins, isMirrored)
    }

    /// The usual margins: 36 pt, or less on paper that is much smaller than US Letter: 28 pt on A5.
    public static func margins(of media: Media) -> Insets {
        let margin = Length.points(36)
        let usual = Sheet(unchecked: media.size, Insets(margin))
        let scaled = SheetScale(usual.content.size).furniture(margin).rawValue / Length.unitsPerPoint
        return Insets(min(margin, .points(scaled)))
    }

    /// The same paper with its sides changed, with the same margins at each edge; nil if these leave too little room.
    var turned: Sheet? {
        let turned = Sheet(
            unchecked: Size(width: mediaBox.height, height: mediaBox.width), margins, isMirrored: isMirrored)
        let room = turned.content.size
        guard room.width >= Sheet.leastContent.width, room.height >= Sheet.leastContent.height else { return nil }
        return turned
    }

    /// US Letter, portrait: 612 × 792 pt with margins of 36 pt.
    public static let usLetter = Sheet(.letter)

    /// The area inside the margins; on a mirrored sheet that of pages with the binding at the left.
    public var content: Rect {
        Rect(x: .zero, y: .zero, width: mediaBox.width, height: mediaBox.height).inset(by: margins)
    }

    /// The distance from ``content`` to the right to a page's own area.
    func shift(ofPage number: Int, _ direction: WritingDirection) -> Length {
        let bindsAtLeft = number.isMultiple(of: 2) == (direction == .rightToLeft)
        return isMirrored && !bindsAtLeft ? margins.right - margins.left : .zero
    }
}

/// The reasons why a sheet cannot be made.
public enum SheetError: Error, Hashable, Sendable {
    /// The margins leave less than ``Sheet/leastContent``; they leave the area of this size.
    case noRoom(Size)
}

/// Room for a binding: more margin at one side of the paper.
public struct Gutter: Hashable, Sendable {
    /// The width added to the margin.
    public var width: Length
    /// The side of the paper.
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
