import Glibc

/// The folder of `--state-dir`: what one run leaves for the next.
///
///     run.lock                held by a run with --lock, from its beginning to its end
///     ledger.lock             held between looking into the ledger and writing to it
///     printed/QUEUE/DIGEST    an entry of the ledger
struct StateFolder {
    let path: String

    init(_ path: String) {
        self.path = path
    }

    /// The path of the ledger of a queue. CUPS ignores the case of a queue's name.
    func printed(by queue: String) -> String { "\(path)/printed/\(StateFolder.fileName(of: queue.lowercased()))" }

    /// The name of a file: letters, digits, - and _ as they are, any other byte as in %2E.
    private static func fileName(of text: String) -> String {
        text.utf8.map { byte in
            let character = Character(Unicode.Scalar(byte))
            let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-_".contains(character))
            return isPlain ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// Creates a folder in it, and itself, if missing; for this user only.
    func make(_ folder: String) throws {
        var end = folder.startIndex
        repeat {
            end = folder[end...].dropFirst().firstIndex(of: "/") ?? folder.endIndex
            let part = String(folder[..<end])
            guard mkdir(part, 0o700) != 0, errno != EEXIST, access(part, F_OK) != 0 else { continue }
            throw Failure(creating: part, errno)
        } while end < folder.endIndex
    }
}
