import Programs

extension ProgramOutput {
    /// The standard output as text; bytes that are not UTF-8 are replaced.
    package var text: String { String(decoding: stdout, as: UTF8.self) }
}
