/// Checklists, and how far people are with them.
public struct Checklists: Hashable, Sendable {
    /// The templates, each identifier once, in the order of the sources.
    public var templates: [ChecklistTemplate]
    /// The progress of people, one record of a person and a template, in the order of the sources.
    public var progress: [ChecklistProgress]
    /// The comments that an earlier schedule does not have; pages mark them.
    public internal(set) var newComments: Set<CommentPlace> = []

    /// Checklists, and how far people are with them.
    public init(templates: [ChecklistTemplate] = [], progress: [ChecklistProgress] = []) {
        (self.templates, self.progress) = (templates, progress)
    }

    /// The place of an instructor's comment.
    public struct CommentPlace: Hashable, Sendable {
        /// Whose progress it is about, as the source writes the name.
        public let person: String
        /// The identifier of the template.
        public let template: String
        /// The identifier of the item; nil for a comment on the whole.
        public let item: String?

        /// The place of a comment on an item, or on the whole.
        public init(person: String, template: String, item: String?) {
            (self.person, self.template, self.item) = (person, template, item)
        }
    }

    /// True if there is neither a template nor progress.
    public var isEmpty: Bool { templates.isEmpty && progress.isEmpty }
}

/// A list of things to learn or to do. People's progress refers to it and never copies it.
public struct ChecklistTemplate: Hashable, Sendable {
    /// Its identifier, unique among templates: `onboarding`.
    public internal(set) var id: String
    /// Its title: `Training checklist`.
    public internal(set) var name: String
    /// The kind of list; nil if it has none.
    public var category: String?
    /// The part of a training to which it belongs; nil if it has none.
    public var phase: String?
    /// Its items, in order; no identifier occurs twice.
    public internal(set) var items: [ChecklistItem]
    /// The hash of its content that the source gives, in lower case; nil if it gives none.
    public var hash: String?
    /// Its identity in its source; nil if the source gives none.
    public var identity: RecordIdentity?
    /// When it was last changed; nil if its source does not say.
    public var modified: Instant?
    /// Its place in the user's file.
    public var location: SourceLocation?

    /// A template; its items are sorted by their order, and otherwise stay as they are.
    public init(
        id: String, name: String, category: String? = nil, phase: String? = nil, items: [ChecklistItem],
        hash: String? = nil, identity: RecordIdentity? = nil, modified: Instant? = nil, location: SourceLocation? = nil
    ) {
        (self.id, self.name, self.category, self.phase, self.hash) = (id, name, category, phase, hash)
        self.items = items.inOrder
        (self.identity, self.modified, self.location) = (identity, modified, location)
    }
}

/// One thing to learn or to do.
public struct ChecklistItem: Hashable, Sendable {
    /// Its identifier, unique in its template.
    public internal(set) var id: String
    /// The task, in a few words.
    public internal(set) var title: String
    /// More about it; nil for none.
    public var notes: String?
    /// Its place among the items.
    public internal(set) var order: Int
    /// The numbers that `order` can have.
    package static let orders = -1_000_000...1_000_000
    /// The heading above it; nil for none.
    public var section: String?

    /// An item of a template.
    public init(id: String, title: String, notes: String? = nil, order: Int, section: String? = nil) {
        (self.id, self.title, self.notes, self.order, self.section) = (id, title, notes, order, section)
    }
}

extension [ChecklistItem] {
    /// The same, sorted by their order; items of the same order stay as they are.
    fileprivate var inOrder: [ChecklistItem] {
        get { enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element) }
        set { self = newValue.inOrder }
    }
}

// MARK: Fields

extension ChecklistTemplate {
    package static let fields = RecordFields<ChecklistTemplate>(
        "template", subject: ["id"], blank: { _ in ChecklistTemplate(id: "", name: "", items: []) },
        [
            .identifier("id", .unseen, \.id), .short("name", .stamped, \.name, "a name", nameLengths),
            .name("category", .stamped, \.category, atMost: nameLengths.upperBound),
            .name("phase", .stamped, \.phase, atMost: nameLengths.upperBound), .text("hash", .unseen, \.hash),
            .records(
                "items", .stamped, ChecklistItem.fields, \.items.inOrder, atMost: maximumItemCount, isNeeded: true),
        ]
    )
    .located(at: \.location)
}

extension ChecklistItem {
    package static let fields = RecordFields<ChecklistItem>(
        "item", subject: ["id"], isOrdered: true, blank: { ChecklistItem(id: "", title: "", order: $0) },
        [
            .identifier("id", .unseen, \.id),
            .name("section", .stamped, \.section, atMost: ChecklistTemplate.nameLengths.upperBound),
            .words("title", .stamped, \.title), .text("notes", .stamped, \.notes),
            .count("order", .unseen, \.order, orders),
        ])
}
