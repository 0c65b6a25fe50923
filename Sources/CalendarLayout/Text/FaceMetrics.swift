/// The vertical measures of a face, in 1/``Advance/unitsPerEm`` em.
public struct FaceMetrics: Hashable, Sendable {
    /// From the baseline up, to the top of accented capitals.
    public let ascent: Int
    /// From the baseline down, as a positive number.
    public let descent: Int
    /// From the baseline to the top of an H.
    public let capHeight: Int

    /// Measures in 1/``Advance/unitsPerEm`` em, none negative.
    public init(ascent: Int, descent: Int, capHeight: Int) {
        (self.ascent, self.descent, self.capHeight) = (ascent, descent, capHeight)
    }
}
