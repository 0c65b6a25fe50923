import ArgumentParser

/// A part of a manifest: of `3/8` the lines 3, 11, 19 and so on.
struct Shard {
    private let number: Int
    private let count: Int

    /// From the command line.
    init(option text: String) throws {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0, (1...count).contains(number)
        else { throw ValidationError("I/N is expected, as in 3/8 for the third of eight parts") }
        (self.number, self.count) = (number, count)
    }

    /// Lines count from 1, blank ones included.
    func has(line: Int) -> Bool { (line - number) % count == 0 }
}
