import CalendarCore

/// The usual hours of a line, as a file beside the schedule gives them.
public struct LineHours: Hashable, Sendable {
    /// The line's label, code or key.
    public let line: String
    /// When its shifts begin and end if a text does not say.
    public let hours: ShiftHours
    /// The place of the line's name.
    public let location: SourceLocation

    /// The hours of a line that this name calls.
    public init(line: String, hours: ShiftHours, location: SourceLocation) {
        (self.line, self.hours, self.location) = (line, hours, location)
    }
}

extension ReadResult {
    /// Gives lines their usual hours, in the place of those that the schedule says; the last for a line wins. A line
    /// that the schedule does not have is a warning.
    public func setting(_ hours: [LineHours]) -> ReadResult {
        guard !hours.isEmpty, var schedule else { return self }
        let unknown = schedule.undeclared(hours)
        for setting in hours {
            for index in schedule.lines.indices where schedule.lines[index].isCalled(setting.line) {
                schedule.lines[index].hours = setting.hours
            }
        }
        var result = ReadResult(
            schedule, findings: findings + unknown, superseded: superseded, tombstones: tombstones)
        result.takeFacts(of: self)
        return result
    }
}

extension Schedule {
    /// A warning for each line with hours that the schedule does not have.
    public func undeclared(_ hours: [LineHours]) -> [Finding] {
        hours.filter { setting in !lines.contains { $0.isCalled(setting.line) } }.map { setting in
            .undeclaredLine(setting.line, among: lines, .warning, at: setting.location)
        }
    }
}

extension Finding {
    /// A line that a file names and that the schedule does not have.
    public static func undeclaredLine(
        _ name: String, among lines: [ScheduleLine], _ severity: Severity, at location: SourceLocation
    ) -> Finding {
        let labels = lines.map(\.label)
        let hint = Spelling.hint(for: name, among: labels + lines.map(\.key))
        return Finding(
            severity, .undeclaredLine, "the schedule has no line '\(name)'",
            hint: hint ?? "it has \(labels.joined(separator: ", "))", at: location)
    }
}
