import CalendarCore

/// The changes of records that are on no day, such as documents, below the name of each record.
struct RecordChangeBlocks {
    private(set) var blocks: [ContinuedBlock] = []
    private let locale: CalendarLocale
    private let templates: [ChecklistTemplate]

    init(_ changes: [RecordChange], _ context: LayoutContext) {
        (locale, templates) = (context.style.locale, context.schedule.checklists.templates)
        var groups: [[RecordChange]] = []
        for change in changes {
            if groups.last?[0].isOfSameRecord(as: change) ?? false {
                groups[groups.count - 1].append(change)
            } else {
                groups.append([change])
            }
        }
        blocks = groups.map { ContinuedBlock($0[0].title, date: nil, repeating: $0.flatMap(sides)) }
    }

    /// The new words and the old ones, each labelled with its field.
    private func sides(of change: RecordChange) -> [Entry] {
        let line = label(of: change).map { ScheduleLine(key: "field", label: $0) }
        let new = change.after.map { Entry(line: line, .line(words($0, of: change)), revision: .new) }
        let gone = change.before.map {
            Entry(goneFrom: line, words($0, of: change), isReplaced: new != nil, nil)
        }
        return [new, gone].compactMap(\.self)
    }

    /// The item of a checklist, or the field of a record; nil if the words say enough.
    private func label(of change: RecordChange) -> String? {
        let path = change.path
        guard let field = path.last else { return nil }
        if path.count == 3 { return item(path[1], of: change) }
        return switch field {
        case "expires", "started", "target", "name", "title": nil
        case "phone": locale.phrases.phone
        default: field
        }
    }

    private func item(_ id: String, of change: RecordChange) -> String {
        let template = templates.first { change.subject.hasSuffix(", \($0.id)") }
        return template?.items.first { $0.id == id }?.title ?? id
    }

    /// The words of a page for a text: a day as the language writes it, and whether something is done.
    private func words(_ text: String, of change: RecordChange) -> String {
        let phrases = locale.phrases
        let words = CivilDate(iso8601: text).map(locale.shortDateWithYear) ?? text
        return switch (change.path.last, text) {
        case (nil, _): change.title
        case ("expires", FieldForm.missing): phrases.missing
        case ("done", "true"): phrases.done
        case ("done", "false"): phrases.stillOpen
        case ("started", _): phrases.started.filled(["date": words])
        case ("target", _): phrases.target.filled(["date": words])
        default: words
        }
    }
}

extension RecordChange {
    /// The parts of the field's key; none for a record that is new or gone.
    fileprivate var path: [String] {
        field?.split(separator: "/").map(String.init) ?? []
    }

    fileprivate func isOfSameRecord(as other: RecordChange) -> Bool {
        noun == other.noun && subject == other.subject
    }
}
