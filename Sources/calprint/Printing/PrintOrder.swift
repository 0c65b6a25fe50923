import Printing
import ScheduleIO

extension PrintDocument {
    /// The SHA-256 of the file, in 64 hexadecimal digits.
    var digest: String { ContentDigest.of(bytes) }
}

/// An order to print a document.
struct PrintOrder {
    /// Nil for the default one.
    let queue: String?
    /// Nil for the document's.
    let title: String?
    /// Options of the job; later ones win.
    let settings: [JobOption]
    /// The time to wait for the end of the job; nil to return at once.
    let wait: WaitLimit?
    let requiresIdle: Bool
    /// The folder that remembers printed documents.
    let state: StateFolder?
    let reprints: Bool
    /// Excludes other runs with the same state folder.
    let locksRun: Bool

    /// The ticket of a document whose pages have the size that `media` names.
    func ticket(of document: PrintDocument, title: String, media: String?) -> PrintTicket {
        var ticket = PrintTicket(title: self.title ?? title, document: document.digest, media: media)
        for setting in settings { ticket.set(setting.name, setting.value) }
        return ticket
    }

    /// How many copies the last setting asks for; 1 without one.
    var copies: Int { settings.last { $0.name == "copies" }.flatMap { Int($0.value) } ?? 1 }

    /// Takes the run's lock if the order asks for it. Throws ``Failure`` 75 if another run has it.
    func lockRun() throws {
        if locksRun { try state.map(StateLock.ofRun) }
    }
}

/// An option of a print job: `name=value`, or only a name, with the value `true`.
struct JobOption {
    let name: String
    let value: String

    /// Throws ``Failure`` 64 for other texts, and for a name that has its own option of the command.
    init(_ text: String) throws {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        (name, value) = (parts[0], parts.count > 1 ? parts[1] : "true")
        guard !name.isEmpty, !value.isEmpty, !name.contains(" ") else {
            throw Failure(.usage, "-O '\(text)' is not name=value, as in media=iso_a4_210x297mm")
        }
        guard !["job-name", "title"].contains(name) else {
            throw Failure(.usage, "use --job-title instead of -O \(name)")
        }
    }
}

/// The time to wait for the end of a job.
enum WaitLimit: CustomStringConvertible {
    case forever
    case seconds(Int)

    /// Reads a value of the command line: `forever`, or 1 to 1,000,000 seconds. Returns nil for other texts.
    init?(option text: String) {
        if text == WaitLimit.forever.description {
            self = .forever
        } else if let seconds = Int(text), (1...1_000_000).contains(seconds) {
            self = .seconds(seconds)
        } else {
            return nil
        }
    }

    /// Nil to wait without a limit.
    var seconds: Int? {
        if case .seconds(let seconds) = self { seconds } else { nil }
    }

    var description: String {
        switch self {
        case .forever: "forever"
        case .seconds(let seconds): "\(seconds)"
        }
    }

    /// A command line in which `--wait` always has a value: a number behind it is one; any other word is a file or an
    /// option.
    static func separated(in arguments: [String]) -> [String] {
        guard arguments.contains("--wait") else { return arguments }
        let following = arguments.dropFirst() + [""]
        return zip(arguments, following).map { word, next in
            word == "--wait" && Int(next) == nil ? "--wait=\(WaitLimit.forever)" : word
        }
    }
}

/// The most pages that a queue gets at once, so that a slip of the pen does not empty its trays.
struct PageLimit {
    let count: Int
    /// How many copies of each page the queue prints.
    var copies = 1

    /// The limit without an option.
    static let usual = PageLimit(count: 60)

    /// Throws ``Failure`` 65 if all copies of a document have more.
    func check(_ pageCount: Int) throws(Failure) {
        guard pageCount > count / max(1, copies) else { return }
        let words = copies > 1 ? "\(copies) copies of the calendar have" : "the calendar has"
        throw Failure(.badData, "\(words) more than \(count) pages; none is printed (max-pages sets the limit)")
    }
}
