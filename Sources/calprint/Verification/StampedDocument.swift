import CairoRenderer
import CalendarCore
import ScheduleIO

/// A stamped PDF: the content that it shows, and the options that chose it.
struct StampedDocument {
    let stamp: ScheduleStamp
    private let options: DrawingOptions

    /// Reads the stamp of a PDF. Throws ``Failure`` 65 if it has no stamp that can be read, and 64 if its pages show
    /// private events in another way than the caller allows: a stamp can be forged, so it must not choose that.
    init(_ bytes: [UInt8], name: String, _ privacy: Privacy) throws {
        guard let text = PDFRenderer.stamp(ofPDF: bytes) else {
            throw Failure(.badData, "\(name): no stamp in it (draw it with --stamp)")
        }
        guard var options = try? DrawingOptions.unset(), let record = StampRecord(text),
            RecordedOptions.apply(record.options, to: &options)
        else { throw Failure(.badData, "\(name): its stamp is damaged, or of another version of \(Program.name)") }
        let drawn = options.schedules.privacy
        guard drawn == privacy else {
            let option = "--private \(drawn.keyword)"
            throw Failure(.usage, "\(name): it says that it was drawn with \(option); verify it with \(option), too")
        }
        (stamp, self.options) = (record.stamp, options)
    }

    /// The words that closed days in the files that name them, besides the schedule's own.
    var closedWords: [String] { options.schedules.lines.closed }

    /// Returns the only person of a schedule whose name messages may have; nil for everybody. Throws ``Failure`` as
    /// ``ScheduleChoice`` does.
    func owner(in schedule: Schedule) throws -> ChosenPerson? { try options.schedules.owner(in: schedule) }

    /// Compares the PDF with a schedule. Throws ``Failure``, as drawing does, if the schedule lacks what it shows.
    func verified(against loaded: LoadedSchedule) throws -> StampVerification {
        let schedule = try ScheduleChoice(loaded, options).shown(options)
        return StampVerification(
            old: stamp, now: try options.stamp(schedule, on: stamp.days), schedule: schedule)
    }
}
