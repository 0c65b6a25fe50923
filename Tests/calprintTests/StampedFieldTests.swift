import CalendarCore
import Foundation
import GoldenSupport
import Testing

/// Every field of the records that are on no day of their own: if a change of it changes pages, `verify` calls them not
/// current and `--since` tells of it; a field that nobody sees changes nothing.
@Suite struct StampedFieldTests {
    private static let views = [
        "month", "weeks", "week", "day", "agenda", "roster", "year", "quarter", "planner", "requirements", "checklist",
        "call",
    ]

    private static let schedule = """
        {"format": "provider-schedule", "version": 1,
         "lines": [{"key": "os", "label": "OS", "code": "O", "hours": "08:00-17:00"},
                   {"key": "call", "label": "CALL", "hours": "17:00-08:00", "place": "foot", "weight": "bold"}],
         "people": [{"name": "Averbeck", "initials": "A", "spellings": ["Avi"], "skills": ["charge"],
                     "group": "Nurses", "phone": "555-0141"},
                    {"name": "Belacqua", "initials": "B", "phone": "555-0142"}],
         "days": [{"date": "2025-01-06", "os": "A", "call": "B"}, {"date": "2025-01-07", "os": "Avi", "call": "Averbeck"},
                  {"date": "2025-01-08", "os": "B", "call": "A"}]}
        """
    private static let records = """
        {"format": "provider-checklists", "version": 1,
         "templates": [{"id": "start", "name": "First week", "category": "Training", "phase": "One",
           "items": [{"id": "a", "section": "Ward", "title": "Hand hygiene", "notes": "twice", "order": 1},
                     {"id": "b", "section": "Ward", "title": "Alarms", "order": 2}]}],
         "progress": [{"person": "Averbeck", "template": "start", "started": "2025-01-02", "target": "2025-02-01",
           "items": [{"item": "a", "done": true, "date": "2025-01-03", "by": "B", "notes": "well", "comments": "again"}],
           "comments": "on time", "documents": [{"kind": "CPR", "required": true, "expires": "2025-01-20"}],
           "hours": {"dual": 2.5, "solo": 1}, "address": "Elm Street", "phone": "555-0199", "licence": "L1",
           "ftn": "F1", "biography": "long"}]}
        """

    /// A field, by the way to it in one of the two files.
    struct Field: CustomStringConvertible, Sendable {
        let file: String
        let path: [String]
        let shape: FieldShape

        var description: String { path.joined(separator: "/") }

        /// The field, if only those see it who ask for it.
        var detail: String? { shape.visibility == .private ? shape.name : nil }

        /// Names for programs are not changed: another name is another record.
        var canChange: Bool {
            switch shape.form {
            case .identifier, .lineKey, .record, .records, .word: false
            case .count: shape.visibility == .stamped
            default: shape.name != "hash"
            }
        }
    }

    private static let homes: [(kind: RecordKind.Name, file: String, path: [String])] = [
        (.lines, "a.json", ["lines", "1"]), (.people, "a.json", ["people", "0"]),
        (.documents, "b.json", ["progress", "0", "documents", "0"]), (.templates, "b.json", ["templates", "0"]),
        (.progress, "b.json", ["progress", "0"]),
    ]

    static let fields: [Field] = homes.flatMap { home in
        fields(of: RecordKind.named(home.kind).shape, in: home.file, home.path)
            .filter { !(home.kind == .documents && $0.shape.name == "person") }
    }

    private static func fields(of shape: RecordShape, in file: String, _ path: [String]) -> [Field] {
        shape.fields.flatMap { field -> [Field] in
            let own = Field(file: file, path: path + [field.name], shape: field)
            return switch field.form {
            case .record(let inner): fields(of: inner, in: file, own.path)
            case .records(let inner, _): fields(of: inner, in: file, own.path + ["0"])
            default: own.canChange ? [own] : []
            }
        }
    }

    @Test func `all kinds of record have a place here`() {
        #expect(Set(Self.homes.map(\.kind)) == Set(RecordKind.Name.allCases))
        #expect(Self.fields.count > 25)
    }

