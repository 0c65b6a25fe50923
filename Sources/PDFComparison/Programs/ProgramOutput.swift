/// What a program said and how it ended.
package struct ProgramOutput: Sendable {
    /// The exit code; 128 and the signal's number for a program that a signal ended, as in a shell.
    package let status: Int32
    package let stdout: [UInt8]
    package let stderr: [UInt8]

    /// The standard error as text, what is not UTF-8 replaced.
    package var errorText: String { String(decoding: stderr, as: UTF8.self) }
}
