import CairoRenderer
import CalendarCore
import ScheduleIO

/// A stamped PDF: what it shows, and how that was chosen.
struct StampedDocument {
    let stamp: ScheduleStamp
    private let options: DrawingOptions

    /// Reads the stamp of a PDF. Throws ``Failure`` 65 if it has none that can be read.
    init(_ bytes: [UInt8], name: String) throws {
        guard let text = PDFRenderer.stamp(ofPDF: bytes) else {
            throw Failure(.badData, "\(name): no stamp in it (draw it with --stamp)")
        }
        guard var options = try? DrawingOptions.parse([]), let record = StampRecord(text),
            RecordedOptions.apply(record.options, to: &options)
        else { throw Failure(.badData, "\(name): its stamp is damaged, or of another version of \(Program.name)") }
        (stamp, self.options) = (record.stamp, options)
    }

    /// What is added to the schedules: files of holidays, beside the words that it knows, and people.
    func added(holidays: [String], people: String?) throws -> AddedSources {
        AddedSources(
            holidays: HolidaySources(names: holidays, words: options.schedules.lines.closed),
            people: try PeopleFile.people(in: people))
    }

    /// What messages must not say of a schedule. Throws ``Failure`` as ``ScheduleChoice`` does.
    func hiding(_ schedule: Schedule) throws -> NameHiding { try NameHiding(options.schedules, of: schedule) }

    /// The PDF against a schedule. Throws ``Failure`` if the schedule has not what the PDF shows, as drawing it would.
    func verified(against loaded: LoadedSchedule) throws -> StampVerification {
        let schedule = try ScheduleChoice(loaded, options).shown(options)
        return StampVerification(
            old: stamp, now: ScheduleStamp(schedule, days: stamp.days), schedule: schedule)
    }
}
