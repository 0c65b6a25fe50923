/// A kind of record that is on no day of its own: what all of a schedule's are, and what pages show of them.
///
/// A page shows days by their entries. Everything else that it shows is a field of one of these.
package struct RecordKind: Sendable {
    package let name: Name
    package let shape: RecordShape
    /// The records of a schedule that pages can show, in its order.
    package let values: @Sendable (Schedule) -> [FieldValues]
    /// Returns true if a record has exactly these texts.
    package let isRecord: @Sendable (_ texts: [String: String]) -> Bool
    /// Its place among the records of people; nil for what is no record of its own.
    package let home: RecordHome?

    /// The names of the kinds, as stamps have them.
    package enum Name: String, CaseIterable, Sendable {
        case lines, people, documents, templates, progress
    }

    /// All kinds. Stamps, differences, merging, stores and own sheets ask this list.
    package static let all = [
        RecordKind(.lines, ScheduleLine.fields) { $0.usedLines }, RecordKind(.people, Person.fields) { $0.people },
        RecordKind(\.documents), RecordKind(\.checklists.templates), RecordKind(\.checklists.progress),
    ]

    /// The homes of those that are about people.
    static let homes = all.compactMap(\.home)

    private init<Record>(
        _ name: Name, _ fields: RecordFields<Record>, home: RecordHome? = nil,
        _ records: @escaping @Sendable (Schedule) -> [Record]
    ) {
        self.name = name
        self.home = home
        shape = fields.shape
        values = { records($0).map(fields.values) }
        isRecord = { fields.record(ofTexts: $0) != nil }
    }

    private init<Record: PeopleRecord>(_ path: WritableKeyPath<PeopleRecords, [Record]> & Sendable) {
        self.init(Record.kind, Record.fields, home: RecordHome(path)) { $0.peopleRecords[keyPath: path] }
    }

    package static func named(_ name: Name) -> RecordKind { all.first { $0.name == name }! }

    /// The names of the fields that everybody sees on pages with such records.
    package var stamped: Set<String> { Set(shape.fields.filter { $0.visibility == .stamped }.map(\.name)) }
}

/// The fields that pages show, by kind of record.
package typealias ShownFields = [RecordKind.Name: Set<String>]
