/// The sizes and types that are tried one after the other until a text fits.
enum TypeLadder {
    /// The sizes from a largest down in half points, and the smallest at the end.
    static func sizes(from largest: Length, to smallest: Length) -> [Length] {
        stride(from: largest.rawValue, to: smallest.rawValue, by: -Length.quarterPoints(2).rawValue)
            .map(Length.init(rawValue:)) + [smallest]
    }

    /// The regular faces at a size, then the condensed ones from that size down.
    static func types(from size: Length, to least: Length) -> [BodyType] {
        [BodyType(.regular, size: size)]
            + sizes(from: size, to: min(size, least)).map { BodyType(.condensed, size: $0) }
    }
}
