import CalendarCore

/// The persons that an entry names.
struct Staff {
    /// The names, each on a line of its own.
    let names: [String]
    let count: Int?

    /// Names between slashes, commas or semicolons are a line each; initials between full stops stay on one line.
    init(of entry: Entry, _ text: String, _ people: DeclaredInitials) {
        if entry.kind == .line, let names = people.names(in: text) {
            (self.names, count) = (names, names.count > 1 ? names.count : nil)
            return
        }
        let names = text.split { "/,;".contains($0) }.map(Staff.trimmed)
        let isPlain = entry.kind == .line && !text.contains { "(—:".contains($0) }
        let initials = text.split(separator: ".", omittingEmptySubsequences: true)
        if isPlain, names.count > 1, names.allSatisfy({ !$0.isEmpty }) {
            (self.names, count) = (names, names.count)
        } else if isPlain, names.count == 1, initials.count > 1, initials.allSatisfy({ $0.count <= 2 }) {
            (self.names, count) = ([text], initials.count)
        } else {
            (self.names, count) = ([text], nil)
        }
    }

    private static func trimmed(_ name: Substring) -> String {
        String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
