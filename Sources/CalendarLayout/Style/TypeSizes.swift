/// The body sizes that fitting may use, in half points.
public struct BodySizes: Hashable, Sendable {
    /// The smallest size; nil for 7 pt on Letter, and more on larger sheets.
    public var minimum: Length?
    /// The largest size; nil for 14 pt on Letter, and more on larger sheets.
    public var maximum: Length?
    /// Gives all spans of a document the same size.
    public var areSame: Bool

    /// The sizes of the sheet's scale, unless `minimum` and `maximum` say otherwise.
    public init(minimum: Length? = nil, maximum: Length? = nil, areSame: Bool = false) {
        (self.minimum, self.maximum, self.areSame) = (minimum, maximum, areSame)
    }

    /// The size that is nearest to another.
    func clamped(_ size: Length) -> Length { max(min(size, maximum ?? size), minimum ?? .zero) }

    /// The sizes on a sheet, from the largest to the smallest; never empty.
    func steps(_ scale: SheetScale) -> [Length] {
        let usual = scale.bodySize(.points(7))
        let smallest = minimum ?? min(maximum ?? usual, usual)
        let largest = max(smallest, maximum ?? scale.bodySize(.points(14)))
        return TypeLadder.sizes(from: largest, to: smallest)
    }
}

/// The sizes of a page's type on US Letter; larger sheets have larger type. Entries in cells have ``BodySizes``.
public struct TypeSizes: Hashable, Sendable {
    /// A page's title.
    public var title = Length.points(16)
    /// The smallest size of a long title.
    public var leastTitle = Length.points(10)
    /// The weekdays above a grid.
    public var weekday = Length.points(10)
    /// The numbers of days in a grid.
    public var dayNumber = Length.points(18)
    /// The same if the entries are below 9 pt.
    public var smallDayNumber = Length.points(15)
    /// The numbers of weeks beside a grid.
    public var weekNumber = Length.points(11)
    /// The entries of a list.
    public var list = Length.quarterPoints(34)
    /// The notes of a month.
    public var notes = Length.quarterPoints(34)
    /// The titles of events on bars.
    public var bar = Length.quarterPoints(34)
    /// The foot of a page.
    public var footer = Length.quarterPoints(30)

    /// The sizes of the month on the wall.
    public init() {}
}
