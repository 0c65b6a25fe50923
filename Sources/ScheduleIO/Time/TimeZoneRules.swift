import CalendarCore
import Glibc

/// The rules of an IANA time zone, from the system's database.
final class TimeZoneRules {
    private let transitions: ZoneTransitions

    private static let folder = "/usr/share/zoneinfo/"

    /// The time zone with this name; nil if the database has none, or the name could point outside it.
    ///
    /// Never the zone of the process, and never a rule written as a name (`UTC+2`, `EST5EDT,M3.2.0,M11.1.0`): only a
    /// file of that name counts.
    init?(identifier: String) {
        guard TimeZoneRules.isName(identifier), let bytes = TimeZoneRules.bytes(TimeZoneRules.folder + identifier),
            let file = TimeZoneFile(bytes)
        else { return nil }
        transitions = file.transitions
    }

    /// The time on the wall clock at an instant; nil outside the years 1 to 9999.
    func local(_ instant: Instant) -> CivilDateTime? {
        let seconds = instant.milliseconds.flooredQuotient(by: 1000)
        return CivilDateTime(utc: Instant(milliseconds: (seconds + offset(at: seconds)) * 1000))
    }

    /// Seconds east of UTC at an instant, in seconds since 1970-01-01T00:00:00Z.
    func offset(at seconds: Int) -> Int { transitions.offset(at: seconds) }

    /// The instant at which the wall clock shows a time (``ZoneTransitions/instant(of:)``).
    func instant(of wall: Int) -> Int { transitions.instant(of: wall) }

    /// Whether there is such a zone. Looks only at the beginning of the file.
    static func exists(_ identifier: String) -> Bool {
        isName(identifier) && bytes(folder + identifier, limit: 4) == Array("TZif".utf8)
    }

    /// The first bytes of a file; nil if it cannot be read.
    private static func bytes(_ path: String, limit: Int = 1 << 20) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
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

    /// The files of the database that name no zone of their own, but one that an administrator chose.
    private static let links: Set<String> = ["localtime", "posixrules"]

    /// 1 to 64 letters, digits and `_+./-`, without a leading slash or dot and without two dots in a row; not the
    /// machine's own zone.
    static func isName(_ identifier: String) -> Bool {
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
