import CGLib
import CalendarCore
import Glibc

/// The rules of an IANA time zone, from the system's database.
final class TimeZoneRules {
    private let zone: OpaquePointer

    /// The time zone with this name; nil if the database has none, or the name could point outside it.
    ///
    /// Never the zone of the process: an empty name is not accepted.
    init?(identifier: String) {
        guard TimeZoneRules.isName(identifier), let zone = g_time_zone_new_identifier(identifier) else { return nil }
        self.zone = zone
    }

    deinit {
        g_time_zone_unref(zone)
    }

    /// The time on the wall clock at an instant; nil outside the years 1 to 9999.
    func local(_ instant: Instant) -> CivilDateTime? {
        let seconds = instant.milliseconds.flooredQuotient(by: 1000)
        let local = seconds + offset(at: seconds)
        let day = local.flooredQuotient(by: 86_400)
        return CivilDate(EpochDay(day)).flatMap { CivilDateTime(date: $0, minute: (local - day * 86_400) / 60) }
    }

    /// Seconds east of UTC at an instant, in seconds since 1970-01-01T00:00:00Z.
    func offset(at seconds: Int) -> Int {
        Int(g_time_zone_get_offset(zone, g_time_zone_find_interval(zone, G_TIME_TYPE_UNIVERSAL, gint64(seconds))))
    }

    /// Whether there is such a zone. Looks for the file first, which is much cheaper than loading its rules.
    static func exists(_ identifier: String) -> Bool {
        guard isName(identifier) else { return false }
        return isZoneFile("/usr/share/zoneinfo/\(identifier)") || TimeZoneRules(identifier: identifier) != nil
    }

    /// Whether a file begins as RFC 8536 requires.
    private static func isZoneFile(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var magic: UInt32 = 0
        return read(descriptor, &magic, 4) == 4 && UInt32(bigEndian: magic) == 0x545A_6966
    }

    /// 1 to 64 letters, digits and `_+./-`, without a leading slash or dot and without two dots in a row.
    static func isName(_ identifier: String) -> Bool {
        let bytes = Array(identifier.utf8)
        guard (1...64).contains(bytes.count), bytes[0] != 0x2F, bytes[0] != 0x2E else { return false }
        guard !zip(bytes, bytes.dropFirst()).contains(where: { $0 == 0x2E && $1 == 0x2E }) else { return false }
        return bytes.allSatisfy { isLetterOrDigit($0) || [0x5F, 0x2B, 0x2E, 0x2F, 0x2D].contains($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & ~0x20)
    }
}
