/// A difference between a record of a schedule and the same record of an earlier one.
package struct RecordChange: Hashable, Sendable {
    /// The word for the record: `document`.
    package let noun: String
    /// The words that say which record it is: `Averbeck, CPR`.
    package let subject: String
    /// The key of the text that differs, as in `expires` or `items/hygiene/done`; nil for a record that is new or gone.
    package let field: String?
    /// The text of the earlier schedule; nil for none.
    package let before: String?
    /// The text of the schedule; nil for none.
    package let after: String?
}

extension Schedule {
    /// The records that differ from those of an earlier schedule in fields that pages show, kind by kind.
    package func recordChanges(since earlier: Schedule, showing fields: ShownFields) -> [RecordChange] {
        RecordKind.all.flatMap { kind in
            fields[kind.name].map { kind.changes(from: earlier, to: self, in: $0) } ?? []
        }
    }
}

extension RecordKind {
    fileprivate func changes(from earlier: Schedule, to schedule: Schedule, in fields: Set<String>) -> [RecordChange] {
        let (before, after) = (bySubject(earlier, fields), bySubject(schedule, fields))
        let known = Dictionary(before.map { ($0.subject, $0.texts) }, uniquingKeysWith: { $1 })
        let changed = after.flatMap { record in
            known[record.subject].map { changes(of: record.subject, from: $0, to: record.texts) } ?? []
        }
        // Days tell of lines that are new, or gone.
        guard name != .lines else { return changed }
        let kept = Set(after.map(\.subject))
        let new = after.map(\.subject).filter { known[$0] == nil }
        let gone = before.map(\.subject).filter { !kept.contains($0) }
        return changed
            + new.map { RecordChange(noun: shape.noun, subject: $0, field: nil, before: nil, after: "") }
            + gone.map { RecordChange(noun: shape.noun, subject: $0, field: nil, before: "", after: nil) }
    }

    private func bySubject(
        _ schedule: Schedule, _ fields: Set<String>
    ) -> [(subject: String, texts: [(key: String, text: String)])] {
        values(schedule).map { (shape.subject(of: $0), $0.seen(shape, fields)) }
    }

    private func changes(
        of subject: String, from before: [(key: String, text: String)], to after: [(key: String, text: String)]
    ) -> [RecordChange] {
        let old = Dictionary(before, uniquingKeysWith: { $1 })
        let new = Dictionary(after, uniquingKeysWith: { $1 })
        return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted().map {
            RecordChange(noun: shape.noun, subject: subject, field: $0, before: old[$0], after: new[$0])
        }
    }
}
