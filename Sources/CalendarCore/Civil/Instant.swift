/// A moment, in milliseconds since 1970-01-01T00:00:00Z (leap seconds not counted, as in POSIX).
public struct Instant: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z; negative before it.
    public let milliseconds: Int

    /// The instant this many milliseconds after 1970-01-01T00:00:00Z.
    public init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    /// Orders `a` before `b` if it is earlier.
    public static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }
}
