import Foundation

/// Where a program reads and writes.
struct Streams {
    let stdin: URL
    let stdout: URL
    let stderr: URL
}

/// Starts a program; its process number.
func spawn(_ arguments: [String], environment: [String], _ streams: Streams) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, streams.stdin.path, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, streams.stdout.path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, streams.stderr.path, O_WRONLY | O_CREAT, 0o600)

    var process = pid_t()
    let code = withCStrings(arguments) { arguments in
        withCStrings(environment) { posix_spawnp(&process, arguments[0]!, &actions, nil, arguments, $0) }
    }
    guard code == 0 else {
        throw ProgramFailure(description: "\(arguments[0]) cannot be started: \(String(cString: strerror(code)))")
    }
    return process
}

/// Waits for a process's end; its status as ``ProgramOutput/status`` says.
func wait(for process: pid_t) throws -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
        guard errno == EINTR else {
            throw ProgramFailure(description: "waiting for a program: \(String(cString: strerror(errno)))")
        }
    }
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
}

/// Calls `body` with a list of C strings that a null pointer ends.
private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return pointers.withUnsafeMutableBufferPointer { body(UnsafePointer($0.baseAddress!)) }
}
