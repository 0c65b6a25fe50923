extension String {
    /// True for a name of UTC in the database of time zones.
    var isUTC: Bool { ["Etc/UTC", "Etc/GMT"].contains(currentZone) }

    /// True for two names of one zone.
    func isSameZone(as other: String) -> Bool { currentZone == other.currentZone }

    private var currentZone: String { ZoneNames.links.target(of: self) ?? self }
}
