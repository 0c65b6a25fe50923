/// The sizes and types that are tried one after the other until a text fits.
enum TypeLadder {
    private static let step = Length.quarterPoints(2)
    private static let fineStep = Length.quarterPoints(1)

    /// The sizes from a largest down in half points, and the smallest at the end.
    static func sizes(from largest: Length, to smallest: Length) -> [Length] {
        stride(from: largest.rawValue, to: smallest.rawValue, by: -step.rawValue)
            .map(Length.init(rawValue:)) + [smallest]
    }

    /// The sizes of titles and bars, from a largest down in quarter points.
    static func fineSizes(from largest: Length, to smallest: Length) -> [Length] {
        stride(from: largest.rawValue, through: smallest.rawValue, by: -fineStep.rawValue).map(Length.init(rawValue:))
    }

    /// The whole half points of a size.
    static func whole(_ size: Length) -> Length { step * (size.rawValue / step.rawValue) }

    /// The regular faces at a size, then the condensed ones from that size down.
    static func types(from size: Length, to least: Length) -> [BodyType] {
        types(size, sizes(from: size, to: min(size, least)))
    }

    /// The same, down to the last whole step that is not below a size.
    static func types(from size: Length, downTo least: Length) -> [BodyType] {
        types(from: size, to: size - whole(max(.zero, size - least)))
    }

    /// The same in quarter points.
    static func fineTypes(from size: Length, to least: Length) -> [BodyType] {
        types(size, fineSizes(from: size, to: min(size, least)))
    }

    private static func types(_ regular: Length, _ condensed: [Length]) -> [BodyType] {
        [BodyType(.regular, size: regular)] + condensed.map { BodyType(.condensed, size: $0) }
    }
}
