import Glibc
import ScheduleIO

/// The file or device at the path of the output, with symbolic links followed.
enum OutputPath {
    /// A regular file, or nothing yet.
    case file(FilePlace)
    /// A device, a pipe, a descriptor of this process.
    case special(FilePlace)

    /// Throws ``Failure`` 73 if the links form a circle, or lead to a folder, and for a link, a pipe or a file of
    /// somebody else in a folder that all may write.
    init(_ name: String) throws {
        do throws(PathError) {
            let place = try FilePlace(name)
            if let status = place.status { try place.folder.refuseForeign(status, place.name) }
            switch place.status?.kind {
            case .folder: throw PathError.system(EISDIR)
            case nil,
                .file where !place.isOpenFile:
                self = .file(place)
            default: self = .special(place)
            }
        } catch {
            throw Failure(creating: name, error)
        }
    }

    /// True if a name means standard output.
    static func isStandardOutput(_ name: String) -> Bool { ["-", "/dev/stdout", "/dev/fd/1"].contains(name) }

    /// The part of a path after the last slash.
    static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

    /// The folder that holds a path.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

extension FilePlace {
    /// Opens the file as ``open(_:mode:)`` does. Throws ``Failure`` 73, 74 or 77.
    func opened(_ flags: Int32, mode: mode_t = 0) throws -> Int32 {
        do {
            return try open(flags, mode: mode)
        } catch {
            throw Failure(opening: path, error)
        }
    }
}

extension Failure {
    /// The file at `path` cannot be created, replaced or written: status 73, or 74 if the disk is full or broken.
    init(creating path: String, _ error: PathError) {
        switch error {
        case .system(let code): self.init(creating: path, code)
        case .foreign(let part, let kind):
            let verb = kind == .file ? "replace" : "create"
            let part = part == path ? "it" : "'\(part)'"
            self.init(
                .cannotCreate,
                """
                cannot \(verb) '\(path)': \(part) is somebody else's \(kind), in a folder where others may write; \
                give another name, or a folder of your own
                """)
        }
    }

    /// The same, with status 77 if the system denies it.
    init(opening path: String, _ error: PathError) {
        if case .system(let code) = error {
            self.init(opening: path, code)
        } else {
            self.init(creating: path, error)
        }
    }
}
