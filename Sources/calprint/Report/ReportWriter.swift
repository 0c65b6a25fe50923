import CairoRenderer
import CalendarCore
import CalendarLayout
import ScheduleIO

/// Writes the outcome of every entry as JSON, page by page, so that memory does not grow with the entries.
///
/// The entries come first and the totals last, so that only a value a page has to be kept.
final class ReportWriter {
    private let sink: ByteSink
    private let fontNames: FontNames
    private let facts: ReportFacts
    private var json = JSONWriter()
    private var pages: [JSONValue] = []

    /// Calls `body` with a writer, nil without a destination, and puts the report in its place if that succeeds.
    ///
    /// - Parameter library: the library that the pages are measured with.
    static func deliver(
        to destination: Destination?, _ library: FontLibrary, _ facts: ReportFacts,
        _ body: (ReportWriter?) throws -> Void
    ) throws {
        guard let destination else { return try body(nil) }
        try destination.deliver { sink in try body(ReportWriter(to: sink, FontNames(library), facts)) }
    }

    init(to sink: @escaping ByteSink, _ fontNames: FontNames, _ facts: ReportFacts = ReportFacts()) {
        (self.sink, self.fontNames, self.facts) = (sink, fontNames, facts)
        json.begin(.object, layout: .lines)
        json.member("format", .text("calprint-report"))
        json.member("version", .integer(1))
        json.member("only", facts.owner.map(JSONValue.text))
        json.begin(.list, "entries", layout: .lines)
    }

    func add(_ page: LaidOutPage) throws {
        pages.append(.page(page))
        for placement in page.placements { json.element(.placement(placement, fontNames)) }
        try flush()
    }

    /// Adds the entries that are on no page, except for private events, and ends the report.
    func finish(_ accounts: [Account]) throws {
        for account in accounts { try addUnprinted(account) }
        json.end()
        write(pages, as: "pages")
        if let changes = facts.changes { write(changes.values, as: "changes") }
        if !facts.recordChanges.isEmpty { write(facts.recordChanges.map(JSONValue.change), as: "recordChanges") }
        if !facts.tables.isEmpty { write(facts.tables.map(JSONValue.table), as: "tables") }
        json.member("totals", .totals(accounts))
        json.end()
        json.endLine()
        try flush()
    }

    private func write(_ values: [JSONValue], as name: String) {
        json.list(name, layout: .lines) { json in
            for value in values { json.element(value) }
        }
    }

    private func addUnprinted(_ account: Account) throws {
        try account.forEachUnprinted { entry, outcome in
            guard !entry.isPrivate else { return }
            json.element(.unprinted(entry, outcome))
            try flush()
        }
    }

    private func flush() throws {
        try json.take().withUnsafeBytes(sink)
    }
}

/// The facts in a report about the document as a whole.
struct ReportFacts {
    /// The person whose own sheet it is; nil if it names others too.
    var owner: String?
    /// The changes since an earlier schedule; nil without one.
    var changes: ReportedChanges?
    /// The records on no day that differ, in fields that the pages show.
    var recordChanges: [RecordChange] = []
    /// The accounts of the tables that it comes from.
    var tables: [TableAccount] = []
}

/// The changes since an earlier schedule, in the words of a list.
struct ReportedChanges {
    let changes: [ScheduleChange]
    let format: EntryFormat

    init(_ changes: [ScheduleChange], _ format: EntryFormat) { (self.changes, self.format) = (changes, format) }
}

/// The names of a library's fonts by their numbers in placements, each looked up once.
final class FontNames {
    private let library: FontLibrary
    private var names: [Int: String] = [:]

    init(_ library: FontLibrary) {
        self.library = library
    }

    /// "Roboto Regular"
    subscript(font: Int) -> String {
        if let name = names[font] { return name }
        let name = library.face(ofFont: font).name
        names[font] = name
        return name
    }
}
