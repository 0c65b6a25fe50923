/// What is printed of an entry beside its text.
public struct EntryDetails: Hashable, Sendable {
    /// How much of its times.
    public var times: TimeDetail
    /// Whether its place.
    public var places: Bool
    /// Whether that it is not certain.
    public var tentative: Bool

    /// Starts, no places, and a mark on what is not certain, unless told otherwise.
    public init(times: TimeDetail = .start, places: Bool = false, tentative: Bool = true) {
        (self.times, self.places, self.tentative) = (times, places, tentative)
    }
}
