import CalendarCore

/// An item of a person's checklist.
public struct ListedItem: Hashable, Sendable {
    /// The identifier of the template.
    public let template: String
    /// Whose checklist it is, as the source writes the name.
    public let person: String
    /// The identifier of the item, unique in its template.
    public let item: String

    /// An item of a checklist.
    init(_ sheet: ChecklistSheet, _ item: ChecklistItem) {
        (template, person, self.item) = (sheet.template.id, sheet.progress.person, item.id)
    }

    /// Everybody's items in a schedule, in order.
    public static func all(of schedule: Schedule) -> [ListedItem] {
        schedule.checklistSheets.flatMap { sheet in sheet.template.items.map { ListedItem(sheet, $0) } }
    }
}

/// The place of an item of a person's checklist on paper.
public struct PlacedItem: Hashable, Sendable {
    /// Which item it is, and whose.
    public let item: ListedItem
    /// The task, in a few words.
    public let title: String
    /// True if it is done.
    public let isDone: Bool
    /// The place of the person's progress in the user's file.
    public let source: SourceLocation?
    /// The area of its row, or of its cell; if it goes on on another page, only of the first part.
    public let box: Rect

    init(_ item: ListedItem, title: String, isDone: Bool, source: SourceLocation?, box: Rect) {
        (self.item, self.title, self.isDone, self.source, self.box) = (item, title, isDone, source, box)
    }
}
