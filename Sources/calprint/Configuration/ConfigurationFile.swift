import CalendarCore
import Glibc
import ScheduleIO

/// A configuration file: TOML, whose keys are the names of options.
struct ConfigurationFile {
    let path: String
    let settings: [Setting]

    /// Throws ``Failure``: if it cannot be read, or with status 78 and every place where it is wrong.
    init(reading path: String) throws {
        try self.init(try SourceFile.contents(of: path), path: path)
    }

    init(_ bytes: [UInt8], path: String) throws(Failure) {
        self.path = path
        let document = try TOMLDocument(bytes, file: path)
        var reader = SettingReader(folder: OutputPath.folder(of: path))
        for entry in document.entries { reader.read(entry) }
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
        let usual = scan.leavesOutUsualFiles ? [] : [system] + (user.map { [$0] } ?? [])
        let named = scan.configurationFile.map { [$0] } ?? []
        files = usual.filter { access($0, F_OK) == 0 } + named
        missingFiles = usual.filter { access($0, F_OK) != 0 }
    }

    /// The user's, `$XDG_CONFIG_HOME/calprint/calprint.toml`; nil for a service without a home.
    static var user: String? {
        UserFolder.named("XDG_CONFIG_HOME", else: ".config").map { "\($0)/calprint/calprint.toml" }
    }
}
