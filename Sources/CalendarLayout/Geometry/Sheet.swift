/// The paper of a page and the margins that stay free of ink.
public struct Sheet: Hashable, Sendable {
    /// The paper's size.
    public let mediaBox: Size
    /// The margin at each edge, which stays free of ink.
    public let margins: Insets

    /// The smallest area inside the margins: 200 × 200 pt, where seven columns have room for day numbers.
    public static let leastContent = Size(width: .points(200), height: .points(200))

    /// Paper of this size with these margins.
    ///
    /// Throws ``SheetError/noRoom(_:)`` if the margins leave less than ``leastContent``.
    public init(mediaBox: Size, margins: Insets) throws(SheetError) {
        self.init(unchecked: mediaBox, margins)
        let room = content.size
        guard room.width >= Sheet.leastContent.width, room.height >= Sheet.leastContent.height else {
            throw .noRoom(room)
        }
    }

    /// Paper of a size with margins of 36 pt, or less on paper that is much smaller than US Letter: 28 pt on A5.
    public init(_ media: Media) {
        let margin = Length.points(36)
        let usual = Sheet(unchecked: media.size, Insets(margin))
        let scaled = SheetScale(usual.content.size).furniture(margin).rawValue / Length.unitsPerPoint
        self.init(unchecked: media.size, Insets(min(margin, .points(scaled))))
    }

    private init(unchecked mediaBox: Size, _ margins: Insets) {
        (self.mediaBox, self.margins) = (mediaBox, margins)
    }

    /// US Letter, portrait: 612 × 792 pt with margins of 36 pt.
    public static let usLetter = Sheet(.letter)

    /// The area inside the margins.
    public var content: Rect {
        Rect(x: .zero, y: .zero, width: mediaBox.width, height: mediaBox.height).inset(by: margins)
    }
}
