/// The body sizes that fitting may use, in half points.
public struct BodySizes: Hashable, Sendable {
    /// The smallest size; nil for 7 pt on Letter, and more on larger sheets.
    public var minimum: Length?
    /// The largest size; nil for 14 pt on Letter, and more on larger sheets.
    public var maximum: Length?
    /// Whether all spans of a document get the same size.
    public var areSame: Bool

    /// The sizes of the sheet's scale, unless `minimum` and `maximum` say otherwise.
    public init(minimum: Length? = nil, maximum: Length? = nil, areSame: Bool = false) {
        (self.minimum, self.maximum, self.areSame) = (minimum, maximum, areSame)
    }

    /// The sizes on a sheet, from the largest to the smallest; never empty.
    func steps(_ scale: SheetScale) -> [Length] {
        let usual = scale.bodySize(.points(7))
        let smallest = minimum ?? min(maximum ?? usual, usual)
        let largest = max(smallest, maximum ?? scale.bodySize(.points(14)))
        let half = Length.points(1).rawValue / 2
        return stride(from: largest.rawValue, to: smallest.rawValue, by: -half).map(Length.init(rawValue:))
            + [smallest]
    }
}
