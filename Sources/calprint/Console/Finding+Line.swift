import ScheduleIO

extension Finding {
    /// A line of a message, which names the program if the finding has no place in a file.
    var line: String { (location == nil ? "\(Program.name): " : "") + description }
}
