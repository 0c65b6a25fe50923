import CalendarCore

/// Reads templates of checklists.
enum TemplateReader {
    private enum Field: String, CaseIterable {
        case id, name, category, phase, hash, items, record, zone, modified
    }

    private static let fields = FieldTable<Field>()

    /// Reads an object; returns nil without an identifier or a name, which is logged.
    static func read(_ json: inout JSONScanner) throws(ReadingStopped) -> ChecklistTemplate? {
        var (id, name, draft) = (Located<String>?.none, String?.none, ChecklistTemplate(id: "", name: "", items: []))
        var (items, stamp) = ([ChecklistItem](), RecordStamp())
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .id: id = try json.readIdentifier("id")
            case .name: name = try json.readLocatedText("name", "a name", ChecklistTemplate.nameLengths)?.value
            case .category: draft.category = try json.readOptionalName("category")
            case .phase: draft.phase = try json.readOptionalName("phase")
            case .hash: draft.hash = try json.readOptionalText("hash")?.lowercased()
            case .items: items = try readItems(&json)
            case .record: stamp.name = try json.readIdentifier("record")?.value
            case .zone: try json.readStamp(.zone, &stamp)
            case .modified: try json.readStamp(.modified, &stamp)
            }
        }
        json.require([.id, .name, .items], of: object, in: fields, "template")
        guard let id, let name else { return nil }
        return ChecklistTemplate(
            id: id.value, name: name, category: draft.category, phase: draft.phase, items: items, hash: draft.hash,
            identity: stamp.identity, modified: stamp.modified, location: json.log.location(id.position))
    }

    private static func readItems(_ json: inout JSONScanner) throws(ReadingStopped) -> [ChecklistItem] {
        var (seen, number) = (Set<String>(), 0)
        return try json.readObjects("items", atMost: ChecklistTemplate.maximumItemCount) {
            (json) throws(ReadingStopped) in
            number += 1
            guard let (item, place) = try ItemReader.read(&json, number: number) else { return nil }
            guard seen.insert(item.id).inserted else {
                json.log.error(.repeatedItem, at: place, "item '\(item.id.abridged)' is in the template twice")
                return nil
            }
            return item
        }
    }
}

/// Reads items of templates.
private enum ItemReader {
    private enum Field: String, CaseIterable {
        case id, section, title, notes, order
    }

    private static let fields = FieldTable<Field>()

    /// Reads an object; returns nil without an identifier or a title, which is logged. Without an order, an item has
    /// its number in the list.
    static func read(
        _ json: inout JSONScanner, number: Int
    ) throws(ReadingStopped) -> (item: ChecklistItem, place: TextPosition)? {
        var (id, title) = (Located<String>?.none, Located<String>?.none)
        var (section, notes, order) = (String?.none, String?.none, number)
        var object = try json.openObject()
        while let field = try json.nextField(&object, in: fields) {
            switch field {
            case .id: id = try json.readIdentifier("id")
            case .section: section = try json.readOptionalName("section")
            case .title: title = try json.readText("title", .text)
            case .notes: notes = try json.readOptionalText("notes")
            case .order: order = try json.readCount("order", -1_000_000...1_000_000) ?? number
            }
        }
        json.require([.id, .title], of: object, in: fields, "item")
        if let title, title.value.isEmpty {
            json.log.error(.missingField, at: title.position, "an item without a title")
        }
        guard let id, let title, !title.value.isEmpty else { return nil }
        let item = ChecklistItem(id: id.value, title: title.value, notes: notes, order: order, section: section)
        return (item, id.position)
    }
}
