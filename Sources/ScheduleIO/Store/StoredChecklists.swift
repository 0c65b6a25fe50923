import CalendarCore

/// The texts of checklists in a store.
enum ChecklistText: String {
    case id, name, category, phase, hash, section, title, notes, order
    case person, template, started, target, comments, dual, solo, completed, total, percent
    case item, done, date, by

    /// The value of an item that is done.
    static let yes = "yes"

    /// The key of a text of an item; items count from 1.
    func key(_ number: Int) -> String { "item/\(number)/\(rawValue)" }
}

extension StoredRecord {
    private init(
        _ kind: Kind, _ identity: RecordIdentity?, _ modified: Instant?, _ location: SourceLocation?,
        _ texts: [(String, String?)]
    ) {
        let texts = texts.compactMap { key, text in text.map { (key, $0) } }
        self.init(
            kind: kind, identity: identity, first: EpochDay(0), last: EpochDay(0), modified: modified,
            texts: Dictionary(texts, uniquingKeysWith: { a, _ in a }), location: location)
    }

    init(_ template: ChecklistTemplate) {
        let head: [(ChecklistText, String?)] = [
            (.id, template.id), (.name, template.name), (.category, template.category), (.phase, template.phase),
            (.hash, template.hash),
        ]
        let items = template.items.enumerated().flatMap { number, item in
            let texts: [(ChecklistText, String?)] = [
                (.id, item.id), (.title, item.title), (.section, item.section), (.notes, item.notes),
                (.order, String(item.order)),
            ]
            return texts.map { ($0.key(number + 1), $1) }
        }
        self.init(
            .template, template.identity, template.modified, template.location,
            head.map { ($0.rawValue, $1) } + items)
    }

    init(_ progress: ChecklistProgress) {
        let (hours, stated) = (progress.hours, progress.stated)
        let head: [(ChecklistText, String?)] = [
            (.person, progress.person), (.template, progress.template), (.started, progress.started?.description),
            (.target, progress.target?.description), (.comments, progress.comments),
            (.dual, hours?.dual.map { "\($0)" }), (.solo, hours?.solo.map { "\($0)" }),
            (.completed, stated.completed.map { "\($0)" }), (.total, stated.total.map { "\($0)" }),
            (.percent, stated.percent.map { "\($0)" }),
        ]
        let items = progress.items.enumerated().flatMap { number, item in
            let texts: [(ChecklistText, String?)] = [
                (.item, item.item), (.done, item.isDone ? ChecklistText.yes : nil), (.date, item.date?.description),
                (.by, item.by), (.notes, item.notes), (.comments, item.comments),
            ]
            return texts.map { ($0.key(number + 1), $1) }
        }
        self.init(
            .progress, progress.identity, progress.modified, progress.location,
            head.map { ($0.rawValue, $1) } + items + progress.details.map { ($0.rawValue, $1) })
    }

    /// The template, or the person and the template.
    var checklistSubject: String {
        (kind == .template ? [.id] : [ChecklistText.person, .template]).map { text($0) ?? "" }
            .joined(separator: "\n")
    }

    /// True if the texts are those of a template or of progress, and its values can be read.
    var isWholeChecklist: Bool {
        switch kind {
        case .template:
            template.map { StoredRecord($0).texts == texts && Set($0.items.map(\.id)).count == $0.items.count } ?? false
        case .progress:
            progress.map { StoredRecord($0).texts == texts && Set($0.items.map(\.item)).count == $0.items.count }
                ?? false
        default: true
        }
    }

    /// The template.
    var template: ChecklistTemplate? {
        guard let id = text(.id), let name = text(.name) else { return nil }
        var items: [ChecklistItem] = []
        while let item = text(.id, items.count + 1) {
            let number = items.count + 1
            guard let title = text(.title, number), let order = text(.order, number).flatMap({ Int($0) }) else {
                return nil
            }
            items.append(
                ChecklistItem(
                    id: item, title: title, notes: text(.notes, number), order: order, section: text(.section, number)))
        }
        return ChecklistTemplate(
            id: id, name: name, category: text(.category), phase: text(.phase), items: items, hash: text(.hash),
            identity: identity, modified: modified, location: location)
    }

    /// The progress.
    var progress: ChecklistProgress? {
        guard let person = text(.person), Provider.hasWords(person), let template = text(.template) else {
            return nil
        }
        var progress = ChecklistProgress(
            person: person, template: template, started: date(.started), target: date(.target),
            items: progressOfItems, comments: text(.comments), identity: identity, modified: modified,
            location: location)
        let hours = ChecklistProgress.TrainingHours(dual: number(.dual), solo: number(.solo))
        if hours != ChecklistProgress.TrainingHours() { progress.hours = hours }
        progress.stated = ChecklistProgress.StatedCounts(
            completed: number(.completed), total: number(.total), percent: number(.percent))
        for detail in ChecklistProgress.PrivateDetail.allCases { progress.details[detail] = texts[detail.rawValue] }
        return progress
    }

    private var progressOfItems: [ChecklistProgress.ItemProgress] {
        var items: [ChecklistProgress.ItemProgress] = []
        while let item = text(.item, items.count + 1) {
            let number = items.count + 1
            items.append(
                ChecklistProgress.ItemProgress(
                    item: item, isDone: text(.done, number) == ChecklistText.yes, date: date(.date, number),
                    by: text(.by, number), notes: text(.notes, number), comments: text(.comments, number),
                    location: location))
        }
        return items
    }

    private func text(_ key: ChecklistText, _ number: Int? = nil) -> String? {
        texts[number.map(key.key) ?? key.rawValue]
    }

    private func number(_ key: ChecklistText) -> Int? { text(key).flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } }

    private func date(_ key: ChecklistText, _ number: Int? = nil) -> CivilDate? {
        guard var text = text(key, number) else { return nil }
        return text.withUTF8 { try? ScheduleDate.date($0).get() }
    }
}
