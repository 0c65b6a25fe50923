/// The limits on what is fetched for one source.
public struct WebLimits: Sendable {
    /// Unpacked bytes of all answers together.
    public var size = 64 << 20
    /// Bytes of the head of an answer.
    public var headSize = 256 << 10
    /// Redirects that are followed one after the other.
    public var redirects = 20
    /// The slowest rate, in bytes per second, and the seconds for which an answer may be slower.
    public var slowestRate = 1024
    /// The seconds for which an answer may be slower than ``slowestRate``, and for which a connection may take.
    public var patience = 30
    /// The time that all requests and reading their answers may take together, without the waits between them.
    public var total = Duration.seconds(120)
    /// The time that all waits before another try may take together.
    public var waits = Duration.seconds(60)
    /// The wait before the second try. Each further wait is twice as long.
    public var firstWait = Duration.seconds(1)

    /// The usual limits.
    public init() {}
}
