/// The sizes and types that are tried one after the other until a text fits.
enum TypeLadder {
    private static let step = Length.quarterPoints(2)

    /// The sizes from a largest down in half points, and the smallest at the end.
    static func sizes(from largest: Length, to smallest: Length) -> [Length] {
        stride(from: largest.rawValue, to: smallest.rawValue, by: -step.rawValue)
            .map(Length.init(rawValue:)) + [smallest]
    }

    /// The regular faces at a size, then the condensed ones from that size down.
    static func types(from size: Length, to least: Length) -> [BodyType] {
        [BodyType(.regular, size: size)]
            + sizes(from: size, to: min(size, least)).map { BodyType(.condensed, size: $0) }
    }

    /// The same, down to the last whole step that is not below a size.
    static func types(from size: Length, downTo least: Length) -> [BodyType] {
        types(from: size, to: size - step * (max(.zero, size - least).rawValue / step.rawValue))
    }
}
