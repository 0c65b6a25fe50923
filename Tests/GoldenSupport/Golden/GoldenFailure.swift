/// Why a test that asked for a golden fails.
public struct GoldenFailure: Error, Equatable, Sendable {
    public enum Reason: Sendable {
        /// There is no golden of this name.
        case missing
        /// What the test made is not what the golden holds.
        case differs
        /// The golden was written in this run, so nobody has looked at it yet.
        case recorded
        /// A single golden was to be recorded with other library versions than all the others.
        case otherVersions
    }

    public let reason: Reason
    public let message: String
}

/// How far a page's pixels may be from the golden's.
public struct Tolerance: Equatable, Sendable {
    /// The difference of grey that is none, 0 to 255.
    public let grey: Int
    /// The number of pixels a page that may differ by more.
    public let pixels: Int

    public init(grey: Int = 0, pixels: Int = 0) {
        (self.grey, self.pixels) = (grey, pixels)
    }

    public static let none = Tolerance()
}
