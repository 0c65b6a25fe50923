import Glibc

/// Why a run ends without its result: what to say, and the exit status.
struct Failure: Error {
    let status: ExitStatus
    /// One line, without the program's name; empty if everything has been said.
    let message: String
    /// Lines to say before it, each with its place in a file.
    var findings: [String] = []

    init(_ status: ExitStatus, _ message: String = "") {
        (self.status, self.message) = (status, message)
    }
}

extension Failure {
    /// Writing to `name` failed: status 74. `code` is the system's error number.
    init(writing name: String, _ code: Int32) {
        self.init(.inputOutput, "cannot write \(name): \(String(cString: strerror(code)))")
    }
}
