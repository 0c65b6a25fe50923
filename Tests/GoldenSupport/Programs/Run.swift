import Foundation
@_exported import Programs
// Tests that import the harness get the PDF readers as well.
@_exported import PDFComparison

/// Runs a program and waits for its end. After ten minutes it is ended, with all that it started in its group.
///
/// - Parameters:
///   - program: a path with a slash, or a name to look up in `PATH`.
///   - input: the standard input.
///   - environment: changes to the environment; nil removes a variable.
///   - directory: the program's working directory; by default, that of this process.
/// - Throws: ``ProgramFailure`` if nothing can be started, ``FailedProgram`` if it does not end; not if it fails.
package func run(
    _ program: String, _ arguments: [String] = [], input: [UInt8] = [], environment: [String: String?] = [:],
    in directory: URL? = nil
) throws -> ProgramOutput {
    let words = timeLimit + (directory.map { ["env", "-C", $0.path] } ?? []) + [program] + arguments
    let output = try Program(words, environment: merged(environment)).run(input: UnnamedFile(input))
    guard output.status != 124 else { throw FailedProgram(description: "\(program) did not end within ten minutes") }
    return output
}

/// A program that hangs fails its test, not the whole run (timeout of GNU coreutils, which says so with status 124).
private let timeLimit = ["timeout", "--kill-after=10", "600"]

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
