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
        Self.names(for: name).lazy.compactMap { bytes($0, limit: 1 << 20) }.first
    }

    /// Returns true if there is such a zone. Looks only at the beginnings of files.
    func contains(_ name: String) -> Bool {
        Self.names(for: name).contains { bytes($0, limit: 4) == Array("TZif".utf8) }
    }

    /// Returns the names under which a zone may be found: its own, then its current one; empty if it is not valid.
    private static func names(for name: String) -> [String] {
        guard isName(name) else { return [] }
        let copy = ["posix/", "right/"].first(where: name.hasPrefix)
        let plain = copy.map { String(name.dropFirst($0.count)) } ?? name
        return ([name, plain] + [ZoneLinks.target(of: plain)].compactMap { $0 }).filter(isName)
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

/// The old names of time zones, which tzdata keeps as links to current ones.
///
/// Source: tzdata, its file `backward`.
enum ZoneLinks {
    /// Returns the current name of a zone; nil if the name is not an old one.
    static func target(of name: String) -> String? {
        table.first { $0.name == name }?.target
    }
}
