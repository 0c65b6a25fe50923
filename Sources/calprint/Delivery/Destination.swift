import CalendarLayout
import Glibc

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
        case .path(.special(let path)): try writeDirectly(body, to: path)
        case .path(.file(let path)): return try writeFile(body, at: path)
        }
        return nil
    }

    private func writeFile(_ body: (@escaping ByteSink) throws -> Void, at path: String) throws -> AtomicFile {
        let file = try AtomicFile(path, mode: mode)
        do {
            try file.write(body)
            return file
        } catch {
            file.abandon()
            throw error
        }
    }

    private func writeDirectly(_ body: (@escaping ByteSink) throws -> Void, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw Failure(opening: path, errno) }
        defer { close(descriptor) }
        try Destination.refuseTerminal(descriptor, format)
        try stream(body, to: descriptor, "'\(path)'")
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
