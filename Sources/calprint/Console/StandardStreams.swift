import Glibc
import ScheduleIO

/// The three descriptors that a program starts with.
enum StandardStreams {
    /// Opens the ones that the caller closed: otherwise the next file opened gets the number of one of them, and
    /// receives messages for standard error. Reading such a stream finds nothing; writing to it fails.
    static func fillGaps() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            _ = open("/dev/null", O_RDONLY)
        }
    }

    /// Writes a line whatever it quotes: it stays one line, and orders nothing (`String.onOneLine`). Every message goes
    /// this way. Of a line that is longer than `maximumLength` (in bytes) the rest is left out.
    static func write(line: String, to descriptor: Int32, maximumLength: Int = .max) {
        write(line.onOneLine.cut(toUTF8: maximumLength) + "\n", to: descriptor)
    }

    /// Writes a text in full; gives up silently if the stream takes no more.
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

extension String {
    /// The text cut to a number of bytes, with an ellipsis for the rest.
    fileprivate func cut(toUTF8 count: Int) -> String {
        guard utf8.count > count else { return self }
        var end = utf8.index(startIndex, offsetBy: count)
        while end.samePosition(in: unicodeScalars) == nil { end = utf8.index(before: end) }
        return self[..<end] + "…"
    }
}
