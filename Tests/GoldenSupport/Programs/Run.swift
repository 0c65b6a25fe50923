import Foundation

/// What a program said and how it ended.
public struct ProgramOutput: Sendable {
    /// The exit code; 128 and the signal's number for a program that a signal ended, as in a shell.
    public let status: Int32
    public let stdout: [UInt8]
    public let stderr: [UInt8]

    /// The standard output as text, what is not UTF-8 replaced.
    public var text: String { String(decoding: stdout, as: UTF8.self) }

    /// The standard error as text, what is not UTF-8 replaced.
    public var errorText: String { String(decoding: stderr, as: UTF8.self) }
}

/// A program that could not be started, or (``requireSuccess(of:_:)``) that failed.
public struct ProgramFailure: Error, CustomStringConvertible {
    public let description: String
}

/// Runs a program to its end.
///
/// Its three streams are files: no pipe can fill up or stay open, whatever else runs at the same time.
///
/// - Parameters:
///   - program: a path with a slash in it, else a name to look for in `PATH`.
///   - input: the standard input.
///   - environment: changes of the environment; nil removes a variable.
///   - directory: the program's working directory; by default, this process's.
/// - Throws: ``ProgramFailure`` where it cannot be started; not where it fails.
public func run(
    _ program: String, _ arguments: [String] = [], input: [UInt8] = [], environment: [String: String?] = [:],
    in directory: URL? = nil
) throws -> ProgramOutput {
    try withTemporaryFolder { folder in
        let stdin = folder.appending(path: "stdin")
        let stdout = folder.appending(path: "stdout")
        let stderr = folder.appending(path: "stderr")
        try Data(input).write(to: stdin)
        let streams = Streams(stdin: stdin, stdout: stdout, stderr: stderr)
        let command = (directory.map { ["env", "-C", $0.path] } ?? []) + [program] + arguments
        let status = try wait(for: spawn(command, environment: merged(environment), streams))
        return ProgramOutput(
            status: status, stdout: try [UInt8](Data(contentsOf: stdout)), stderr: try [UInt8](Data(contentsOf: stderr))
        )
    }
}

/// Runs a program that has to succeed: `run` where a status other than 0 is an error that holds what it said.
public func requireSuccess(of program: String, _ arguments: [String], input: [UInt8] = []) throws -> ProgramOutput {
    let output = try run(program, arguments, input: input)
    guard output.status == 0 else {
        throw ProgramFailure(description: "\(program): exit \(output.status): \(output.errorText)")
    }
    return output
}

/// Calls `body` with a new folder, which is removed afterwards.
public func withTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "calprint-test-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
}

private func merged(_ changes: [String: String?]) -> [String] {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    return environment.map { "\($0)=\($1)" }
}
