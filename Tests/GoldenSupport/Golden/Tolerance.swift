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
