/// Why a run ends without its result: what to say, and the exit status.
struct Failure: Error {
    let status: ExitStatus
    /// One line, without the program's name; empty where all has been said.
    let message: String
    /// Lines to say before it, each with its place in a file.
    var findings: [String] = []

    init(_ status: ExitStatus, _ message: String = "") {
        (self.status, self.message) = (status, message)
    }
}

/// The exit statuses, as in sysexits.h.
enum ExitStatus: Int32, CaseIterable {
    case done = 0
    /// Some items of a batch failed; the rest are done.
    case someFailed = 1
    /// Two documents differ; no failure of the run.
    case differ = 2
    /// The command line is wrong.
    case usage = 64
    /// The input is wrong.
    case badData = 65
    /// An input file is missing.
    case noInput = 66
    /// There is no such queue.
    case noSuchQueue = 68
    /// What this program needs is not installed, or a queue takes no jobs.
    case unavailable = 69
    /// The program is wrong.
    case bug = 70
    /// The output cannot be created.
    case cannotCreate = 73
    /// Reading or writing failed.
    case inputOutput = 74
    /// Somebody else is at it; later it may succeed.
    case tryAgain = 75
    /// A job was not printed to its end.
    case jobFailed = 76
    /// The system, or the print server, does not permit it.
    case notAllowed = 77
    /// A configuration file, or a job, asks for what there is not.
    case unsupported = 78
}
