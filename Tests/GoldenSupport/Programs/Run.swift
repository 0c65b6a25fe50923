import Foundation
// A test that imports the harness has the readers of PDFs as well.
@_exported import PDFComparison

/// Runs a program to its end.
///
/// - Parameters:
///   - program: a path with a slash in it, else a name to look for in `PATH`.
///   - input: the standard input.
///   - environment: changes of the environment; nil removes a variable.
///   - directory: the program's working directory; by default, this process's.
/// - Throws: ``ProgramFailure`` where it cannot be started; not where it fails.
package func run(
    _ program: String, _ arguments: [String] = [], input: [UInt8] = [], environment: [String: String?] = [:],
    in directory: URL? = nil
) throws -> ProgramOutput {
    let words = (directory.map { ["env", "-C", $0.path] } ?? []) + [program] + arguments
    return try Program(words, environment: merged(environment)).run(input: UnnamedFile(input))
}

/// Runs a program that has to succeed: `run` where a status other than 0 is an error that holds what it said.
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
