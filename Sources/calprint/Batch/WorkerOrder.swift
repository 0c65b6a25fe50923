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
        let parts = text.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4, let number = Int(parts[0]) else { return nil }
        self.number = number
        person = parts[1].isEmpty ? nil : ItemPerson(name: String(parts[2]), fileName: String(parts[1]))
        bytes = Array(parts[3].utf8)
    }

    /// A name has no control characters: a space finds the same person.
    var text: String {
        let name = (person?.name ?? "").map { $0.isNewline || $0 == "\t" ? " " : $0 }
        return "\(number)\t\(person?.fileName ?? "")\t\(String(name))\t\(String(decoding: bytes, as: UTF8.self))"
    }
}