    @Test(arguments: views)
    func `a change that pages show makes them old, and is told`(view: String) throws {
        let before = ["a.json": Self.schedule, "b.json": Self.records]
        try withTemporaryFolder(with: before) { folder in
            try copy(before, to: "old", in: folder)
            for (detail, fields) in Dictionary(grouping: Self.fields, by: \.detail) {
                let page = Page(view: view, detail: detail, folder: folder)
                let old = try page.html(of: Page.old)
                try page.stamp()
                #expect(try page.verified(against: Page.old).status == 0, "\(view)")
                for field in fields {
                    let after = [field.file: try changed(try #require(before[field.file]), field)]
                    try copy(before.merging(after) { $1 }, to: "new", in: folder)
                    try expectTold(field, on: page, isSeen: try page.html(of: Page.new) != old)
                }
            }
        }
    }

    private func expectTold(_ field: Field, on page: Page, isSeen: Bool) throws {
        let verified = try page.verified(against: Page.new)
        let comment = Comment(rawValue: "\(field) on \(page.view): \(verified.text)\(verified.errorText)")
        if isSeen {
            #expect(verified.status == 2, comment)
            let since = try page.draw(Page.new + ["--since", "old"], as: "pdf")
            #expect(since.status == 0 && !since.errorText.contains("nothing has changed"), comment)
        } else if field.shape.visibility == .unseen {
            #expect(verified.status == 0, comment)
        }
    }

    private func copy(_ files: [String: String], to name: String, in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
        for (file, text) in files { try folder.write(text, to: "\(name)/\(file)") }
    }

    /// A page of some days.
    private struct Page {
        let view: String
        /// The private field that is asked for; nil for none.
        let detail: String?
        let folder: URL

        static let old = ["-s", "old/a.json", "old/b.json"]
        static let new = ["-s", "new/a.json", "new/b.json"]

        func draw(_ arguments: [String], as format: String) throws -> ProgramOutput {
            let days = ["--from", "2025-01-06", "--to", "2025-01-12", "--today", "2025-01-06", "--view", view]
            let details = detail.map { ["--details", $0] } ?? []
            return try Command.run(days + details + arguments + ["--output-format", format, "-o", "-"], in: folder)
        }

        func html(of sources: [String]) throws -> [UInt8] {
            let drawn = try draw(sources, as: "html")
            try #require(drawn.status == 0, "\(view): \(drawn.errorText)")
            return drawn.stdout
        }

        func stamp() throws {
            let drawn = try draw(Page.old + ["--stamp"], as: "pdf")
            try #require(drawn.status == 0, "\(view): \(drawn.errorText)")
            try Data(drawn.stdout).write(to: folder.appending(path: "a.pdf"))
        }

        func verified(against sources: [String]) throws -> ProgramOutput {
            try Command.run(["verify", "a.pdf"] + sources, in: folder)
        }
    }

    private func changed(_ text: String, _ field: Field) throws -> String {
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
        let new = replacing(document, field.path[...]) { another($0, field.shape.form) }
        return String(decoding: try JSONSerialization.data(withJSONObject: new), as: UTF8.self)
    }

    private func replacing(_ value: Any, _ path: ArraySlice<String>, _ change: (Any?) -> Any) -> Any {
        guard let first = path.first else { return change(value) }
        if var list = value as? [Any], let index = Int(first) {
            list[index] = replacing(list[index], path.dropFirst(), change)
            return list
        }
        guard var object = value as? [String: Any] else { return value }
        object[first] = object[first].map { replacing($0, path.dropFirst(), change) } ?? change(nil)
        return object
    }

    private func another(_ value: Any?, _ form: FieldForm) -> Any {
        switch form {
        case .date, .expiry: value as? String == "2025-01-21" ? "2025-01-22" : "2025-01-21"
        case .flag: !(value as? Bool ?? false)
        case .count, .hours: (value as? Double ?? 0) + 1
        case .timeSpan: "09:00-18:00"
        case .list: ["Other"]
        default: "\(value as? String ?? "") Q"
        }
    }
}
