import ScheduleIO

/// The result of an item.
struct ItemResult: Equatable {
    /// Its line in the manifest, from 1.
    let line: Int
    /// Empty if the line has none.
    var id = ""
    /// The name of its file within the folder of the batch; empty if it has none.
    var output = ""
    var outcome = Outcome.failed
    /// The exit status of a run for this item only.
    var status = ExitStatus.done
    /// The number of pages that were drawn.
    var pages = 0
    /// Messages about it, a line each.
    var messages: [String] = []

    enum Outcome: String {
        case drawn
        case upToDate = "up-to-date"
        case failed
    }
}

extension ItemResult {
    /// The lines that a worker writes: a line of counts, the id, the output, the messages.
    var text: String {
        let head = "\(line) \(outcome.rawValue) \(status.rawValue) \(pages) \(messages.count)"
        return ([head, id, output] + messages).map { $0.map { $0.isNewline ? " " : $0 } + "\n" }.joined()
    }

    /// Takes a result from the lines that have arrived. Returns nil if it is not complete yet.
    init?(takingFrom lines: inout [String]) {
        guard let words = lines.first?.split(separator: " "), words.count == 5, let line = Int(words[0]),
            let outcome = Outcome(rawValue: String(words[1])), let status = Int32(words[2]).flatMap(ExitStatus.init),
            let pages = Int(words[3]), let count = Int(words[4]), lines.count >= 3 + count
        else { return nil }
        self.line = line
        (id, output, self.outcome, self.status, self.pages) = (lines[1], lines[2], outcome, status, pages)
        messages = Array(lines[3..<3 + count])
        lines.removeFirst(3 + count)
    }
}

/// The messages about an item that is not drawn.
struct ItemFailure {
    let status: ExitStatus
    let lines: [String]

    init(_ error: any Error, of item: ManifestItem) {
        let failure = (error as? Failure) ?? Failure(.bug, "\(error)")
        let name = item.id.map { "item '\($0.value)'" } ?? "the item"
        let message = failure.message.isEmpty ? "\(name) is not drawn" : "\(name): \(failure.message)"
        let place = item.id?.location ?? item.start
        (status, lines) = (failure.status, failure.findings + ["\(place): error: \(message)"])
    }
}

extension Failure {
    /// An item is wrong.
    init(wrong findings: [Finding]) {
        self.init(.badData)
        self.findings = findings.map(\.description)
    }
}
