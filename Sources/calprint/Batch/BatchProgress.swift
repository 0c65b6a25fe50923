import Glibc

/// Shows how far a batch is: on a terminal a bar, elsewhere a line a minute.
struct BatchProgress {
    private let count: Int
    private let console: Console
    private let isTerminal = isatty(STDERR_FILENO) == 1
    private let start = ContinuousClock.now
    private var lastShown = ContinuousClock.now
    private var isBarShown = false

    private static let barInterval = Duration.milliseconds(100)
    private static let lineInterval = Duration.seconds(60)
    private static let barWidth = 30

    init(count: Int, _ console: Console) {
        (self.count, self.console) = (count, console)
    }

    /// After each item.
    mutating func show(done: Int, failed: Int) {
        let now = ContinuousClock.now
        guard now - lastShown > (isTerminal ? BatchProgress.barInterval : BatchProgress.lineInterval) else { return }
        lastShown = now
        let words = words(done: done, failed: failed, after: now - start)
        guard isTerminal else { return console.note(words) }
        isBarShown = true
        StandardStreams.write("\r\u{1B}[K\(bar(done)) \(words)", to: STDERR_FILENO)
    }

    /// Removes the bar.
    mutating func clear() {
        if isBarShown { StandardStreams.write("\r\u{1B}[K", to: STDERR_FILENO) }
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
