import ArgumentParser

/// A part of a manifest: of `3/8` the lines 3, 11, 19 and so on.
struct Shard: ExpressibleByArgument {
    private let number: Int
    private let count: Int

    init?(argument: String) {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Lines count from 1, also blank ones.
    func has(line: Int) -> Bool { (line - number) % count == 0 }
}
