import GoldenSupport

/// The numbers that make something random: those that some bytes say, then those of a seed.
public struct RandomNumbers: RandomNumberGenerator {
    private var bytes: ArraySlice<UInt8>
    private var generator: SplitMix64

    public init(seed: UInt64) {
        (bytes, generator) = ([], SplitMix64(seed))
    }

    /// Two bytes are a number, so that each decides on one thing, and a change of one changes little.
    public init(_ bytes: [UInt8]) {
        (self.bytes, generator) = (bytes[...], SplitMix64(0))
    }

    public mutating func next() -> UInt64 {
        guard let high = bytes.popFirst(), let low = bytes.popFirst() else { return generator.next() }
        // Some look at the high bits of a number, some at the low ones.
        return (UInt64(high) << 8 | UInt64(low)) &* 0x0001_0001_0001_0001
    }
}

extension RandomNumbers {
    /// True once in `count` times.
    mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 1...count, using: &self) == 1 }
}
