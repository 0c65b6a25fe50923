import Glibc

/// What the program says: findings on request on standard output, all else on standard error.
enum Console {
    /// `calprint: error: …`
    static func error(_ message: String) {
        if !message.isEmpty { line("calprint: error: \(message)") }
    }

    /// Whether notes are left out.
    nonisolated(unsafe) static var isQuiet = false

    /// `calprint: note: …`
    static func note(_ message: String) {
        if !isQuiet { line("calprint: note: \(message)") }
    }

    /// What becomes of a job: `calprint: cal: sent as job 12`.
    static func tell(_ message: String, of queue: String) {
        if !isQuiet { line("calprint: \(queue): \(message)") }
    }

    /// What may keep a job from being printed: `calprint: cal: warning: …`
    static func warn(_ message: String, of queue: String) { line("calprint: \(queue): warning: \(message)") }

    /// A line as it is, on standard error.
    static func line(_ text: String) { say(text) }

    /// Says a line; a filter of CUPS says it otherwise.
    nonisolated(unsafe) static var say: (String) -> Void = { write($0 + "\n", to: STDERR_FILENO) }

    /// A line on standard output. Throws where it cannot be written.
    static func print(_ text: String) throws {
        let writer = BufferedWriter(descriptor: STDOUT_FILENO, name: "standard output")
        var text = text + "\n"
        try text.withUTF8 { try writer.write(UnsafeRawBufferPointer($0)) }
        try writer.flush()
    }

    static func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = bytes[...]
            while let start = bytes.baseAddress, !rest.isEmpty {
                let count = Glibc.write(descriptor, start + rest.startIndex, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
