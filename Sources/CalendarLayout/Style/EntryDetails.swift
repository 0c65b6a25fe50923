/// The details of an entry that are printed beside its text.
public struct EntryDetails: Hashable, Sendable {
    /// Which times to print.
    public var times: TimeDetail
    /// Prints the place.
    public var places: Bool
    /// Marks entries that are not certain.
    public var tentative: Bool

    /// By default: starts, no places, and a mark on entries that are not certain.
    public init(times: TimeDetail = .start, places: Bool = false, tentative: Bool = true) {
        (self.times, self.places, self.tentative) = (times, places, tentative)
    }
}
