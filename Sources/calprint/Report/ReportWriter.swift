import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

/// Writes what became of every entry as JSON, page by page, so that memory does not grow with the entries.
///
/// The entries come first and the totals last, as on a bill: then nothing has to be kept but a line a page.
final class ReportWriter {
    private let sink: ByteSink
    private let fontNames: FontNames
    private let facts: ReportFacts
    private var json = JSONWriter()
    private var pages: [JSONValue] = []
    private var hasEntries = false

    /// Calls `body` with a writer for a destination, nil for none, and puts the report in its place if that succeeds.
    /// The library is the one that the pages are measured with.
    static func deliver(
        to destination: Destination?, _ library: FontLibrary, _ facts: ReportFacts,
        _ body: (ReportWriter?) throws -> Void
    ) throws {
        guard let destination else { return try body(nil) }
        try destination.deliver { sink in try body(ReportWriter(to: sink, FontNames(library), facts)) }
    }

    init(to sink: @escaping ByteSink, _ fontNames: FontNames, _ facts: ReportFacts = ReportFacts()) {
        (self.sink, self.fontNames, self.facts) = (sink, fontNames, facts)
        json.write(raw: "{\n  \"format\": \"calprint-report\",\n  \"version\": 1,\n  ")
        if let owner = facts.owner {
            json.write(raw: "\"only\": ")
            json.write(.text(owner))
            json.write(raw: ",\n  ")
        }
        json.write(raw: "\"entries\": [")
    }

    func add(_ page: LaidOutPage) throws {
        pages.append(.page(page))
        for placement in page.placements { add(.placement(placement, fontNames)) }
        try flush()
    }

    /// Adds what is on no page, private events apart, and ends the report.
    func finish(_ accounts: [Account]) throws {
        for account in accounts { try addUnprinted(account) }
        json.write(raw: hasEntries ? "\n  ],\n  " : "],\n  ")
        write(pages, as: "pages")
        if let changes = facts.changes { write(changes.values, as: "changes") }
        json.write(raw: "\"totals\": ")
        json.write(.totals(accounts))
        json.write(raw: "\n}\n")
        try flush()
    }

    /// A list with a line for each value, and the comma behind it.
    private func write(_ values: [JSONValue], as name: String) {
        json.write(raw: "\"\(name)\": [")
        for (index, value) in values.enumerated() { writeLine(value, isFirst: index == 0) }
        json.write(raw: values.isEmpty ? "],\n  " : "\n  ],\n  ")
    }

    private func addUnprinted(_ account: Account) throws {
        try account.forEachUnprinted { entry, outcome in
            guard !entry.isPrivate else { return }
            add(.unprinted(entry, outcome))
            try flush()
        }
    }

    private func add(_ entry: JSONValue) {
        writeLine(entry, isFirst: !hasEntries)
        hasEntries = true
    }

    private func writeLine(_ value: JSONValue, isFirst: Bool) {
        json.write(raw: isFirst ? "\n    " : ",\n    ")
        json.write(value)
    }

    private func flush() throws {
        try json.take().withUnsafeBytes(sink)
    }
}
