extension ZoneNames {
    /// Returns the IANA name that a name most likely means: a name of Windows or of Lotus Notes, or one of the database
    /// in another case or with spaces.
    static func zone(meantBy name: String) -> String? {
        let name = part(of: name)
        return zone(ofWindowsName: name) ?? windows.target(of: "\(name) Standard Time")
            ?? TimeZoneDatabase.system.name(like: name)
    }

    /// Returns `Utc` of `tzone://Microsoft/Utc`, and `W. Europe` of `Zone=-1$DO=1$ZN=W. Europe`, as Lotus Notes has it.
    private static func part(of name: String) -> String {
        let start = ["tzone://Microsoft/", "$ZN="].lazy.compactMap { name.firstRange(of: $0) }.first
        return start.map { String(name[$0.upperBound...].prefix { $0 != "$" }) } ?? name
    }
}

extension UTCOffset {
    /// Reads `UTC+2`, `GMT-05:30` and `+0200`; nil for a name without a sign.
    ///
    /// As people and most programs write them, and RFC 5545 its offsets: a plus is east of Greenwich.
    init?(zoneName name: String) {
        let text = name.uppercased().filter { $0 != " " }
        let offset = ["UTC", "GMT"].contains(String(text.prefix(3))) ? text.dropFirst(3) : text[...]
        guard let sign = offset.first, "+-".contains(sign) else { return nil }
        self.init(offset.utf8)
    }

    var direction: String { seconds < 0 ? "west" : "east" }

    /// The name in the database, in which a plus is west; nil if it has none.
    var identifier: String? {
        let hours = seconds / 3600
        guard seconds % 3600 == 0, (-12...14).contains(hours) else { return nil }
        return hours == 0 ? "Etc/UTC" : "Etc/GMT\(hours < 0 ? "+" : "-")\(abs(hours))"
    }
}
