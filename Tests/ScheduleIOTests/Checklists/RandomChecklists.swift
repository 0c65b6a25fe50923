import CalendarCore
import GoldenSupport

@testable import ScheduleIO

/// Templates and progress at random, without contradictions.
struct RandomChecklists {
    private(set) var templates: [ChecklistTemplate] = []
    private(set) var progress: [ChecklistProgress] = []
    private(set) var documents: [Requirement] = []

    private static let words = ["Badge", "Schlüssel", "CPR", "鍵", "a:b", "-", "3:x", "\"quoted\"", "Kovář 🙂", "x"]
    private static let people = ["Dr. Averbeck", "Kovář", "Corvane", "Núñolver", "Belacqua"]

    init(_ generator: inout SplitMix64) {
        for number in 0..<Int.random(in: 1...3, using: &generator) {
            templates.append(Self.template("t\(number)", &generator))
        }
        for person in Self.people where Bool.random(using: &generator) {
            for template in templates where Bool.random(using: &generator) {
                progress.append(Self.progress(person, template, &generator))
            }
            for kind in ["CPR", "DEA", "License"] where Bool.random(using: &generator) {
                let validity: Requirement.Validity = [
                    .missing, .unlimited, .until(Self.date(&generator)),
                ].randomElement(using: &generator)!
                documents.append(
                    Requirement(
                        person: person, document: kind, validity: validity, isRequired: .random(using: &generator)))
            }
        }
    }

    var schedule: Schedule {
        Schedule(requirements: documents, checklists: Checklists(templates: templates, progress: progress))
    }

    private static func text(_ generator: inout SplitMix64) -> String {
        (0...Int.random(in: 0...3, using: &generator)).map { _ in words.randomElement(using: &generator)! }
            .joined(separator: " ")
    }

    private static func optional(_ generator: inout SplitMix64) -> String? {
        Bool.random(using: &generator) ? text(&generator) : nil
    }

    private static func date(_ generator: inout SplitMix64) -> CivilDate {
        CivilDate(CivilDate("2026-01-01").epochDay + Int.random(in: -400...400, using: &generator))!
    }

    private static func template(_ id: String, _ generator: inout SplitMix64) -> ChecklistTemplate {
        let items = (0..<Int.random(in: 0...9, using: &generator)).map { number in
            ChecklistItem(
                id: "i\(number)", title: text(&generator), notes: optional(&generator),
                order: .random(in: -3...3, using: &generator), section: optional(&generator))
        }
        return ChecklistTemplate(
            id: id, name: text(&generator), category: optional(&generator), phase: optional(&generator), items: items)
    }

    private static func progress(
        _ person: String, _ template: ChecklistTemplate, _ generator: inout SplitMix64
    ) -> ChecklistProgress {
        let items = template.items.shuffled(using: &generator).compactMap { item -> ChecklistProgress.ItemProgress? in
            guard Int.random(in: 0...3, using: &generator) > 0 else { return nil }
            return ChecklistProgress.ItemProgress(
                item: item.id, isDone: .random(using: &generator),
                date: Bool.random(using: &generator) ? date(&generator) : nil, by: optional(&generator),
                notes: optional(&generator), comments: optional(&generator))
        }
        var progress = ChecklistProgress(
            person: person, template: template.id, started: Bool.random(using: &generator) ? date(&generator) : nil,
            items: items, comments: optional(&generator))
        let (done, total) = (items.count(where: \.isDone), template.items.count)
        if Bool.random(using: &generator) {
            progress.stated = ChecklistProgress.StatedCounts(
                completed: done, total: total,
                percent: total == 0 ? 0 : Int((Double(done) / Double(total) * 100).rounded()))
            progress.hours = ChecklistProgress.TrainingHours(dual: .random(in: 0...99_999, using: &generator))
            progress.details[.address] = text(&generator)
        }
        return progress
    }

    /// Returns a sealed template with one value changed.
    static func changing(_ template: ChecklistTemplate, _ generator: inout SplitMix64) -> ChecklistTemplate {
        var (name, category, phase, items) = (template.name, template.category, template.phase, template.items)
        let place = items.indices.randomElement(using: &generator)
        switch (Int.random(in: 0...5, using: &generator), place) {
        case (0, _): name += "."
        case (1, _): category = category.map { $0 + "x" } ?? "x"
        case (2, _): phase = phase == nil ? "" : nil
        case (3, let place?): items[place].notes = items[place].notes.map { $0 + " " } ?? "x"
        case (4, let place?): items[place].section = items[place].section == nil ? "x" : nil
        case (_, let place?): items.remove(at: place)
        case (_, nil): items.append(ChecklistItem(id: "i", title: "x", order: 0))
        }
        return ChecklistTemplate(
            id: template.id, name: name, category: category, phase: phase, items: items, hash: template.hash)
    }
}
