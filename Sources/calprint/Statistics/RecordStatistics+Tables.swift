import CalendarCore
import ScheduleIO

extension RecordStatistics {
    /// The tables as text: one of documents, one of checklists, each only if there are any.
    var tables: [String] {
        let ofDocuments = documents.map {
            [$0.person.name] + [$0.valid, $0.soon, $0.expired, $0.missing].map(String.init)
        }
        let ofChecklists = checklists.map { [$0.person.name, $0.title, String($0.done), String($0.total)] }
        return [
            RecordStatistics.table(
                "Documents on \(date)", ["Name", "Valid", "Within \(soon) days", "Expired", "Missing"], ofDocuments,
                1..<5),
            RecordStatistics.table("Checklists", ["Name", "Checklist", "Done", "Items"], ofChecklists, 2..<4),
        ].compactMap(\.self)
    }

    private static func table(
        _ title: String, _ header: [String], _ rows: [[String]], _ numbers: Range<Int>
    ) -> String? {
        guard !rows.isEmpty else { return nil }
        return ([title] + TextColumns([header] + rows, rightAligned: numbers).lines).joined(separator: "\n")
    }

    /// Writes `documents` and `checklists`, each only if there are any.
    func writeMembers(to json: inout JSONWriter) {
        if !documents.isEmpty {
            json.object("documents", layout: .lines) { json in
                json.member("on", .text("\(date)"))
                json.member("soon", .integer(soon))
                json.list("people", layout: .lines) { json in for person in documents { json.element(.person(person)) }
                }
            }
        }
        guard !checklists.isEmpty else { return }
        json.list("checklists", layout: .lines) { json in
            for progress in checklists { json.element(.progress(progress)) }
        }
    }
}

extension JSONValue {
    fileprivate static func person(_ documents: RecordStatistics.Documents) -> JSONValue {
        .object([
            ("name", .text(documents.person.name)), ("valid", .integer(documents.valid)),
            ("soon", .integer(documents.soon)), ("expired", .integer(documents.expired)),
            ("missing", .integer(documents.missing)),
        ])
    }

    fileprivate static func progress(_ progress: RecordStatistics.Progress) -> JSONValue {
        .object([
            ("name", .text(progress.person.name)), ("template", .text(progress.template)),
            ("title", .text(progress.title)), ("done", .integer(progress.done)), ("total", .integer(progress.total)),
        ])
    }
}
