import Glibc

/// A program that could not be started, or that failed where it had to succeed.
package struct ProgramFailure: Error, CustomStringConvertible {
    package enum Reason: Sendable {
        /// There is no such program.
        case notFound
        /// The system refuses a process or a file.
        case system
        /// The program ended with another status than 0.
        case failed
    }

    package let reason: Reason
    package let description: String

    package init(_ reason: Reason, _ description: String) {
        (self.reason, self.description) = (reason, description)
    }

    init(_ reason: Reason, _ what: String, _ code: Int32) {
        self.init(reason, "\(what): \(String(cString: strerror(code)))")
    }
}
