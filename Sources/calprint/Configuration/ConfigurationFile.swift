import CalendarCore
import Glibc
import ScheduleIO

/// A configuration file: TOML, whose keys are the names of options.
struct ConfigurationFile {
    let path: String
    let settings: [Setting]

    /// The table that declares sources, `[source.NAME]`, and the key that lists those of a calendar. Only
    /// `calprint fetch` reads them.
    static let (sourceTable, fetchedNames) = ("source", "fetch")

    /// True for a key that only `calprint fetch` reads.
    static func isOfFetch(_ key: String) -> Bool { [sourceTable, fetchedNames].contains(key) }

    /// Throws ``Failure``: if it cannot be read, or with status 78 and every place where it is wrong.
    init(reading path: String) throws {
        try self.init(try SourceFile.contents(of: path), path: path)
    }

    init(_ bytes: [UInt8], path: String) throws(Failure) {
        self.path = path
        let document = try TOMLDocument(bytes, file: path)
        var reader = SettingReader(folder: OutputPath.folder(of: path))
        for entry in document.entries where !ConfigurationFile.isOfFetch(entry.name) { reader.read(entry) }
        guard reader.findings.isEmpty else { throw Failure(reader.findings) }
        settings = reader.settings
    }
}

extension Failure {
    /// A configuration file is wrong: status 78.
    init(_ findings: [Finding]) {
        self.init(.unsupported)
        self.findings = findings.map(\.description)
    }
}

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
        self.init(
            named: scan.configurationFile, leavesOutUsualFiles: scan.leavesOutUsualFiles, system: system, user: user)
    }

    /// Those of a command that reads its own tables from them.
    init(_ options: ConfigurationOptions) {
        self.init(
            named: options.config, leavesOutUsualFiles: options.noConfig, system: ConfigurationPlaces.system,
            user: ConfigurationPlaces.user)
    }

    private init(named file: String?, leavesOutUsualFiles: Bool, system: String, user: String?) {
        let usual = leavesOutUsualFiles ? [] : [system] + (user.map { [$0] } ?? [])
        let named = file.map { [$0] } ?? []
        files = usual.filter { access($0, F_OK) == 0 } + named
        missingFiles = usual.filter { access($0, F_OK) != 0 }
    }

    /// The user's, `$XDG_CONFIG_HOME/calprint/calprint.toml`; nil for a service without a home.
    static var user: String? {
        UserFolder.named("XDG_CONFIG_HOME", else: ".config").map { "\($0)/calprint/calprint.toml" }
    }
}
