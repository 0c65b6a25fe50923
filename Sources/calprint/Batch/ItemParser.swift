import ArgumentParser
import CalendarCore
import ScheduleIO

/// Makes options of drawing of what items say.
///
/// The argument parser takes as long as half a page does. So it sees what many items share once, and what most items
/// have of their own is filled in, in the same words.
struct ItemParser {
    private var shared = Shelf<[String], PlainRender>(capacity: 16)

    /// What is filled in.
    private static let own = ["from", "to", "months", "schedule", "provider", "title"]

    /// Throws the failure of an option that does not take its value, with its place.
    mutating func parse(_ item: ManifestItem, output: String) throws -> PlainRender {
        do {
            let words = item.settings.filter { !ItemParser.own.contains($0.key.name) }.flatMap(\.words)
            var render = try shared.value(words) { try PlainRender.parse(words) }
            for setting in item.settings { try render.fill(in: setting) }
            try render.months.validate()
            render.output.output = output
            return render
        } catch {
            throw Failure(wrong: [blame(item) ?? Finding(.error, .invalidOption, message(error), at: item.start)])
        }
    }

    /// The first of the settings that the parser does not take.
    private func blame(_ item: ManifestItem) -> Finding? {
        var words: [String] = []
        for setting in item.settings {
            words += setting.words
            do {
                _ = try PlainRender.parse(words)
            } catch {
                return Finding(.error, .invalidOption, message(error), at: setting.location ?? item.start)
            }
        }
        return nil
    }

    private func message(_ error: any Error) -> String { Calprint.sentence(of: PlainRender.message(for: error)) }
}

extension PlainRender {
    /// As the parser would take it; what it takes itself is left as it is.
    fileprivate mutating func fill(in setting: Setting) throws {
        let value = setting.values.first ?? ""
        switch setting.key.name {
        case "from": months.from = try YearMonth(option: value)
        case "to": months.to = try YearMonth(option: value)
        case "months": months.months = Int(value)
        case "schedule": schedules.schedule = setting.values
        case "provider": schedules.provider = setting.values
        case "title": page.title = value
        default: break
        }
    }
}
