import Glibc

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
        case EACCES, EPERM: "permission denied in the folder '\(folder)'"
        default: String(cString: strerror(code))
        }
    }
}
