/// The resources that a program may use before the system ends it.
package struct ProgramLimits: Sendable {
    /// Seconds of the processor's time.
    package let seconds: Int
    /// Bytes of memory.
    package let memory: Int
    /// Bytes of its output.
    package let output: Int

    /// Limits in seconds and bytes.
    package init(seconds: Int, memory: Int, output: Int) {
        (self.seconds, self.memory, self.output) = (seconds, memory, output)
    }

    /// A command line that sets the limits and then becomes the program (POSIX sh).
    func words(before words: [String]) -> [String] {
        let script = "ulimit -t \(seconds) && ulimit -v \(memory / 1024) && ulimit -f \(output / 512) && exec \"$@\""
        return ["/bin/sh", "-c", script, "sh"] + words
    }

    /// The status of a shell that finds no such program.
    static let statusOfMissingProgram: Int32 = 127
}
