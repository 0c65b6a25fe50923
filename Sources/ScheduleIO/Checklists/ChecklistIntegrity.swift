import CalendarCore

/// Finds progress that its template, its items or its counts contradict. Nothing is printed of such checklists.
struct ChecklistIntegrity {
    private let checklists: Checklists
    private let templates: [String: ChecklistTemplate]
    private let items: [String: Set<String>]
    private let broken: Set<String>
    /// False for a part of the sources, whose templates may be in another.
    private let isComplete: Bool

    init(_ checklists: Checklists, isComplete: Bool = true) {
        (self.checklists, self.isComplete) = (checklists, isComplete)
        templates = Dictionary(checklists.templates.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
        items = templates.mapValues { Set($0.items.map(\.id)) }
        broken = Set(checklists.templates.filter { !ChecklistSeal.isIntact($0) }.map(\.id))
    }

    /// An error for each template and each person's progress that is wrong.
    var findings: [Finding] {
        let findings =
            checklists.templates.filter { broken.contains($0.id) }.map(finding)
            + checklists.progress.flatMap(findings)
        guard findings.count > FindingLog.limit else { return findings }
        return findings.prefix(FindingLog.limit) + [
            Finding(.error, .tooManyErrors, "further findings are not listed")
        ]
    }

    private func finding(of template: ChecklistTemplate) -> Finding {
        Finding(
            .error, .brokenSeal, "template \(template.id.quoted) does not match its hash",
            hint: "it was changed after it was sealed; its hash would be \(ChecklistSeal.hash(of: template))",
            at: template.location)
    }

    private func findings(in progress: ChecklistProgress) -> [Finding] {
        guard let template = templates[progress.template], let known = items[progress.template] else {
            guard isComplete else { return [] }
            return [error(.missingTemplate, progress, "template \(progress.template.quoted), which no source has")]
        }
        guard !broken.contains(template.id) else {
            return [error(.brokenSeal, progress, "template \(template.id.quoted), which does not match its hash")]
        }
        let strangers = progress.items.filter { !known.contains($0.item) }
        guard strangers.isEmpty else {
            return strangers.map { item in
                error(
                    .missingItem, progress,
                    "item \(item.item.quoted), which template \(template.id.quoted) lacks", at: item.location)
            }
        }
        return CountCheck(progress, template).contradictions.map { words in
            Finding(
                .error, .wrongCount,
                "\(progress.person.quoted) has \(words) of template \(template.id.quoted)", at: progress.location)
        }
    }

    private func error(
        _ code: Finding.Code, _ progress: ChecklistProgress, _ words: String, at place: SourceLocation? = nil
    ) -> Finding {
        Finding(
            .error, code, "\(progress.person.quoted) has progress with \(words)", at: place ?? progress.location)
    }
}

/// The counts that a source has stored, beside those that its items give.
private struct CountCheck {
    private let stated: ChecklistProgress.StatedCounts
    private let done: Int
    private let total: Int

    init(_ progress: ChecklistProgress, _ template: ChecklistTemplate) {
        (stated, total) = (progress.stated, template.items.count)
        done = progress.items.count(where: \.isDone)
    }

    /// `a stored count of 3 items done, not 2`.
    var contradictions: [String] {
        var words: [String] = []
        if let count = stated.completed, count != done {
            words.append("a stored count of \(count) items done, not \(done)")
        }
        if let count = stated.total, count != total { words.append("a stored total of \(count) items, not \(total)") }
        if let share = stated.percent, !shares.contains(share) {
            words.append("a stored share of \(share) %, not \(done) of \(total)")
        }
        return words
    }

    /// The whole percentages that a program can make of the share: rounded up, down or to the nearest. Of no items,
    /// any.
    private var shares: ClosedRange<Int> {
        guard total > 0 else { return 0...100 }
        return done * 100 / total...(done * 100 + total - 1) / total
    }
}

extension String {
    fileprivate var quoted: String { "'\(abridged)'" }
}
