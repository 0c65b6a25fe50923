import CalendarCore
import ScheduleIO

/// The settings of configuration files and the command line together.
///
/// Files become arguments before those of the command line, so a value means the same in both. A later setting replaces
/// an earlier one, whole lists included.
struct Configuration {
    /// The files that it was read from, in their order.
    let files: [String]
    /// The usual files that are not there.
    let missingFiles: [String]
    private let command: CommandName
    /// The options that the command takes from files.
    private let options: [OptionInfo]
    private var settings: [String: Setting] = [:]

    /// Reads the files. Throws ``Failure`` if one is missing or wrong.
    init(_ scan: CommandLineScan, _ places: ConfigurationPlaces) throws {
        (files, missingFiles) = (places.files, places.missingFiles)
        (command, options) = (scan.command, OptionTable.configured(scan.command) ?? [])
        for file in files { add(try ConfigurationFile(reading: file).settings) }
        add(scan.settings)
    }

    /// An option that the command does not have replaces nothing: `schedule` must not replace the `store` of an import.
    private mutating func add(_ layer: [Setting]) {
        let layer = layer.filter { setting in options.contains { $0.name == setting.option.name } }
        for setting in layer where setting.saysSomething {
            for name in setting.option.replaces { settings[name] = nil }
        }
        for setting in layer { settings[setting.option.name] = setting }
    }

    subscript(name: String) -> Setting? { settings[name] }

    /// The settings of files that reach the command, in the order of the table.
    var fromFiles: [Setting] {
        let settings = command == .render ? fittingOutput.settings : settings
        return options.compactMap { settings[$0.name] }.filter { $0.location != nil }
    }

    /// The settings without those of files for another output format, or for printing if nothing is printed: a file may
    /// have a resolution for PNGs, or the sides for all print jobs.
    private var fittingOutput: Configuration {
        var fitting = self
        let named = (self["output"]?.values.first).flatMap(OutputFormat.init(fileName:))
        if named != nil, !isFromOneFile("output", "output-format") { fitting.leaveOut("output-format") }
        let told = (fitting["output-format"]?.values.first).flatMap(OutputFormat.init(rawValue:))
        let needs: [OptionInfo.Need?] = [.format(named ?? told ?? .untold), self["print"].map { _ in .queue }, nil]
        for option in options where !needs.contains(option.need) { fitting.leaveOut(option.name) }
        return fitting
    }

    private func isFromOneFile(_ name: String, _ other: String) -> Bool {
        guard let file = self[name]?.location?.file else { return false }
        return file == self[other]?.location?.file
    }

    /// Removes a setting, unless it is of the command line.
    private mutating func leaveOut(_ name: String) {
        if settings[name]?.location != nil { settings[name] = nil }
    }
}

extension Setting {
    /// True if it gives a value, unlike `schedule = []`.
    fileprivate var saysSomething: Bool { !values.isEmpty && values != ["false"] }
}

extension [Setting] {
    /// The error of the first setting that the parser refuses, by drawing, which has every setting; nil if it accepts
    /// all. A setting of the command line is at `start`.
    func blame(_ start: SourceLocation? = nil) -> Finding? {
        var arguments: [String] = []
        for setting in self {
            arguments += setting.arguments
            do {
                _ = try DrawingOptions.parse(arguments)
            } catch {
                let place = setting.location ?? start
                return Finding(.error, .invalidOption, DrawingOptions.sentence(of: error), at: place)
            }
        }
        return nil
    }
}

extension DrawingOptions {
    /// An error of reading options, to follow a prefix.
    static func sentence(of error: any Error) -> String { message(for: error).continuingSentence }
}
