import ArgumentParser
import CalendarCore
import ScheduleIO

struct Export: ConsoleCommand {
    static let configuration = CommandConfiguration(
        .export, usage: "calprint export [-s <file>] ... [-o <file>] [<option> ...]",
        discussion:
            "Reading the output gives the same schedule, as far as the format allows; JSON keeps everything.")

    @OptionGroup var options: ExportCommandOptions

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let format = try chosenFormat()
        let days = try DaySpan(checking: options.from, options.to)
        let output = options.output.flatMap { OutputPath.isStandardOutput($0) ? nil : $0 }
        let destination = try Destination(
            output, nil, mode: options.mode?.bits, keeping: options.input.keptFiles)
        let loaded = try options.input.load(days, console) { try $0.person(called: options.person) }
        var content = content(of: days)
        content.person = try loaded.schedule.person(called: options.person)
        if options.checklists, loaded.schedule.peopleRecords.isEmpty {
            throw Failure(.badData, "there are no checklists and no documents of people to write")
        }
        let schedule = options.closedLabel.map { loaded.schedule.sayingClosed($0) } ?? loaded.schedule
        let export = ScheduleExport(schedule, as: format, content)
        try destination.deliver { sink in try export.write(to: sink) }
        if export.mayCollide { tellOfCollision(title: loaded.schedule.title, console) }
        for note in export.omissions.words { console.note(note) }
    }

    private func content(of days: ClosedRange<CivilDate>?) -> ExportOptions {
        var content = ExportOptions()
        content.days = days
        (content.table, content.isSpreadsheetSafe) = (options.table, options.spreadsheetSafe)
        (content.hasChecklists, content.privacy) = (options.checklists, options.privacy)
        return content
    }

    private func chosenFormat() throws -> ExportFormat {
        let format = try options.format ?? options.output.flatMap(ExportFormat.init(fileName:)) ?? .json
        if format != .csv, let option = options.onlyForCSV {
            throw Failure(.usage, "--\(option) is for csv; the output is \(format)")
        }
        guard format == .json || !options.checklists else {
            throw Failure(.usage, "--checklists is for json; the output is \(format)")
        }
        guard !(options.notes && options.shifts) else {
            throw Failure(.usage, "--notes and --shifts exclude each other: a file has one table")
        }
        for (name, isGiven) in [("person", !options.person.isEmpty), ("closed-label", options.closedLabel != nil)] {
            guard format == .ics || !isGiven else {
                throw Failure(.usage, "--\(name) is for ics; the output is \(format)")
            }
        }
        return format
    }

    private func tellOfCollision(title: String?, _ console: Console) {
        let remedy = "an \"id\" in JSON keeps its events apart from those of others in the same phone"
        if let title {
            console.note("the schedule has no id, so its title '\(title)' must stay as it is; \(remedy)")
        } else {
            console.warn("the schedule has neither an id nor a title; \(remedy)")
        }
    }
}

extension ExportFormat {
    /// By the ending of a file's name; nil without one. Throws ``Failure`` 64 if no format has it.
    fileprivate init?(fileName: String) throws {
        let name = fileName.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let ending = name[dot...].dropFirst().lowercased()
        guard let format = ExportFormat(rawValue: ending) else {
            let formats = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
            throw Failure(.usage, "no format is called '\(ending)'; --format chooses one of \(formats)")
        }
        self = format
    }
}

extension ScheduleExport.Omissions {
    /// A note for each kind of thing that is left out.
    fileprivate var words: [String] {
        let records = records.map {
            ($0.count, "\($0.words) are left out: \($0.count); json with --checklists has them")
        }
        let others = [
            (days, "days are left out: \(days); csv without --notes has them"),
            (notes, "months with notes are left out: \(notes); json has them, and csv with --notes"),
            (events, "events are left out: \(events); json and ics have them"),
            (groups, "people are written without their groups: \(groups); json has them"),
            (lineFacts, "lines are written without their codes and hours: \(lineFacts); json has them"),
            (privateEvents, "private events are left out: \(privateEvents); --private busy or show writes them"),
            (unreadLines, "texts that say more than who is on a line: \(unreadLines); the table has only the people"),
            (
                besideChecklists,
                "days, months of notes and events are left out: \(besideChecklists); json without --checklists has them"
            ),
            (unreadTexts, "texts that say more than who is on a line: \(unreadTexts); the calendar has only the line"),
        ]
        return (others + records).filter { $0.0 > 0 }.map(\.1)
    }
}
