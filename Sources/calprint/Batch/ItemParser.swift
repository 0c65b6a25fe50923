import CalendarCore
import ScheduleIO

/// Makes options of drawing of what items say.
struct ItemParser {
    /// Throws ``Failure`` 65, with the place of the setting that the argument parser refuses.
    func parse(_ item: ManifestItem, output: String) throws -> DrawingOptions {
        do {
            var options = try DrawingOptions.parse(item.settings.flatMap(\.arguments))
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
