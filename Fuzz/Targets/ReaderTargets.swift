import CalendarCore

@testable import ScheduleIO

extension FuzzTarget {
    /// A target for each format that is text, and one for the recognition of formats.
    static let readers =
        ScheduleFormat.allCases.filter { $0 != .xlsx }.map(reader) + [FuzzTarget("any") { readAny }]

    private static func reader(_ format: ScheduleFormat) -> FuzzTarget {
        FuzzTarget(format.rawValue) {
            { input in
                let variation = Variation(input)
                var options = variation.reading
                if format.isCalendar, variation[4] { options.label = "call" }
                check(ScheduleReader.read(variation.bytes, file: "f", format: format, options: options))
            }
        }
    }

    /// The report of a PDF, which `--since` reads.
    static let report = FuzzTarget("report") {
        { input in
            let result = ReportReader.read(Variation(input).bytes, file: "f")
            require(
                (result.report == nil) != result.findings.filter { $0.severity == .error }.isEmpty,
                "a report and errors, or neither")
        }
    }

    /// A workbook would be a process for each input; see ``workbook``.
    private static func readAny(_ input: [UInt8]) {
        _ = ScheduleReader.certainFormat(of: input)
        guard ScheduleReader.format(of: input) != .xlsx else { return }
        let result = ScheduleReader.read(input, file: "f")
        check(result)
        check(ScheduleReader.merge([result, result]))
        let parts = input.split(separator: 0x1E).map { SourcePart(bytes: Array($0), file: "f") }
        if parts.count > 1 { check(ScheduleReader.read(pages: parts)) }
    }
}

/// What every result of a reader promises.
func check(_ result: ReadResult) {
    require((result.schedule == nil) != result.errors.isEmpty, "a schedule and errors, or neither")
    for finding in result.findings {
        guard let place = finding.location else { continue }
        require(place.line > 0 && place.column > 0, "a finding without a place: \(finding)")
    }
    if let schedule = result.schedule { checkExports(of: schedule) }
}

/// What is written can be read again. What is written of that is the same: reading a calendar keeps events with the
/// same content, reading JSON does not, so the first export may have more.
private func checkExports(of schedule: Schedule) {
    guard schedule.days.count + schedule.events.count + schedule.notes.count < 40 else { return }
    // Day by day, an event of 300 years is long.
    var options = ExportOptions()
    options.days = CivilDate(year: 2025, month: 1, day: 1)!...CivilDate(year: 2025, month: 12, day: 31)!
    for format in [ExportFormat.csv, .ics] { _ = ScheduleExport(schedule, as: format, options).bytes }
    checkCalendar(of: schedule, options)
    guard let copy = reread(schedule), let copyOfCopy = reread(copy) else { return }
    let (first, second) = (lines(of: copy), lines(of: copyOfCopy))
    require(first == second, "the export of the export has other lines: \(first.difference(from: second))")
}

/// The calendar of somebody can be read.
private func checkCalendar(of schedule: Schedule, _ options: ExportOptions) {
    let people = People(of: schedule)
    guard let name = people.all.first?.name, let person = try? people.choosing([name]) else { return }
    var options = options
    (options.person, options.privacy) = (person, .show)
    let own = ScheduleReader.read(ScheduleExport(schedule, as: .ics, options).bytes, file: "own", format: .iCalendar)
    require(own.errors.isEmpty, "the calendar is wrong: \(own.errors.first?.description ?? "")")
}

private func reread(_ schedule: Schedule) -> Schedule? {
    // Checklists alone are written in their own format.
    let again = ScheduleReader.read(ScheduleExport(schedule, as: .json).bytes, file: "again")
    require(again.errors.isEmpty, "the export is wrong: \(again.errors.first?.description ?? "")")
    return again.schedule
}

private func lines(of schedule: Schedule) -> [String] {
    String(decoding: ScheduleExport(schedule, as: .json).bytes, as: UTF8.self).split(separator: "\n").map(String.init)
}
