import CalendarCore
import ScheduleIO

/// Makes options of drawing from the settings of items.
///
/// The rows of the table read the values: the argument parser would take a tenth as long as drawing the item. It is
/// asked for the defaults, and for its words if a value is refused.
struct ItemParser {
    private let defaults = Result { try DrawingOptions.parse([]) }

    /// Throws ``Failure`` 65 with the place of a setting that is refused.
    func parse(_ item: ManifestItem, output: String) throws -> DrawingOptions {
        do {
            var options = try defaults.get()
            for setting in item.settings { try setting.option.place?.take(.texts(setting.values), &options) }
            try options.validate()
            options.output.output = output
            return options
        } catch {
            throw Failure(wrong: [blame(item) ?? Finding(.error, .invalidOption, message(error), at: item.start)])
        }
    }

    /// The first of the settings that the parser refuses.
    private func blame(_ item: ManifestItem) -> Finding? {
        var arguments: [String] = []
        for setting in item.settings {
            arguments += setting.arguments
            do {
                _ = try DrawingOptions.parse(arguments)
            } catch {
                return Finding(.error, .invalidOption, message(error), at: setting.location ?? item.start)
            }
        }
        return nil
    }

    private func message(_ error: any Error) -> String { DrawingOptions.message(for: error).continuingSentence }
}
