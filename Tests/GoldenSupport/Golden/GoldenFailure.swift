/// Why a comparison with a golden fails a test.
public struct GoldenFailure: Error, Equatable, Sendable {
    public enum Reason: Sendable {
        /// There is no golden of this name.
        case missing
        /// The test made something other than the golden.
        case differs
        /// This run wrote the golden, so nobody has reviewed it yet.
        case recorded
        /// A single golden cannot be recorded with other library versions than the rest.
        case otherVersions
    }

    public let reason: Reason
    public let message: String
}
