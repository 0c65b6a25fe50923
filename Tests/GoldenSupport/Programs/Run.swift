import Foundation
@_exported import Programs
// Tests that import the harness get the PDF readers as well.
@_exported import PDFComparison

/// Runs a program and waits for its end. One that hangs fails its test, not the whole run: it is ended with its group.
///
/// - Parameters:
///   - program: a path with a slash, or a name to look up in `PATH`.
///   - input: the standard input.
///   - environment: changes to the environment; nil removes a variable.
///   - directory: the program's working directory; by default, that of this process.
///   - seconds: how long it may take.
/// - Throws: ``FailedProgram`` if it cannot be started or does not end; not if it fails.
package func run(
    _ program: String, _ arguments: [String] = [], input: [UInt8] = [], environment: [String: String?] = [:],
    in directory: URL? = nil, seconds: Int = 600
) throws -> ProgramOutput {
    // timeout is GNU coreutils'; its own statuses are 124 and 127.
    let words =
        ["timeout", "--kill-after=10", "\(seconds)"] + (directory.map { ["env", "-C", $0.path] } ?? []) + [program]
        + arguments
    let output = try Program(words, environment: merged(environment)).run(input: UnnamedFile(input))
    switch output.status {
    case 124: throw FailedProgram(description: "\(program) did not end within \(seconds) seconds")
    case 127: throw FailedProgram(description: "\(program) cannot be started: \(output.errorText)")
    default: return output
    }
}

/// Runs a program that has to succeed: throws ``FailedProgram`` with its messages if its status is not 0.
package func requireSuccess(of program: String, _ arguments: [String], input: [UInt8] = []) throws -> ProgramOutput {
    let output = try run(program, arguments, input: input)
    guard output.status == 0 else {
        throw FailedProgram(description: "\(program): exit \(output.status): \(output.errorText)")
    }
    return output
}

private func merged(_ changes: [String: String?]) -> [String] {
    var environment = ProcessInfo.processInfo.environment
    for (name, value) in changes { environment[name] = value }
    return environment.map { "\($0)=\($1)" }
}
