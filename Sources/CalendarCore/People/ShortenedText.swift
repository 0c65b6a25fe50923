/// A text that says more than a person's own sheet does, because it has other words than names and hours.
public struct ShortenedText: Hashable, Sendable {
    /// Its day; of an event the first.
    public let date: CivilDate
    /// All of it.
    public let text: String
}
