/// The faces and the size of running text.
public struct BodyType: Hashable, Sendable {
    /// The faces of values and labels.
    public let faces: FacePair
    /// The body size.
    public let size: Length

    /// A pair of faces at a size.
    public init(_ faces: FacePair, size: Length) {
        (self.faces, self.size) = (faces, size)
    }
}
