import Glibc

/// The paths of configuration files; later ones override earlier ones.
struct ConfigurationPlaces {
    /// Of the whole system.
    static let system = "/etc/calprint/calprint.toml"

    /// The files to read. A usual file that does not exist, or is in a folder that this user cannot enter, is left out.
    let files: [String]
    /// The usual files that do not exist.
    let missingFiles: [String]

    /// `system` and `user` are elsewhere in tests.
    init(
        _ scan: CommandLineScan, system: String = ConfigurationPlaces.system, user: String? = ConfigurationPlaces.user
    ) {
        let usual = scan.leavesOutUsualFiles ? [] : [system] + (user.map { [$0] } ?? [])
        let named = scan.configurationFile.map { [$0] } ?? []
        files = usual.filter { access($0, F_OK) == 0 } + named
        missingFiles = usual.filter { access($0, F_OK) != 0 }
    }

    /// The user's, `$XDG_CONFIG_HOME/calprint/calprint.toml`; nil for a service without a home.
    static var user: String? {
        // The XDG base directory specification has relative paths ignored.
        let folder = variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (folder ?? variable("HOME").map { "\($0)/.config" }).map { "\($0)/calprint/calprint.toml" }
    }

    private static func variable(_ name: String) -> String? {
        guard let value = getenv(name), value.pointee != 0 else { return nil }
        return String(cString: value)
    }
}
