import Foundation

/// Where a program reads and writes.
struct Streams {
    let stdin: URL
    let stdout: URL
    let stderr: URL
}

/// Starts a program, with no signal blocked or ignored; its process number.
func spawn(_ arguments: [String], environment: [String], _ streams: Streams) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, streams.stdin.path, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, streams.stdout.path, O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, streams.stderr.path, O_WRONLY | O_CREAT, 0o600)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    heedSignals(&attributes)

    var process = pid_t()
    let code = withCStrings(arguments) { arguments in
        withCStrings(environment) { posix_spawnp(&process, arguments[0]!, &actions, &attributes, arguments, $0) }
    }
    guard code == 0 else {
        throw ProgramFailure(description: "\(arguments[0]) cannot be started: \(String(cString: strerror(code)))")
    }
    return process
}

/// Tests run in threads that block signals, and a shell could neither wait for its children nor unblock them.
private func heedSignals(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
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
