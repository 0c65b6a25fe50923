import Glibc

/// What the program says besides its result; all of it on standard error.
enum Console {
    /// `calprint: error: …`
    static func error(_ message: String) {
        if !message.isEmpty { line("calprint: error: \(message)") }
    }

    /// `calprint: note: …`
    static func note(_ message: String) { line("calprint: note: \(message)") }

    /// A line as it is.
    static func line(_ text: String) {
        var text = text + "\n"
        text.withUTF8 { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
