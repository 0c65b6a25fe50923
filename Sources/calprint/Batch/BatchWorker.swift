import Glibc

/// A process that draws items for another one. It takes orders from standard input, a line each, and answers with the
/// item's result.
struct BatchWorker {
    private let manifest: ManifestName
    private let renderer: ItemRenderer

    init(_ manifest: ManifestName, _ folder: OutputFolder) {
        self.manifest = manifest
        renderer = ItemRenderer(folder)
    }

    /// Ends with standard input, and so with the process that started this one.
    func run() {
        var lines = LineBuffer()
        while lines.fill(from: STDIN_FILENO) {
            for line in lines.take() { answer(line) }
        }
        Program.endAtOnce()
    }

    private func answer(_ line: String) {
        guard let order = WorkerOrder(line) else { return }
        let item = ManifestItem(order.bytes[...], manifest, line: order.number, person: order.person)
        StandardStreams.write(renderer.draw(item).text, to: STDOUT_FILENO)
    }
}

/// An order for a worker, as a line of text: the number of the manifest's line, the person if it is the sheet of one,
/// and the line itself, separated by tabs.
struct WorkerOrder {
    let number: Int
    let person: ItemPerson?
    let bytes: [UInt8]

    init(_ line: Manifest.Line, of manifest: Manifest) {
        (number, person, bytes) = (line.number, line.person, Array(manifest.bytes(of: line)))
    }

    /// Returns nil if the text is not an order.
    init?(_ text: String) {
        let parts = text.split(separator: "\t", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, let number = Int(parts[0]) else { return nil }
        self.number = number
        let person = ItemPerson(name: String(parts[2]), fileName: String(parts[1]), isOwn: parts[3] == "own")
        self.person = person.fileName.isEmpty ? nil : person
        bytes = Array(parts[4].utf8)
    }

    /// A name has no control characters: a space finds the same person.
    var text: String {
        let name = (person?.name ?? "").map { $0.isNewline || $0 == "\t" ? " " : $0 }
        let parts = [String(number), person?.fileName ?? "", String(name), person?.isOwn ?? false ? "own" : ""]
        return (parts + [String(decoding: bytes, as: UTF8.self)]).joined(separator: "\t")
    }
}

/// Assembles lines from the bytes of a pipe.
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

    /// The lines that are complete, without their ends.
    mutating func take() -> [String] {
        guard let last = bytes.lastIndex(of: 0x0A) else { return [] }
        defer { bytes.removeFirst(last + 1) }
        return bytes[..<last].split(separator: 0x0A, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
    }
}
