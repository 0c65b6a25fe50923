import Glibc

/// Shows the progress of a long run on a terminal. Silent if standard error is not a terminal.
struct Progress {
    private let spanCount: Int
    private let isWatched: Bool
    private let start = ContinuousClock.now
    private var lastShown: ContinuousClock.Instant?

    /// The time before the first line is shown, and the time that each line stays.
    private static let patience = Duration.seconds(1)
    private static let interval = Duration.milliseconds(100)

    /// `isQuiet` shows nothing, because other lines go to the terminal or no user is watching.
    init(spanCount: Int = 0, isQuiet: Bool) {
        self.spanCount = spanCount
        isWatched = !isQuiet && isatty(STDERR_FILENO) == 1
    }

    /// After each page: how many pages there are so far, and how many of the spans are done.
    mutating func show(pages: Int, spans: Int) {
        show { [start, spanCount] in
            let left = (ContinuousClock.now - start) * (spanCount - spans) / max(1, spans)
            return "\(pages) pages, \(spans * 100 / max(1, spanCount)) % done, \(Progress.clock(left)) left"
        }
    }

    /// Shows a line, unless one was shown just now.
    mutating func show(_ line: () -> String) {
        guard isWatched else { return }
        let now = ContinuousClock.now
        guard now - start > Progress.patience, lastShown.map({ now - $0 > Progress.interval }) ?? true else { return }
        lastShown = now
        StandardStreams.write("\r\u{1B}[K\(line())", to: STDERR_FILENO)
    }

    /// Removes the line.
    mutating func clear() {
        if lastShown != nil { StandardStreams.write("\r\u{1B}[K", to: STDERR_FILENO) }
        lastShown = nil
    }

    /// `0:07`
    static func clock(_ duration: Duration) -> String {
        let seconds = Int(duration.components.seconds)
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
}
