import CalendarCore
import ScheduleIO

/// A schedule as the command line names it: a file, a folder or a pattern of names; or `NAME=FILE`, a calendar whose
/// events are all on one line, or one person's.
struct SourceArgument {
    let name: SourceName?
    let file: String

    /// A file with a name before it.
    init(file: String, name: SourceName?) { (self.file, self.name) = (file, name) }

    /// The text before the first `=` is a name if it has 1 to 40 characters and no slash. Write `./NAME` for a file
    /// with such a name.
    init(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        name = parts.count == 2 ? SourceName(parts[0]) : nil
        file = name == nil ? argument : String(parts[1])
    }

    var isStandardInput: Bool { file == "-" }

    /// True for an address on the web.
    var isOnTheWeb: Bool {
        SourceArgument.webSchemes.contains { file.lowercased().hasPrefix($0) }
    }

    static let webSchemes = ["http://", "https://", "webcal://"]
}

/// The name before a calendar's file.
struct SourceName: Hashable {
    /// Nil for the line of this name, else the person.
    let kind: Kind?
    let text: String

    enum Kind: String {
        case line, person
    }

    /// Reads `NAME`, `line:NAME` or `person:NAME`; nil for anything else.
    fileprivate init?(_ spelling: Substring) {
        let parts = spelling.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        kind = parts.count == 2 ? Kind(rawValue: String(parts[0])) : nil
        text = String(kind == nil ? spelling : parts[1])
        guard ScheduleLine.labelLengths.contains(text.unicodeScalars.count), !text.contains("/") else { return nil }
    }

    /// A name of a kind; nil if a source cannot have it.
    init?(_ kind: Kind, _ text: String) {
        guard ScheduleLine.labelLengths.contains(text.unicodeScalars.count), !text.contains("/") else { return nil }
        (self.kind, self.text) = (kind, text)
    }

    var spelling: String { kind.map { "\($0.rawValue):\(text)" } ?? text }

    /// True if it has a letter or a digit, as the name of a person has.
    var canBePerson: Bool { text.hasWords }
}

/// The lines and the people that the names before calendars can mean.
struct SourceOwners {
    private let lines: [ScheduleLine]
    private let people: [Person]
    private let index: NameIndex

    /// The lines and people of the sources that were read before, the usual lines, and those that names make lines.
    init(_ lines: [ScheduleLine], _ people: [Person], beside sources: [LoadedSource]) {
        let made = sources.compactMap(\.name).filter { $0.kind == .line }.map(\.text)
        self.lines =
            lines + ScheduleLine.defaults + made.map { ScheduleLine.ordinary(key: $0.lowercased(), label: $0) }
        (self.people, index) = (people, NameIndex(people))
    }

    /// Reads a source with all its events on the line, or of the person, that its name means.
    func read(_ source: LoadedSource, _ options: ReadingOptions) -> ReadResult {
        guard let name = source.name else { return source.result(options) }
        var options = options
        if isLine(name) {
            options.label = name.text
        } else {
            options.person = index.person(called: name.text).map { people[$0].name } ?? name.text
        }
        var result = source.result(options)
        if let person = options.person { result.setName(person) }
        if options.person == name.text, let note = note(on: name, of: source) { result.insert(note) }
        return result
    }

    private func isLine(_ name: SourceName) -> Bool {
        if let kind = name.kind { return kind == .line }
        return !name.canBePerson || lines.contains { $0.isCalled(name.text) }
    }

    /// A note on a person whose name is nearly that of a line.
    private func note(on name: SourceName, of source: LoadedSource) -> Finding? {
        guard name.kind == nil, source.isCalendar, index.person(called: name.text) == nil,
            let hint = Spelling.hint(for: name.text, among: lines.flatMap { [$0.label, $0.key] })
        else { return nil }
        return Finding(
            .note, .unexpectedLabel, "'\(name.text)' is taken as a person",
            hint: "\(hint) line:\(name.text)=FILE makes it a line",
            at: SourceLocation(file: source.file, line: 1, column: 1))
    }
}
