import CalendarCore
import Foundation
import GoldenSupport
import Testing

/// The schemas of `Docs/` against the list of kinds of records: each has every field of a record with its type and its
/// limits, and no other.
@Suite struct RecordSchemaTests {
    typealias Schema = [String: Any]

    /// A place where files have records of a kind.
    struct Home: CustomStringConvertible, Sendable {
        let description: String
        let shape: RecordShape
        let file: String
        let path: [String]
        /// What files have there beside the fields.
        var others: Set<String> = []
        /// The fields that files have elsewhere.
        var elsewhere: Set<String> = []
        /// The fields that a file can leave out, although a record needs them.
        var optional: Set<String> = []
    }

    private static let identity: Set = ["record", "zone", "modified"]

    private static let homes = [
        Home(.lines, in: "schedule", "properties", "lines", "items"),
        Home(.people, in: "schedule", "properties", "people", "items"),
        Home(
            description: "assignee", shape: Assignee.fields.shape, file: "schedule.schema.json",
            path: ["$defs", "assignee"]),
        Home(.templates, in: "checklists", "$defs", "template", others: identity),
        Home(
            .progress, in: "checklists", "$defs", "progress", others: identity.union(["documents"]),
            optional: ["template"]),
        Home(.documents, in: "checklists", "$defs", "document", elsewhere: ["person"]),
    ]

    @Test func `each kind of record has a place in a schema`() {
        #expect(Set(RecordKind.Name.allCases.map(\.rawValue)).isSubset(of: Self.homes.map(\.description)))
    }

    @Test(arguments: homes) func `a schema has the fields of a kind of record, with their types`(home: Home) throws {
        let bytes = try Data(contentsOf: Golden.root.appending(path: "Docs/\(home.file)"))
        let schema = try #require(try JSONSerialization.jsonObject(with: bytes) as? Schema)
        let place = try #require(home.path.reduce(schema as Schema?) { $0?[$1] as? Schema })
        var differences = SchemaDifferences(root: schema)
        differences.compare(home.shape, place, home.description, others: home.others, without: home.elsewhere)
        let expected = home.optional.map { "\(home.description): \($0) is not required" }
        #expect(differences.found == expected)
    }
}

extension RecordSchemaTests.Home {
    fileprivate init(
        _ name: RecordKind.Name, in file: String, _ path: String..., others: Set<String> = [],
        elsewhere: Set<String> = [], optional: Set<String> = []
    ) {
        self.init(
            description: name.rawValue, shape: RecordKind.named(name).shape, file: "\(file).schema.json", path: path,
            others: others, elsewhere: elsewhere, optional: optional)
    }
}

/// What a schema says otherwise than a list of fields.
private struct SchemaDifferences {
    typealias Schema = RecordSchemaTests.Schema
    let root: Schema
    private(set) var found: [String] = []

    init(root: Schema) { self.root = root }

    mutating func compare(
        _ shape: RecordShape, _ schema: Schema, _ name: String, others: Set<String> = [], without: Set<String> = []
    ) {
        let fields = shape.fields.filter { !without.contains($0.name) }
        let properties = schema["properties"] as? Schema ?? [:]
        for key in Set(properties.keys).symmetricDifference(others.union(fields.map(\.name))).sorted() {
            found.append("\(name): \(key) is in one alone")
        }
        let required = Set(schema["required"] as? [String] ?? [])
        for field in fields {
            let place = "\(name): \(field.name)"
            if field.isNeeded != required.contains(field.name) {
                found.append("\(place) is \(field.isNeeded ? "not required" : "required")")
            }
            if let value = properties[field.name] as? Schema { compare(field.form, value, place) }
        }
    }

    private mutating func compare(_ form: FieldForm, _ schema: Schema, _ place: String) {
        let schema = resolved(schema)
        switch form {
        case .identifier, .lineKey, .text, .words, .date, .timeSpan: check(schema, "string", place)
        case .name(let limit): check(schema, "string", place, ["maxLength": limit])
        case .short(_, let lengths), .person(let lengths):
            check(schema, "string", place, ["minLength": lengths.lowerBound, "maxLength": lengths.upperBound])
        case .expiry: if (schema["anyOf"] as? [Schema])?.count != 2 { found.append("\(place) is no expiry") }
        case .flag: check(schema, "boolean", place)
        case .count(let range):
            check(schema, "integer", place, ["minimum": range.lowerBound, "maximum": range.upperBound])
        case .hours(let limit): check(schema, "number", place, ["minimum": 0, "maximum": limit / 100])
        case .word(let words): if schema["enum"] as? [String] != words { found.append("\(place): other words") }
        case .list(let element, let limit):
            check(schema, "array", place, ["maxItems": limit])
            compare(element, schema["items"] as? Schema ?? [:], place)
        case .record(let shape): compare(shape, schema, place)
        case .records(let shape, let limit):
            check(schema, "array", place, ["maxItems": limit])
            compare(shape, resolved(schema["items"] as? Schema ?? [:]), place)
        }
    }

    private mutating func check(_ schema: Schema, _ type: String, _ place: String, _ limits: [String: Int] = [:]) {
        let types = schema["type"] as? [String] ?? [schema["type"] as? String ?? ""]
        if !types.contains(type) { found.append("\(place) is \(types), not \(type)") }
        for (key, limit) in limits where schema[key] as? Int != limit {
            found.append("\(place): \(key) is \(schema[key] ?? "missing"), not \(limit)")
        }
    }

    /// The definition that a schema refers to, or itself.
    private func resolved(_ schema: Schema) -> Schema {
        guard let path = (schema["$ref"] as? String)?.split(separator: "/").dropFirst() else { return schema }
        return path.reduce(root as Schema?) { $0?[String($1)] as? Schema } ?? [:]
    }
}
