import Glibc

/// The reason why a program could not run.
package struct ProgramFailure: Error, CustomStringConvertible {
    package enum Reason: Sendable {
        /// There is no such program.
        case notFound
        /// The system refused a process or a file.
        case system
    }

    package let reason: Reason
    package let description: String

    /// - Parameter code: the `errno` that the system reported.
    init(_ reason: Reason, _ what: String, _ code: Int32) {
        (self.reason, description) = (reason, "\(what): \(String(cString: strerror(code)))")
    }
}
