import ArgumentParser
import CalendarCore

/// The rules of a command that draws nothing, and what it adds to its schedules.
struct RuleOptions: ParsableArguments {
    @Option(each: .holidays) var holidays: [String]
    @Option(each: .closed) var closed: [String]
    @Option(.rules) var rules: String?
    @Option(.people) var people: String?
}
