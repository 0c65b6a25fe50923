/// A difference between a record of a schedule and the same record of an earlier one.
package struct RecordChange: Hashable, Sendable {
    /// The word for the record: `document`.
    package let noun: String
    /// The words that say which record it is: `Averbeck, CPR`.
    package let subject: String
    /// The words by which readers know it: `Averbeck, Private pilot` for `Averbeck, ppl`.
    package let title: String
    /// The key of the text that differs, as in `expires` or `items/hygiene/done`; nil for a record that is new or gone.
    package let field: String?
    /// The text of the earlier schedule; nil for none.
    package let before: String?
    /// The text of the schedule; nil for none.
    package let after: String?

    package init(noun: String, subject: String, title: String, field: String?, before: String?, after: String?) {
        (self.noun, self.subject, self.title) = (noun, subject, title)
        (self.field, self.before, self.after) = (field, before, after)
    }
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
        let (before, after) = (records(of: earlier, fields), records(of: schedule, fields))
        let known = Dictionary(before.map { ($0.subject, $0) }, uniquingKeysWith: { $1 })
        let changed = after.flatMap { record in known[record.subject].map { record.changes(since: $0) } ?? [] }
        // Days tell of lines that are new, or gone.
        guard name != .lines else { return changed }
        let kept = Set(after.map(\.subject))
        return changed + after.filter { known[$0.subject] == nil }.map { $0.change(nil, from: nil, to: "") }
            + before.filter { !kept.contains($0.subject) }.map { $0.change(nil, from: "", to: nil) }
    }

    private func records(of schedule: Schedule, _ fields: Set<String>) -> [ComparedRecord] {
        values(schedule).map { values in
            ComparedRecord(
                noun: shape.noun, subject: shape.subject(of: values), title: title(of: values, in: schedule),
                texts: Dictionary(values.seen(shape, fields), uniquingKeysWith: { $1 }))
        }
    }

    /// The words by which readers know a record: names for programs are not among them.
    private func title(of values: FieldValues, in schedule: Schedule) -> String {
        switch name {
        case .lines: return values.text("label") ?? shape.subject(of: values)
        case .templates: return values.text("name") ?? shape.subject(of: values)
        case .people, .documents: return shape.subject(of: values)
        case .progress:
            let template = schedule.checklists.templates.first { $0.id == values.text("template") }
            return [values.text("person"), template?.name ?? values.text("template")].compactMap(\.self)
                .joined(separator: ", ")
        }
    }
}

/// The texts of a record that readers see, in one of the two schedules.
private struct ComparedRecord {
    let noun: String
    let subject: String
    let title: String
    let texts: [String: String]

    func changes(since earlier: ComparedRecord) -> [RecordChange] {
        Set(texts.keys).union(earlier.texts.keys).filter { texts[$0] != earlier.texts[$0] }.sorted().map {
            change($0, from: earlier.texts[$0], to: texts[$0])
        }
    }

    func change(_ field: String?, from before: String?, to after: String?) -> RecordChange {
        RecordChange(noun: noun, subject: subject, title: title, field: field, before: before, after: after)
    }
}
