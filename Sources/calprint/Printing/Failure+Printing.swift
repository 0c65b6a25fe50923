import Printing

extension Failure {
    /// A document was not printed: `calprint: cal: the queue takes no jobs (server-error-not-accepting-jobs)`.
    init(_ error: PrintError, queue: String?) {
        let status = ExitStatus(rawValue: error.exitStatus) ?? .unavailable
        guard let queue else {
            self.init(status, error.description)
            return
        }
        self.init(status)
        findings = ["\(Program.name): \(queue): \(error)"]
    }

    /// Runs `body`, and turns its error into a ``Failure``.
    static func ofPrinting<Result>(_ body: () throws(PrintError) -> Result) throws -> Result {
        do {
            return try body()
        } catch {
            throw Failure(error, queue: nil)
        }
    }
}
