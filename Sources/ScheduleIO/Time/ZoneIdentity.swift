// Names of time zones are compared before the table of old names is asked, which costs as much as a page's layout.

extension String {
    /// True for a name of UTC in the database of time zones.
    var isUTC: Bool {
        (hasPrefix("Etc/") || !utf8.contains(UInt8(ascii: "/"))) && ["Etc/UTC", "Etc/GMT"].contains(currentZone)
    }

    /// True for two names of one zone.
    func isSameZone(as other: String) -> Bool { self == other || currentZone == other.currentZone }

    private var currentZone: String { ZoneNames.links.target(of: self) ?? self }
}
