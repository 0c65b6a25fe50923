import CalendarCore
import ScheduleIO

/// Makes options of drawing from the settings of items.
///
/// The rows of the table read the values: the argument parser would take a tenth as long as drawing the item. It is
/// asked for the defaults, and for its words if a value is refused.
struct ItemParser {
    private let defaults = Result { try DrawingOptions.unset() }

    /// Throws ``Failure`` 65 with the place of a setting that is refused.
    func parse(_ item: ManifestItem, output: String) throws -> DrawingOptions {
        do {
            var options = try defaults.get()
            for setting in item.settings { try setting.option.place?.take(setting.values, &options) }
            try options.validate()
            options.output.output = output
            return options
        } catch {
            let other = Finding(.error, .invalidOption, DrawingOptions.sentence(of: error), at: item.start)
            throw Failure(wrong: [item.settings.blame(item.start) ?? other])
        }
    }
}
