import Printing
import ScheduleIO

@testable import calprint

extension FuzzTarget {
    /// A configuration file, and the people in it.
    static let toml = FuzzTarget("toml") {
        { input in
            _ = try? PeopleFile.read(input, path: "f")
            guard let file = try? ConfigurationFile(input, path: "f") else { return }
            for setting in file.settings { require(setting.location != nil, "a setting without a place") }
            _ = try? DrawingOptions.parse(file.settings.flatMap(\.arguments))
        }
    }

    /// A batch's list of calendars.
    static let manifest = FuzzTarget("manifest") {
        let parser = ItemParser()
        return { input in
            let manifest = Manifest(input, ManifestName("f"))
            var names = OutputNames()
            for line in manifest.lines {
                let item = manifest.item(line)
                names.add(item)
                guard item.findings.isEmpty else { continue }
                _ = try? parser.parse(item, output: "o.pdf").style
            }
        }
    }

    /// The options of a job, as cupsd gives them to the filter.
    static let jobOptions = FuzzTarget("job-options") {
        { input in
            // An argument ends at a NUL.
            let line = String(decoding: input.prefix { $0 != 0 }, as: UTF8.self)
            do {
                let arguments = try JobArguments(try FilterOptions(line), ppd: nil).arguments
                _ = try DrawingOptions.parse(arguments).style
            } catch {
                require(harmless(DrawingOptions.message(for: error)), "a message of several lines")
            }
        }
    }

    /// Whether cupsd takes it for one line, as the filter's log writes it.
    private static func harmless(_ message: String) -> Bool {
        message.onOneLine.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
    }
}
