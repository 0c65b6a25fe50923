import Glibc

/// A program with its arguments and its whole environment, run without a shell.
package struct Program {
    private let words: [String]
    private let environment: [String]
    private let limits: ProgramLimits?

    /// - Parameters:
    ///   - words: a path with a slash, or a name to look up in `PATH`; then the arguments.
    ///   - environment: the whole environment, as `NAME=value`.
    ///   - limits: the limits of its resources; nil for those of this process.
    package init(_ words: [String], environment: [String], limits: ProgramLimits? = nil) {
        (self.words, self.environment, self.limits) = (words, environment, limits)
    }

    /// Runs the program and waits for its end.
    ///
    /// Its three streams are files, because a pipe can fill up, or stay open in another process.
    ///
    /// - Throws: ``ProgramFailure`` if it cannot be started; not if it fails.
    package func run(input: UnnamedFile) throws(ProgramFailure) -> ProgramOutput {
        let (output, errors) = (try UnnamedFile(), try UnnamedFile())
        let process = try start([input, output, errors])
        let status = try wait(for: process)
        if limits != nil, status == ProgramLimits.statusOfMissingProgram {
            throw ProgramFailure(.notFound, "\(words[0]) cannot be started", ENOENT)
        }
        return ProgramOutput(status: status, stdout: try output.read(), stderr: try errors.read())
    }

    /// Starts the program with these files as streams 0, 1 and 2, and returns its process ID.
    private func start(_ streams: [UnnamedFile]) throws(ProgramFailure) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, file) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(number))
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        resetSignals(&attributes)
        var process = pid_t()
        let code = withCStrings(limits?.words(before: words) ?? words) { words in
            withCStrings(environment) { posix_spawnp(&process, words[0]!, &actions, &attributes, words, $0) }
        }
        guard code == 0 else {
            throw ProgramFailure(code == ENOENT ? .notFound : .system, "\(words[0]) cannot be started", code)
        }
        return process
    }

    /// Unblocks and resets all signals: a shell that inherits blocked ones could not wait for its children.
    private func resetSignals(_ attributes: inout posix_spawnattr_t) {
        var none = sigset_t()
        var all = sigset_t()
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    }

    /// Waits for a process to end and returns its ``ProgramOutput/status``.
    private func wait(for process: pid_t) throws(ProgramFailure) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 {
            guard errno == EINTR else { throw ProgramFailure(.system, "waiting for \(words[0])", errno) }
        }
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }
}

/// Calls `body` with a null-terminated list of C strings.
private func withCStrings<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return pointers.withUnsafeMutableBufferPointer { body(UnsafePointer($0.baseAddress!)) }
}
