/// The output and the exit status of a program.
package struct ProgramOutput: Sendable {
    /// The exit code; as in a shell, 128 plus the signal's number if a signal ended the program.
    package let status: Int32
    package let stdout: [UInt8]
    package let stderr: [UInt8]

    /// The standard error as text; bytes that are not UTF-8 are replaced.
    package var errorText: String { String(decoding: stderr, as: UTF8.self) }
}
