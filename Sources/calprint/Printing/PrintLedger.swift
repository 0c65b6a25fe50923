import Glibc
import ScheduleIO

/// The record of one document in one queue: a file of its own, always replaced as a whole.
struct PrintLedger {
    private let state: StateFolder
    private let folder: String
    private let path: String

    /// The progress of a document.
    enum Entry: Equatable {
        /// A run was about to send it; only the server knows whether it did. Its job is then newer than this one.
        case sending(after: Int)
        /// The server took it as this job.
        case sent(Int)
        /// The server no longer has this job in its history, so nobody can say how it ended.
        case ended(Int)
        /// The job was seen to end well.
        case printed(Int)

        /// The number of its job; while it is being sent, that of the job before.
        var job: Int {
            switch self {
            case .sending(let job), .sent(let job), .ended(let job), .printed(let job): job
            }
        }
    }

    /// `document` is its digest.
    init(_ state: StateFolder, queue: String, document: String) {
        self.state = state
        folder = state.printed(by: queue)
        path = "\(folder)/\(document)"
    }

    /// Runs `body` while no other run reads or writes the ledger.
    func locked<Result>(_ body: () throws -> Result) throws -> Result {
        let lock = try StateLock.waiting("ledger.lock", in: state)
        defer { lock.end() }
        return try body()
    }

    /// The entry; nil without one. Throws ``Failure`` if it cannot be read, or is damaged.
    var entry: Entry? {
        get throws {
            guard access(path, F_OK) == 0 || errno != ENOENT else { return nil }
            do {
                let text = String(decoding: try SourceFile.read(path), as: UTF8.self)
                guard let entry = Entry(text) else {
                    throw Failure(
                        .badData, "'\(path)' is not an entry of the ledger; remove it to print the document again")
                }
                return entry
            } catch let error as SourceFileError {
                throw Failure(error)
            }
        }
    }

    /// Replaces the entry, in full and on the disk.
    func record(_ entry: Entry) throws {
        _ = try state.make(folder)
        try Destination(path, nil, mode: 0o600).deliver { sink in
            try Array(entry.text.utf8).withUnsafeBytes(sink)
        }
    }

    /// Notes how a job ended, nil to forget it, unless another run has sent the document since.
    func settle(_ job: Int, as entry: Entry?) throws {
        try locked {
            if try self.entry?.job == job { try restore(entry) }
        }
    }

    /// Puts an earlier entry back; nil forgets the document.
    func restore(_ entry: Entry?) throws {
        if let entry { return try record(entry) }
        guard unlink(path) == 0 || errno == ENOENT else { throw Failure(writing: "'\(path)'", errno) }
    }
}

extension PrintLedger.Entry {
    /// `sent 12`, a line.
    fileprivate var text: String {
        switch self {
        case .sending(let job): "sending-after \(job)\n"
        case .sent(let job): "sent \(job)\n"
        case .ended(let job): "ended \(job)\n"
        case .printed(let job): "printed \(job)\n"
        }
    }

    fileprivate init?(_ text: String) {
        let words = text.split { $0 == " " || $0 == "\n" }
        guard words.count == 2, let job = Int32(words[1]).map(Int.init), job >= 0 else { return nil }
        switch words[0] {
        case "sending-after": self = .sending(after: job)
        case "sent" where job > 0: self = .sent(job)
        case "ended" where job > 0: self = .ended(job)
        case "printed" where job > 0: self = .printed(job)
        default: return nil
        }
        guard self.text == text else { return nil }
    }
}
