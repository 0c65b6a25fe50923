import ScheduleIO

/// What configuration files and the command line say together.
///
/// Files become words of a command line that stand before its own, so the argument parser is the one place that knows
/// what a value means. What comes later replaces what came before, whole lists too.
struct Configuration {
    /// The files that it was read from, in their order.
    let files: [String]
    /// The usual files that are not there.
    let missingFiles: [String]
    private let command: String
    /// What the command takes from files.
    private let keys: [ConfigurationKey]
    private var settings: [String: Setting] = [:]

    /// Reads the files. Throws the command's failure where one is missing, or wrong.
    init(_ words: CommandLineScan, _ places: ConfigurationPlaces) throws {
        (files, missingFiles) = (places.files, places.missingFiles)
        (command, keys) = (words.command, ConfigurationKey.all(of: words.command) ?? [])
        for file in files { add(try ConfigurationFile(reading: file).settings) }
        add(words.settings)
    }

    /// What the command does not take replaces nothing: `schedule` is none of `import`'s, which needs the `store`.
    private mutating func add(_ layer: [Setting]) {
        let layer = layer.filter { setting in keys.contains { $0.name == setting.key.name } }
        for setting in layer where setting.saysSomething {
            for name in setting.key.replaces { settings[name] = nil }
        }
        for setting in layer { settings[setting.key.name] = setting }
    }

    subscript(name: String) -> Setting? { settings[name] }

    /// The settings of files that reach the command, in the order of the keys.
    var fromFiles: [Setting] {
        let settings = command == CommandName.render.rawValue ? fittingOutput.settings : settings
        return keys.compactMap { settings[$0.name] }.filter { $0.location != nil }
    }

    /// Without what files say of an output of another kind, or of printing where nothing is printed: they may give a
    /// resolution that counts for PNGs, or the sides of whatever is printed.
    private var fittingOutput: Configuration {
        var fitting = self
        let named = (self["output"]?.values.first).flatMap(OutputFormat.init(fileName:))
        if named != nil, !isFromOneFile("output", "output-format") { fitting.leaveOut(["output-format"]) }
        let told = (fitting["output-format"]?.values.first).flatMap(OutputFormat.init(rawValue:))
        let format = named ?? told ?? .pdf
        if format != .png { fitting.leaveOut(["dpi"]) }
        if format != .pdf { fitting.leaveOut(["no-tags"]) }
        if self["print"] == nil { fitting.leaveOut(Configuration.needingQueue) }
        return fitting
    }

    /// What counts only where something is printed.
    private static let needingQueue = [
        "copies", "sides", "job-title", "job-option", "wait", "require-idle", "state-dir", "reprint", "lock",
    ]

    private func isFromOneFile(_ name: String, _ other: String) -> Bool {
        guard let file = self[name]?.location?.file else { return false }
        return file == self[other]?.location?.file
    }

    private mutating func leaveOut(_ names: [String]) {
        for name in names where settings[name]?.location != nil { settings[name] = nil }
    }
}

extension Setting {
    /// Not that there is nothing: `schedule = []`.
    fileprivate var saysSomething: Bool { !values.isEmpty && values != ["false"] }
}

extension Configuration {
    /// Which setting of a file keeps the command line from being parsed; nil where that is the fault of its own words.
    ///
    /// `refusal` is what the parser has to say to some words as those of drawing, which knows every setting.
    func blame(_ refusal: ([String]) -> String?) -> Finding? {
        var words: [String] = []
        for setting in fromFiles {
            words += setting.arguments
            guard let message = refusal(words) else { continue }
            return Finding(.error, .invalidOption, message, at: setting.location)
        }
        return nil
    }
}
