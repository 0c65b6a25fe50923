import Glibc
import ScheduleIO

/// The reason why a run ends without its result: messages and the exit status.
struct Failure: Error {
    let status: ExitStatus
    /// One line, without the program's name; empty if everything has been said.
    let message: String
    /// Lines to print before the message, each with its place in a file.
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

extension Failure {
    /// A file could not be read.
    init(_ error: SourceFileError) {
        self.init(ExitStatus(rawValue: error.exitStatus) ?? .inputOutput, error.description)
    }
}

extension SourceFile {
    /// The bytes of the file at `path`; `-` is standard input. Throws ``Failure`` 66, 74 or 77 if it cannot be read.
    static func contents(of path: String) throws(Failure) -> [UInt8] {
        do {
            return try read(path)
        } catch {
            throw Failure(error)
        }
    }
}

extension Finding {
    /// A line of a message, which names the program if the finding has no place in a file.
    var line: String { (location == nil ? "\(Program.name): " : "") + description }
}

extension String {
    /// The text without a capital at the beginning, to follow a prefix such as `calprint: error:`.
    var continuingSentence: String { prefix(1).lowercased() + dropFirst() }
}
