import ScheduleIO

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
