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
