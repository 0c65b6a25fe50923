/// The exit statuses; those from 64 on are named in sysexits.h.
enum ExitStatus: Int32, CaseIterable {
    case done = 0
    case someFailed = 1
    case differ = 2
    case usage = 64
    case badData = 65
    case noInput = 66
    case noSuchQueue = 68
    case unavailable = 69
    case bug = 70
    case cannotCreate = 73
    case inputOutput = 74
    case tryAgain = 75
    case jobFailed = 76
    case notAllowed = 77
    case unsupported = 78
}

extension ExitStatus {
    /// What it means, in a line.
    var meaning: String {
        switch self {
        case .done: "Success. `diff`: the PDFs are identical."
        case .someFailed: "`batch`: some items failed; the others are done."
        case .differ: "`diff`: the PDFs differ."
        case .usage: "The command line is wrong."
        case .badData: "A schedule, a manifest, a store or a PDF is wrong, or there is nothing to draw."
        case .noInput: "An input file is missing, or a folder has no schedule in it."
        case .noSuchQueue: "The print queue does not exist."
        case .unavailable: "A library or program is not installed, or the queue takes no jobs."
        case .bug: "Internal error; please report it."
        case .cannotCreate: "The output cannot be created."
        case .inputOutput: "Reading or writing failed, for example because the disk is full."
        case .tryAgain: "Another process holds it, or the print server is busy; retry later."
        case .jobFailed: "The print job was aborted or canceled."
        case .notAllowed: "The system or the print server denied permission."
        case .unsupported: "A configuration file is wrong, or the queue lacks something the job requests."
        }
    }
}
