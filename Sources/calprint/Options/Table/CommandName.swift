import ArgumentParser

/// The commands, in the order of the help.
enum CommandName: String, CaseIterable {
    /// Drawing, the default.
    case render
    case check, stats, who, `import`, fetch, export, store, print, batch, diff, verify, fonts, config

    /// All but the default one.
    static let others = allCases.filter { $0 != .render }

    /// A sentence about what it does.
    var abstract: String {
        switch self {
        case .render: "Draw the months of a schedule as a calendar, one month a page."
        case .check: "Check schedules and list their errors and warnings."
        case .stats: "Count everybody's days, weekends and nights."
        case .who: "Say who is on each line now, until when, and who is next."
        case .import: "Import schedules into the store."
        case .fetch: "Bring calendars from addresses, folders and programs into the store."
        case .export: "Write a schedule as JSON, CSV, iCalendar, or a list of entries."
        case .store: "Show what the store contains."
        case .print: "Print a PDF."
        case .batch: "Draw thousands of calendars listed in a manifest."
        case .diff: "Compare two PDFs page by page."
        case .verify: "Tell whether a stamped PDF shows the newest schedule."
        case .fonts: "List the built-in fonts and those that options add."
        case .config: "Show the options in effect and where each comes from."
        }
    }
}

extension CommandConfiguration {
    /// A command of the program.
    init(_ command: CommandName, usage: String? = nil, discussion: String = "") {
        self.init(
            commandName: command.rawValue, abstract: command.abstract, usage: usage, discussion: discussion)
    }
}
