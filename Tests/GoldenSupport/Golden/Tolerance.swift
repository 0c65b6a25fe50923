/// How far a page's pixels may differ from the golden's.
public struct Tolerance: Equatable, Sendable {
    /// The difference of grey to ignore, 0 to 255.
    public let grey: Int
    /// How many pixels of a page may differ by more.
    public let pixels: Int

    public init(grey: Int = 0, pixels: Int = 0) {
        (self.grey, self.pixels) = (grey, pixels)
    }

    public static let none = Tolerance()
}
