import Glibc
import ScheduleIO

/// The results of all items.
struct BatchAccount {
    var progress: BatchProgress
    private let console: Console
    private var results: [ItemResult] = []
    private var counts: [ItemResult.Outcome: Int] = [:]
    /// The messages printed so far. One that several items have, as on a schedule that they share, is printed once.
    private var said: Set<String> = []
    /// The number of messages about items that failed and are not printed.
    private var silentCount = 0
    private var failedCount = 0

    /// Beyond this many, messages about items that failed are only counted.
    private static let maximumMessageCount = 100

    init(count: Int, _ console: Console) {
        self.console = console
        progress = BatchProgress(count: count, console)
    }

    mutating func add(_ result: ItemResult) {
        for message in result.messages where said.insert(message).inserted {
            if result.outcome == .failed { failedCount += 1 }
            guard result.outcome != .failed || failedCount <= BatchAccount.maximumMessageCount else {
                silentCount += 1
                continue
            }
            progress.clear()
            console.line(message)
        }
        counts[result.outcome, default: 0] += 1
        results.append(result)
        if result.outcome != .failed { results[results.count - 1].messages = [] }
        progress.show(done: results.count, failed: self[.failed])
    }

    private subscript(outcome: ItemResult.Outcome) -> Int { counts[outcome] ?? 0 }

    /// The failure of the batch; nil if no item failed.
    var failure: Failure? {
        guard self[.failed] > 0 else { return nil }
        let items = results.count == 1 ? "1 item" : "\(results.count) items"
        let more = silentCount > 0 ? " (\(silentCount) more messages are in --report)" : ""
        return Failure(.someFailed, "\(self[.failed]) of \(items) failed\(more); run it again to retry only those")
    }

    /// Writes the items in the order of their lines and, within a line, of their ids; then the totals.
    func deliver(to destination: Destination) throws {
        try destination.deliver { sink in
            var json = JSONWriter()
            try json.object(layout: .lines) { json in
                json.member("format", .text("calprint-batch-report"))
                json.member("version", .integer(1))
                try json.list("items", layout: .lines) { json in
                    for result in results.sorted(by: { ($0.line, $0.id) < ($1.line, $1.id) }) {
                        json.element(result.json)
                        try json.take().withUnsafeBytes(sink)
                    }
                }
                json.member("totals", totals)
            }
            json.endLine()
            try json.take().withUnsafeBytes(sink)
        }
    }

    private var totals: JSONValue {
        .object([
            ("items", .integer(results.count)), ("drawn", .integer(self[.drawn])),
            ("up-to-date", .integer(self[.upToDate])), ("failed", .integer(self[.failed])),
        ])
    }
}

extension ItemResult {
    fileprivate var json: JSONValue {
        let common: [(String, JSONValue)] = [
            ("line", .integer(line)), ("id", .init(id.isEmpty ? nil : id)),
            ("output", .init(output.isEmpty ? nil : output)), ("outcome", .text(outcome.rawValue)),
        ]
        switch outcome {
        case .upToDate: return .object(common)
        case .drawn: return .object(common + [("pages", .integer(pages))])
        case .failed:
            let messages = JSONValue.array(messages.map { .text($0) })
            return .object(common + [("status", .integer(Int(status.rawValue))), ("messages", messages)])
        }
    }
}

/// Shows the progress of a batch: on a terminal a bar, elsewhere a line a minute.
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

    /// Shows the progress after an item, unless it was shown a moment ago.
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
