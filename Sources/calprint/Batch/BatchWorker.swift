import Glibc

/// A process that draws items for another one: it takes lines of a manifest from standard input, each behind its number,
/// and answers with what became of the item.
struct BatchWorker {
    private let manifest: ManifestName
    private let press: ItemPress

    init(_ manifest: ManifestName, _ folder: OutputFolder) {
        self.manifest = manifest
        press = ItemPress(folder)
    }

    /// Ends with standard input, and so with the process that started this one.
    func run() {
        var lines = LineBuffer()
        while lines.fill(from: STDIN_FILENO) {
            for line in lines.take() { answer(line) }
        }
        Calprint.endAtOnce()
    }

    private func answer(_ line: String) {
        guard let space = line.firstIndex(of: " "), let number = Int(line[..<space]) else { return }
        let item = ManifestItem(Array(line[space...].dropFirst().utf8)[...], manifest, line: number)
        Console.write(press.draw(item).text, to: STDOUT_FILENO)
    }
}

/// Puts lines together of what comes through a pipe.
struct LineBuffer {
    private var bytes: [UInt8] = []

    /// Waits for more; false at the end.
    mutating func fill(from descriptor: Int32) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        var count = 0
        repeat { count = read(descriptor, &chunk, chunk.count) } while count < 0 && errno == EINTR
        guard count > 0 else { return false }
        bytes += chunk[..<count]
        return true
    }

    /// The lines that are whole, without their ends.
    mutating func take() -> [String] {
        guard let last = bytes.lastIndex(of: 0x0A) else { return [] }
        defer { bytes.removeFirst(last + 1) }
        return bytes[..<last].split(separator: 0x0A, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
