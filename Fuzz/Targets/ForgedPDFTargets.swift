import CairoRenderer
import CalendarCore
import PDFComparison
import ScheduleIO

@testable import calprint

extension FuzzTarget {
    /// A PDF whose stamp may be forged: `verify` tells nothing of a private event that the caller does not ask for.
    static let verify = FuzzTarget("verify", seeds: StampedPage.allBytes) {
        { input in
            for privacy in [Privacy.omit, .busy] {
                guard let document = try? StampedDocument(input, name: "f", privacy),
                    let verification = try? document.verified(against: LoadedSchedule(schedule: StampedPage.schedule))
                else { continue }
                let report = VerificationReport(document: "f", verification: verification)
                require(!report.text.contains(StampedPage.secret), "a private event in the report")
                require(!report.json.contains(StampedPage.secret), "a private event in the report")
            }
        }
    }

    /// A PDF compared with a sound one. Poppler reads it in processes of their own, which have limits.
    static let diff = FuzzTarget("diff", seeds: StampedPage.allBytes) {
        let sound = try PDFDocument(StampedPage(.omit).bytes, name: "sound")
        return { input in
            do {
                let other = try PDFDocument(input, name: "f")
                let difference = try DocumentComparison(sound, other, dpi: 36).difference()
                require(DifferenceDescription(difference).lines.count < 100, "too many lines")
            } catch is ComparisonError {
            } catch {
                fatalError("\(error)")
            }
        }
    }
}

/// A month with a stamp.
private struct StampedPage {
    let bytes: [UInt8]

    static let secret = "sekret"
    static let month = YearMonth(year: 2025, month: 1)!

    /// Days, an event, and one that is private.
    static let schedule: Schedule = {
        let day = CivilDate(year: 2025, month: 1, day: 6)!
        let events = [("visit", false), (secret, true)].map { title, isPrivate in
            Event(Event.Content(title: title), span: .allDay(first: day, last: day), isPrivate: isPrivate)
        }
        return Schedule.merging(events: events).schedule
    }()

    init(_ privacy: Privacy) throws {
        let options = try DrawingOptions.parse(["--private", privacy.keyword])
        let shown = StampedPage.schedule.showingPrivateEvents(privacy, busy: PagePhrases.english.busy)
        let stamp = ScheduleStamp(shown, days: DaySpan(StampedPage.month))
        let record = StampRecord(stamp, options: RecordedOptions(options).texts)
        var bytes: [UInt8] = []
        try PageView.month.draw(
            shown, DaySpan(StampedPage.month), .ofFuzzing(stamp: record.text), FuzzFonts().library()
        ) { bytes.append(contentsOf: $0) }
        self.bytes = bytes
    }

    @Sendable static func allBytes() throws -> [[UInt8]] {
        try [Privacy.omit, .busy, .show].map { try StampedPage($0).bytes }
    }
}
