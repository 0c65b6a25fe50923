import CalendarLayout
import Glibc
import ScheduleIO

/// The place that takes a file's bytes.
struct Destination {
    private let place: Place
    private let format: OutputFormat?
    private let mode: UInt32?

    private enum Place {
        case standardOutput
        case path(OutputPath)
    }

    /// The file of a name; without a name standard output, unless that is a terminal.
    ///
    /// `mode` is for files; nil keeps the old one's. Without a format it is text, which a terminal may show. Throws
    /// ``Failure`` 64 if it is one of the files to keep.
    init(_ name: String?, _ format: OutputFormat?, mode: UInt32?, keeping kept: KeptFiles = KeptFiles()) throws {
        (self.format, self.mode) = (format, mode)
        if let name {
            place = .path(try OutputPath(name))
            try kept.check(name)
        } else {
            try Destination.refuseTerminal(STDOUT_FILENO, format)
            place = .standardOutput
        }
    }

    /// Runs `body` with a sink for the bytes and puts them in their place. A file appears whole or not at all: if
    /// `body` throws, an old file stays as it was.
    func deliver(_ body: (@escaping ByteSink) throws -> Void) throws {
        var group = FileGroup()
        if let file = try write(body) { group.append(file) }
        try group.commit()
    }

    /// Runs `body` with a sink for the bytes. Returns the file that waits for its place, or nil if they were written
    /// directly.
    func write(_ body: (@escaping ByteSink) throws -> Void) throws -> AtomicFile? {
        switch place {
        case .standardOutput: try stream(body, to: STDOUT_FILENO, "standard output")
        case .path(.special(let place)): try writeDirectly(body, to: place)
        case .path(.file(let place)): return try writeFile(body, at: place)
        }
        return nil
    }

    private func writeFile(_ body: (@escaping ByteSink) throws -> Void, at place: FilePlace) throws -> AtomicFile {
        let file = try AtomicFile(place, mode: mode)
        do {
            try file.write(body)
            return file
        } catch {
            file.abandon()
            throw error
        }
    }

    private func writeDirectly(_ body: (@escaping ByteSink) throws -> Void, to place: FilePlace) throws {
        let descriptor = try place.opened(O_WRONLY | O_NOCTTY)
        defer { close(descriptor) }
        try Destination.refuseTerminal(descriptor, format)
        try stream(body, to: descriptor, "'\(place.path)'")
    }

    private func stream(
        _ body: (@escaping ByteSink) throws -> Void, to descriptor: Int32, _ name: String
    ) throws {
        let writer = BufferedWriter(descriptor: descriptor, name: name)
        try body(writer.write)
        try writer.flush()
        // A network file system reports failures only when a file is closed.
        guard close(dup(descriptor)) == 0 else { throw Failure(writing: name, errno) }
    }

    static func refuseTerminal(_ descriptor: Int32, _ format: OutputFormat?) throws {
        guard let format, isatty(descriptor) != 0 else { return }
        throw Failure(.usage, "\(format.name) is not for a terminal; give -o FILE.\(format), or a pipe")
    }
}

extension Failure {
    /// The file at `path` cannot be created or replaced: status 73, or 74 if the disk is full or broken.
    init(creating path: String, _ code: Int32) {
        let status: ExitStatus = [ENOSPC, EDQUOT, EIO].contains(code) ? .inputOutput : .cannotCreate
        self.init(status, "cannot create '\(path)': \(Failure.reason(path, code))")
    }

    /// The file at `path` cannot be opened for writing: status 77 if the system denies it, else 73 or 74.
    init(opening path: String, _ code: Int32) {
        guard [EACCES, EPERM].contains(code) else {
            self.init(creating: path, code)
            return
        }
        self.init(.notAllowed, "cannot write '\(path)': \(String(cString: strerror(code)))")
    }

    private static func reason(_ path: String, _ code: Int32) -> String {
        let folder = OutputPath.folder(of: path)
        return switch code {
        case ENOENT where access(folder, F_OK) != 0: "the folder '\(folder)' does not exist"
        case ENOTDIR: "'\(folder)' is not a folder"
        case EISDIR: "it is a folder"
        case EACCES, EPERM: "permission denied in the folder '\(folder)'"
        default: String(cString: strerror(code))
        }
    }
}

/// Collects the bytes of a document, for a printer or to be compared.
final class Spool {
    private(set) var bytes: [UInt8] = []

    func write(_ more: UnsafeRawBufferPointer) { bytes += more }
}
