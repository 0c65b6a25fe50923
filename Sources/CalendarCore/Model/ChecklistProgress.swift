/// How far a person is with a checklist.
public struct ChecklistProgress: Hashable, Sendable {
    /// Whose progress it is, as the source writes the name.
    public internal(set) var person: String
    /// The identifier of the template.
    public internal(set) var template: String
    /// The day on which the person began; nil if the source does not say.
    public var started: CivilDate?
    /// The day by which all is to be done; nil if the source does not say.
    public var target: CivilDate?
    /// The items that the source mentions, in its order; no item occurs twice. Items that are not here are open.
    public var items: [ItemProgress]
    /// An instructor's comments on the whole; nil for none.
    public var comments: String?
    /// Hours of training; nil if the source does not say.
    public var hours: TrainingHours?
    /// The counts that the source has stored beside the items.
    public var stated: StatedCounts
    /// Details that are printed only if they are asked for.
    public var details: [PrivateDetail: String]
    /// Its identity in its source; nil if the source gives none.
    public var identity: RecordIdentity?
    /// When it was last changed; nil if its source does not say.
    public var modified: Instant?
    /// Its place in the user's file.
    public var location: SourceLocation?

    /// The progress of a person.
    public init(
        person: String, template: String, started: CivilDate? = nil, target: CivilDate? = nil,
        items: [ItemProgress] = [], comments: String? = nil, hours: TrainingHours? = nil,
        stated: StatedCounts = StatedCounts(), details: [PrivateDetail: String] = [:],
        identity: RecordIdentity? = nil, modified: Instant? = nil, location: SourceLocation? = nil
    ) {
        (self.person, self.template, self.started, self.target) = (person, template, started, target)
        (self.items, self.comments, self.hours, self.stated, self.details) = (items, comments, hours, stated, details)
        (self.identity, self.modified, self.location) = (identity, modified, location)
    }

    /// The progress with one item.
    public struct ItemProgress: Hashable, Sendable {
        /// The identifier of the item.
        public internal(set) var item: String
        /// True if it is done.
        public var isDone: Bool
        /// When it was done; nil if the source does not say.
        public var date: CivilDate?
        /// Who confirmed it, by name or initials; nil if the source does not say.
        public var by: String?
        /// The person's notes; nil for none.
        public var notes: String?
        /// An instructor's comments; nil for none.
        public var comments: String?
        /// Its place in the user's file.
        public var location: SourceLocation?

        /// The progress with an item.
        public init(
            item: String, isDone: Bool, date: CivilDate? = nil, by: String? = nil, notes: String? = nil,
            comments: String? = nil, location: SourceLocation? = nil
        ) {
            (self.item, self.isDone, self.date, self.by) = (item, isDone, date, by)
            (self.notes, self.comments, self.location) = (notes, comments, location)
        }
    }

    /// Hours of training, in hundredths of an hour.
    public struct TrainingHours: Hashable, Sendable {
        /// With an instructor; nil if the source does not say.
        public var dual: Int?
        /// Alone; nil if the source does not say.
        public var solo: Int?

        /// Hours of training, in hundredths of an hour.
        public init(dual: Int? = nil, solo: Int? = nil) { (self.dual, self.solo) = (dual, solo) }
    }

    /// Counts that a source has stored; each is nil if it has not.
    public struct StatedCounts: Hashable, Sendable {
        /// The number of items that are done.
        public var completed: Int?
        /// The number of items.
        public var total: Int?
        /// The share that is done, in per cent.
        public var percent: Int?

        /// The counts that a source has stored.
        public init(completed: Int? = nil, total: Int? = nil, percent: Int? = nil) {
            (self.completed, self.total, self.percent) = (completed, total, percent)
        }
    }

    /// A detail of a person that no page has unless it is asked for.
    public enum PrivateDetail: String, CaseIterable, Hashable, Sendable {
        case address, phone, licence, ftn, biography
    }
}

// MARK: Fields

extension ChecklistProgress {
    /// The name of the field with the hours.
    package static let hoursField = "hours"

    package static let fields = RecordFields<ChecklistProgress>(
        "progress", subject: ["person", "template"], blank: { _ in ChecklistProgress(person: "", template: "") },
        [
            .person("person", .stamped, \.person, Person.nameLengths).column("person"),
            .identifier("template", .unseen, \.template).column(
                "template",
                [
                    "template", "templateid", "templateidentifier", "checklist", "checkliste", "vorlage", "plantilla",
                    "listadecontrol", "modele", "modello", "sjabloon",
                ]),
            .date("started", .stamped, \.started), .date("target", .stamped, \.target),
            .records(
                "items", .stamped, ItemProgress.fields, \.items, atMost: ChecklistTemplate.maximumItemCount,
                isNeeded: false),
            .text("comments", .stamped, \.comments), .record(hoursField, .stamped, TrainingHours.fields, \.hours),
            .count("completed", .unseen, \.stated.completed, 0...ChecklistTemplate.maximumItemCount),
            .count("total", .unseen, \.stated.total, 0...ChecklistTemplate.maximumItemCount),
            .count("percent", .unseen, \.stated.percent, 0...100),
        ] + PrivateDetail.allCases.map { .text($0.rawValue, .private, \.details[$0]) }
    )
    .located(at: \.location)
}

extension ChecklistProgress.ItemProgress {
    package static let fields = RecordFields<ChecklistProgress.ItemProgress>(
        "item", subject: ["item"], blank: { _ in ChecklistProgress.ItemProgress(item: "", isDone: false) },
        [
            .identifier("item", .unseen, \.item).column(
                "item",
                [
                    "item", "itemid", "templateitemid", "task", "step", "punkt", "aufgabe", "elemento", "tarea",
                    "element", "tache", "voce", "taak",
                ]),
            .flag("done", .stamped, \.isDone, isNeeded: true).column(
                "done",
                [
                    "done", "complete", "completed", "iscomplete", "finished", "status", "erledigt", "hecho",
                    "completado", "fait", "termine", "fatto", "completato", "gedaan",
                ]),
            .date("date", .stamped, \.date).column(
                "date", ["completedat", "completedon", "doneon", "datecompleted", "erledigtam"]),
            .name("by", .stamped, \.by, atMost: ChecklistTemplate.nameLengths.upperBound).column(
                "by",
                [
                    "by", "initials", "signedby", "confirmedby", "instructor", "von", "kurzel", "por", "par", "da",
                    "door",
                ]
            ),
            .text("notes", .stamped, \.notes).column(
                "notes", ["notes", "note", "notizen", "notas", "notities", "remarks"]),
            .text("comments", .stamped, \.comments).column(
                "comments",
                ["comments", "comment", "instructorcomments", "kommentar", "kommentare", "comentarios", "commenti"]),
        ]
    )
    .located(at: \.location)
}

extension ChecklistProgress.TrainingHours {
    package static let fields = RecordFields<ChecklistProgress.TrainingHours>(
        "hours", blank: { _ in ChecklistProgress.TrainingHours() },
        [
            .hours("dual", .stamped, \.dual, atMost: ChecklistProgress.maximumHours),
            .hours("solo", .stamped, \.solo, atMost: ChecklistProgress.maximumHours),
        ])
}
