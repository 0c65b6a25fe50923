import Glibc

/// Where the result goes.
enum Destination {
    case standardOutput
    /// A regular file, new or replaced as a whole.
    case file(path: String)
    /// A device or a pipe: written as it comes.
    case special(path: String)

    typealias Sink = (UnsafeRawBufferPointer) throws -> Void

    /// From `-o`; without it, standard output, as long as that is no terminal.
    init(_ option: String?) throws {
        guard let option, option != "-" else {
            guard isatty(STDOUT_FILENO) == 0 else {
                throw Failure(.usage, "a PDF is not for a terminal; give -o FILE, or a pipe")
            }
            self = .standardOutput
            return
        }
        let path = Destination.followLinks(option)
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            guard status.st_mode & S_IFMT != S_IFDIR else { throw Failure(.cannotCreate, "\(option): is a folder") }
            self = .special(path: path)
        } else {
            self = .file(path: path)
        }
    }

    /// Runs `write` with a sink for its bytes. A file appears whole or not at all: where `write` throws, an old file is
    /// as it was.
    func deliver(_ write: (@escaping Sink) throws -> Void) throws {
        switch self {
        case .standardOutput:
            try Destination.stream(to: STDOUT_FILENO, name: "standard output", write)
        case .special(let path):
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw Failure(creating: path) }
            defer { close(descriptor) }
            try Destination.stream(to: descriptor, name: path, write)
        case .file(let path):
            let file = try AtomicFile(path)
            defer { file.abandon() }
            try Destination.stream(to: file.descriptor, name: path, write)
            try file.commit()
        }
    }

    private static func stream(
        to descriptor: Int32, name: String, _ write: (@escaping Sink) throws -> Void
    ) throws {
        let writer = BufferedWriter(descriptor: descriptor, name: name)
        try write(writer.write)
        try writer.flush()
    }

    /// The path that a symbolic link leads to, also where nothing stands there yet.
    private static func followLinks(_ path: String) -> String {
        var path = path
        for _ in 0..<40 {
            var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
            let count = buffer.withUnsafeMutableBytes {
                readlink(path, $0.baseAddress!.assumingMemoryBound(to: CChar.self), $0.count)
            }
            guard count > 0 else { return path }
            let target = String(decoding: buffer[..<count], as: UTF8.self)
            path = target.hasPrefix("/") ? target : folder(of: path) + "/" + target
        }
        return path
    }

    /// The folder that holds a path.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
