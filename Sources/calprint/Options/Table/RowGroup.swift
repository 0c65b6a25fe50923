import ArgumentParser

/// Options under one heading. Each is a row that names the property of the group that takes its value.
///
/// The rows are the only list of the options. The argument parser finds them in ``customMirror``, and ``init(from:)``
/// takes the parsed values.
protocol RowGroup: ParsableArguments, CustomReflectable, CustomStringConvertible {
    /// In the order of the help.
    static var rows: [GroupRow<Self>] { get }
}

extension RowGroup {
    /// The declarations of the options, in the place of the group's properties.
    var customMirror: Mirror {
        Mirror(self, children: Self.shownRows.map { Mirror.Child(label: $0.info.name, value: $0.declaration) })
    }

    /// The rows that the argument parser is shown. It tells of each that is required and missing.
    private static var shownRows: [GroupRow<Self>] {
        guard let named = NamedOptions.shown else { return rows }
        return rows.filter { $0.isRequired || named.contain($0.info) }
    }

    init(from decoder: any Decoder) throws {
        self.init()
        let values = try decoder.container(keyedBy: OptionName.self)
        for row in Self.shownRows {
            if let texts = try row.texts(values) { try row.place.take(texts, &self) }
        }
    }

    /// The options without the types of their values.
    static var infos: [OptionInfo] { rows.map(\.info) }

    /// The name and the value of every option.
    var description: String {
        Self.rows.map { "\($0.info.name): \($0.place.value(self))" }.joined(separator: ", ")
    }

    /// Makes a list of rows.
    static func list(@RowList<Self> _ rows: () -> [GroupRow<Self>]) -> [GroupRow<Self>] { rows() }
}

/// A list of rows, or of groups of rows, one a line. The compiler checks the type of each on its own, so long lists
/// compile quickly.
@resultBuilder
enum RowList<Group> {
    static func buildExpression(_ row: GroupRow<Group>) -> [GroupRow<Group>] { [row] }

    static func buildExpression(_ rows: [GroupRow<Group>]) -> [GroupRow<Group>] { rows }

    static func buildBlock(_ rows: [GroupRow<Group>]...) -> [GroupRow<Group>] { rows.flatMap(\.self) }
}

/// An option of a group.
struct GroupRow<Group>: Sendable {
    let info: OptionInfo
    let isRequired: Bool
    /// Reads the texts of the option and forgets the value. Throws the error of reading them.
    let check: @Sendable (_ texts: [String]) throws -> Void
    let place: OptionPlace<Group>
}

extension Array {
    /// The rows of a group that is a property of another.
    func within<Inner, Outer>(
        _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Outer, Inner>
    ) -> [GroupRow<Outer>] where Element == GroupRow<Inner> {
        map { GroupRow<Outer>(info: $0.info, isRequired: $0.isRequired, check: $0.check, place: $0.place.within(path)) }
    }
}

/// The place of an option's value in a group.
struct OptionPlace<Group>: Sendable {
    /// Reads the value of some texts. Throws the error of reading it.
    let take: @Sendable (_ texts: [String], _ group: inout Group) throws -> Void
    let value: @Sendable (Group) -> Any
    /// True if the value of the group is not the one without the option.
    let isGiven: @Sendable (Group) -> Bool
    /// The texts that give the value again; nil for an option that stamps do not record.
    let record: (@Sendable (Group) -> [String])?

    func within<Outer>(_ path: @escaping @Sendable () -> WritableKeyPath<Outer, Group>) -> OptionPlace<Outer> {
        let record = record
        return OptionPlace<Outer>(
            take: { texts, outer in try take(texts, &outer[keyPath: path()]) },
            value: { value($0[keyPath: path()]) }, isGiven: { isGiven($0[keyPath: path()]) },
            record: record.map { record in { @Sendable outer in record(outer[keyPath: path()]) } })
    }
}

/// The name of an option, by which the argument parser keeps its value.
struct OptionName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
}

// MARK: For the argument parser

/// The parser checks the texts of a row and keeps them; the group reads them. So the options of all groups have four
/// types for it, whatever their values are: it looks for the conformances of each type that it meets.
extension GroupRow {
    /// An `Option` or a `Flag`.
    var declaration: Any {
        let check = check
        let read: @Sendable (String) throws -> String = { text in
            try check([text])
            return text
        }
        if info.kind == .flag { return Flag(OptionRow(info)) }
        if info.repeats { return Option(each: OptionRow(info, each: read)) }
        return isRequired ? Option(OptionRow(required: info)) : Option(OptionRow<String?>(info, read: read))
    }

    /// The texts that the parser has kept; nil without the option.
    fileprivate func texts(_ values: KeyedDecodingContainer<OptionName>) throws -> [String]? {
        let name = OptionName(stringValue: info.name)
        if info.kind == .flag { return try values.decode(Flag<Bool>.self, forKey: name).wrappedValue ? ["true"] : nil }
        if info.repeats { return try values.decode(Option<[String]>.self, forKey: name).wrappedValue }
        if isRequired { return [try values.decode(Option<String>.self, forKey: name).wrappedValue] }
        return try values.decode(Option<String?>.self, forKey: name).wrappedValue.map { [$0] }
    }
}

extension Option {
    /// The declaration of an option that takes one value.
    init(_ row: OptionRow<Value>) where Value: Sendable {
        let info = row.info
        let read: @Sendable (String) throws -> Value = { try row.read([$0]) }
        if let initial = row.initial {
            self.init(
                wrappedValue: initial, name: info.parserName, help: info.parserHelp, completion: info.completion,
                transform: read)
        } else {
            self.init(name: info.parserName, help: info.parserHelp, completion: info.completion, transform: read)
        }
    }

    /// The declaration of an option that repeats.
    init<Element: Sendable>(each row: OptionRow<[Element]>) where Value == [Element] {
        let info = row.info
        let read: @Sendable (String) throws -> Element = { try row.read([$0])[0] }
        self.init(
            wrappedValue: [], name: info.parserName,
            // The shell makes several arguments of `-s *.json`.
            parsing: info.kind == .schedules ? .upToNextOption : .singleValue,
            help: info.parserHelp, completion: info.completion, transform: read)
    }
}

extension Flag where Value == Bool {
    /// The declaration of a flag.
    init(_ row: OptionRow<Bool>) {
        self.init(wrappedValue: false, name: row.info.parserName, help: row.info.parserHelp)
    }
}

extension OptionInfo {
    fileprivate var parserName: NameSpecification {
        NameSpecification([letter.map { .customShort($0) }].compactMap(\.self) + names.map { .customLong($0) })
    }

    fileprivate var parserHelp: ArgumentHelp { ArgumentHelp(fullHelp, valueName: valueName ?? name) }
}
