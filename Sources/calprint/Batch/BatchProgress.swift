import Glibc

/// Tells how far a batch has come: on a terminal by a bar, elsewhere in a line a minute.
struct BatchProgress {
    private let count: Int
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let start = ContinuousClock.now
    private var lastShown = ContinuousClock.now
    private var isBarShown = false

    private static let barInterval = Duration.milliseconds(100)
    private static let lineInterval = Duration.seconds(60)
    private static let barWidth = 30

    init(count: Int) {
        self.count = count
    }

    /// After each item.
    mutating func show(done: Int, failed: Int) {
        let now = ContinuousClock.now
        guard now - lastShown > (isTerminal ? BatchProgress.barInterval : BatchProgress.lineInterval) else { return }
        lastShown = now
        let words = words(done: done, failed: failed, after: now - start)
        guard isTerminal else { return Console.line("calprint: note: \(words)") }
        isBarShown = true
        Console.write("\r\u{1B}[K\(bar(done)) \(words)", to: STDERR_FILENO)
    }

    /// Takes the bar away.
    mutating func clear() {
        if isBarShown { Console.write("\r\u{1B}[K", to: STDERR_FILENO) }
        isBarShown = false
    }

    /// `1234 of 10000 items, 2 failed, 45 a second, 3:14 left`
    func words(done: Int, failed: Int, after duration: Duration) -> String {
        let left = Progress.clock(duration * (count - done) / max(1, done))
        let failures = failed > 0 ? ", \(failed) failed" : ""
        return "\(done) of \(count) items\(failures), \(rate(done, duration)), \(left) left"
    }

    private func rate(_ done: Int, _ duration: Duration) -> String {
        let milliseconds = Int(duration / .milliseconds(1))
        let tenths = done * 10_000 / max(1, milliseconds)
        return tenths >= 100 ? "\(tenths / 10) a second" : "\(tenths / 10).\(tenths % 10) a second"
    }

    private func bar(_ done: Int) -> String {
        let filled = BatchProgress.barWidth * done / max(1, count)
        return "[" + String(repeating: "#", count: filled)
            + String(repeating: " ", count: BatchProgress.barWidth - filled) + "]"
    }
}
