import ScheduleIO

extension Failure {
    /// A file could not be read.
    init(_ error: SourceFileError) {
        self.init(ExitStatus(rawValue: error.exitStatus) ?? .inputOutput, error.description)
    }
}

extension SourceFile {
    /// The bytes of the file at `path`; `-` is standard input. Throws ``Failure`` 66, 74 or 77 if it cannot be read.
    static func contents(of path: String) throws(Failure) -> [UInt8] {
        do {
            return try read(path)
        } catch {
            throw Failure(error)
        }
    }
}
