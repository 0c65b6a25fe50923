import Foundation

/// The environment's settings for tests that draw their cases at random.
public enum RandomTests {
    /// The seed of the first case: `CALPRINT_SEED`, else 1, so that what fails once fails again. `any` draws one.
    public static let firstSeed: UInt64 = {
        let text = ProcessInfo.processInfo.environment["CALPRINT_SEED"] ?? "1"
        guard text == "any" else { return UInt64(text) ?? 1 }
        let seed = UInt64.random(in: 0...UInt64.max / 2)
        print("CALPRINT_SEED=\(seed)")
        return seed
    }()

    /// The number in a variable, which says how many cases to try.
    public static func count(_ variable: String, default count: Int) -> Int {
        ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? count
    }
}
