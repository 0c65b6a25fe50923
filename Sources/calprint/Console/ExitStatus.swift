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
    /// The meaning, in a line.
    var meaning: String {
        switch self {
        case .done: "Success. `diff`: the PDFs are identical. `verify`: the PDF is current."
        case .someFailed: "`batch`: some items failed; the others are done."
        case .differ: "`diff`: the PDFs differ. `verify`: the PDF is not current."
        case .usage: "The command line is wrong."
        case .badData:
            """
            A schedule, manifest, store or PDF is wrong or cannot be read, a character is in no font (`--strict`, \
            `--pdfa`), a font is damaged, an entry found no place, there is nothing to draw (`--skip-empty`, \
            `--person`), or too much to print (`--max-pages`). `fetch`: an answer is no calendar, cut off, suddenly \
            empty or too large, or redirects do not end.
            """
        case .noInput:
            """
            A schedule, PDF, store, manifest, font, or file of `--config` or `--rules` is missing, a folder has no \
            schedule in it, or an address nothing (`fetch`).
            """
        case .noSuchQueue: "The print queue does not exist."
        case .unavailable:
            """
            The queue takes no jobs, or something is not installed: poppler-utils for `diff`, libical3 for calendars, \
            libsqlite3-0 for the store, libcups2 for printing, libcurl4 for `fetch`, Pango for foreign text, libharfbuzz-subset0 for PDFs. Or the \
            system does not let calprint open its fonts. `fetch`: a certificate does not hold, a host is unknown, or a server or a program \
            refuses.
            """
        case .bug: "Internal error; please report it."
        case .cannotCreate:
            "The output cannot be created, or its path is partly somebody else's, in a folder where others may write."
        case .inputOutput:
            "Reading or writing failed, for example because the disk is full or `ulimit -f` too low."
        case .tryAgain:
            """
            Retry later: another process holds the store or the lock (`--lock`), the print server does not answer, the \
            queue is busy (`--require-idle`), the job is not done (`--wait`), the system has no process left (`--jobs`), or a \
            server cannot be reached, is too slow or busy (`fetch`).
            """
        case .jobFailed: "The print job was aborted or canceled (`--wait`)."
        case .notAllowed:
            """
            The system or a server denied permission: to read a file, replace the output, print, or fetch; or others may \
            read the credentials of a source.
            """
        case .unsupported:
            """
            A configuration file or a file of rules is wrong, or the queue lacks the paper, sides or copies that the job \
            asks for.
            """
        }
    }
}
