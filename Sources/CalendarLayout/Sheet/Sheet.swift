/// The paper of a page and the margins that stay free of ink.
public struct Sheet: Hashable, Sendable {
    /// The paper's size.
    public let mediaBox: Size
    /// What stays free of ink at each edge.
    public let margins: Insets

    /// Paper of this size with these margins.
    public init(mediaBox: Size, margins: Insets) {
        (self.mediaBox, self.margins) = (mediaBox, margins)
    }

    /// Paper of some size with margins of 36 pt.
    public init(_ media: Media) {
        self.init(mediaBox: media.size, margins: Insets(.points(36)))
    }

    /// US Letter, portrait: 612 × 792 pt with margins of 36 pt.
    public static let usLetter = Sheet(.letter)

    /// The area inside the margins.
    public var content: Rect {
        Rect(x: .zero, y: .zero, width: mediaBox.width, height: mediaBox.height).inset(by: margins)
    }
}
