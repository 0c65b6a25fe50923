import Glibc

/// A folder of compiled time zones, as tzdata installs it.
///
/// Debian 13 keeps old names such as `US/Eastern` in a package of their own (tzdata-legacy), and a folder may lack the
/// copies in `posix/` and `right/`. Such a name then means the file of its current name, on every system.
struct TimeZoneDatabase: Sendable {
    /// The system's database.
    static let system = TimeZoneDatabase(folder: "/usr/share/zoneinfo")

    let folder: String

    /// Returns the whole file of a zone; nil if there is no such zone, or the name could point outside the folder.
    func file(of name: String) -> [UInt8]? {
        find(name) { bytes($0, limit: 1 << 20) }
    }

    /// Returns true if there is such a zone. Looks only at the beginnings of files.
    func contains(_ name: String) -> Bool {
        find(name) { bytes($0, limit: 4) == Array("TZif".utf8) ? true : nil } ?? false
    }

    /// Returns the name of a zone that is written in another case, or with spaces; nil if there is no such zone.
    func name(like written: String) -> String? {
        let wanted = written.lowercased().map { $0 == " " ? "_" : String($0) }.joined()
        guard Self.isName(wanted) else { return nil }
        if let old = ZoneNames.links.pairs.first(where: { $0.name.lowercased() == wanted }) { return old.name }
        var (path, found) = (folder, [String]())
        for part in wanted.split(separator: "/") {
            let names = (try? SourceFolder.names(in: path)) ?? []
            guard let name = names.first(where: { $0.lowercased() == part }) else { return nil }
            (path, found) = ("\(path)/\(name)", found + [name])
        }
        let name = found.joined(separator: "/")
        return contains(name) ? name : nil
    }

    /// Returns what `read` finds under a zone's own name, else under its current one; nil if the name is not valid.
    private func find<Result>(_ name: String, _ read: (String) -> Result?) -> Result? {
        guard Self.isName(name) else { return nil }
        let copy = ["posix/", "right/"].first(where: name.hasPrefix)
        let plain = copy.map { String(name.dropFirst($0.count)) } ?? name
        if let found = [name, plain].lazy.filter(Self.isName).compactMap(read).first { return found }
        return ZoneNames.links.target(of: plain).flatMap { Self.isName($0) ? read($0) : nil }
    }

    /// Returns the first bytes of a file; nil if it cannot be read.
    private func bytes(_ name: String, limit: Int) -> [UInt8]? {
        let descriptor = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: min(limit, 1 << 13))
        while bytes.count < limit {
            let count = read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
            guard count >= 0 else { return nil }
            guard count > 0 else { break }
            bytes += chunk[..<count]
        }
        return bytes
    }

    /// The files of the database whose zone an administrator chose; they name none of their own.
    private static let links: Set<String> = ["localtime", "posixrules"]

    /// Returns true for 1 to 64 letters, digits and `_+./-`, without a leading slash or dot and without two dots in a
    /// row; not the machine's own zone.
    private static func isName(_ identifier: String) -> Bool {
        let bytes = Array(identifier.utf8)
        guard (1...64).contains(bytes.count), bytes[0] != 0x2F, bytes[0] != 0x2E else { return false }
        guard !zip(bytes, bytes.dropFirst()).contains(where: { $0 == 0x2E && $1 == 0x2E }) else { return false }
        return bytes.allSatisfy { isLetterOrDigit($0) || [0x5F, 0x2B, 0x2E, 0x2F, 0x2D].contains($0) }
            && !links.contains(identifier)
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & ~0x20)
    }
}

/// Names and their targets, as text: `US/Pacific = America/Los_Angeles`, with "; " or a line break between them.
///
/// One is looked up in the text, since a dictionary would be built in full for it.
struct ZoneNames: Sendable {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns the target of a name; nil if the table does not have the name.
    func target(of name: String) -> String? {
        let start = "\(name) = "
        return entries.first { $0.starts(with: start.utf8) }.map { String(Substring($0.dropFirst(start.utf8.count))) }
    }

    /// All names with their targets.
    var pairs: [(name: String, target: String)] {
        entries.map { String(Substring($0.prefix { $0 != UInt8(ascii: "=") }.dropLast())) }
            .compactMap { name in target(of: name).map { (name, $0) } }
    }

    private var entries: [Substring.UTF8View] {
        text.utf8.split { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: "\n") }.map { $0.drop { $0 == 0x20 } }
    }
}
