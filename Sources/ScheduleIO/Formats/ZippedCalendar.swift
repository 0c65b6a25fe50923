import CalendarCore
import Programs

/// The calendar in a ZIP archive, as Google exports it.
enum ZippedCalendar {
    /// Reads the only calendar of an archive. None, or several, are an error that names the archive's files.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions) -> ReadResult {
        do throws(ProgramFailure) {
            let output = try SheetConverter.run(PackageResources.calendars_py, on: bytes)
            if let fault = output.hostFault {
                return WorkbookReader.hostFailure("the archive cannot be unpacked now: \(fault.abridged)", file)
            }
            guard output.status == 0 else { return failure(output, file: file) }
            let format = ScheduleReader.format(of: output.stdout)
            guard format == .iCalendar, !output.stdout.starts(with: [0x50, 0x4B]) else {
                return failure("the file in the archive is no calendar", file: file)
            }
            return ScheduleReader.read(output.stdout, file: file, format: .iCalendar, options: options)
        } catch {
            return WorkbookReader.hostFailure("the archive cannot be unpacked now: \(error.description)", file)
        }
    }

    /// The status with which the program says that there is not exactly one calendar; it has written the names.
    private static let notOne: Int32 = 5

    private static func failure(_ output: ProgramOutput, file: String) -> ReadResult {
        guard output.status == notOne else {
            return failure("the archive cannot be unpacked within the limits of a schedule", file: file)
        }
        let names = String(decoding: output.stdout, as: UTF8.self).split(separator: "\n")
        let list = names.prefix(10).map { "'\(String($0).abridged)'" }.joined(separator: ", ")
        let rest = names.count > 10 ? " and \(names.count - 10) more" : ""
        return failure("an archive of \(names.count) calendars: \(list)\(rest)", file: file)
    }

    private static func failure(_ message: String, file: String) -> ReadResult {
        let place = SourceLocation(file: file, line: 1, column: 1)
        let hint = "unpack it, and give the calendars that you want"
        return ReadResult(nil, findings: [Finding(.error, .unknownFormat, message, hint: hint, at: place)])
    }
}
