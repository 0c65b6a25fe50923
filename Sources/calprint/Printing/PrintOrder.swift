import Printing

/// What a command line asks of the printer.
struct PrintOrder {
    /// Nil for the default one.
    let queue: String?
    /// Nil for the document's.
    let title: String?
    /// Options of the job, later ones win.
    let settings: [(name: String, value: String)]
    /// Nil for not at all.
    let wait: WaitLimit?
    let requiresIdle: Bool
    /// What remembers the documents that are printed.
    let state: StateFolder?
    let reprints: Bool

    init(
        queue: String?, title: String?, settings: [(String, String)], wait: WaitLimit?, requiresIdle: Bool,
        state: StateFolder?, reprints: Bool
    ) {
        (self.queue, self.title, self.settings) = (queue, title, settings.map { (name: $0.0, value: $0.1) })
        (self.wait, self.requiresIdle, self.state, self.reprints) = (wait, requiresIdle, state, reprints)
    }

    /// The ticket of a document whose pages have the size that `media` names.
    func ticket(of document: PrintDocument, title: String, media: String?) -> PrintTicket {
        var ticket = PrintTicket(title: self.title ?? title, document: document.digest, media: media)
        for setting in settings { ticket.set(setting.name, setting.value) }
        return ticket
    }
}

/// Collects the bytes that are to be printed.
final class PrintSpool {
    private(set) var bytes: [UInt8] = []

    func write(_ more: UnsafeRawBufferPointer) { bytes += more }
}

extension Failure {
    /// That a document was not printed: `calprint: cal: the queue takes no jobs (server-error-not-accepting-jobs)`.
    init(_ error: PrintError, queue: String?) {
        let status = ExitStatus(rawValue: error.exitStatus) ?? .unavailable
        guard let queue else {
            self.init(status, error.description)
            return
        }
        self.init(status)
        findings = ["calprint: \(queue): \(error)"]
    }

    /// Runs `body`; that libcups cannot be used is the command's failure.
    static func ofPrinting<Result>(_ body: () throws(PrintError) -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw Failure(error, queue: nil)
        }
    }
}
