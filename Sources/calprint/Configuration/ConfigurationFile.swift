import CalendarCore
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
