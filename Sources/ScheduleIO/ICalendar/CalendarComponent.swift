import CalendarCore

/// A component that is read: an event, a task, a journal entry or a time zone.
struct CalendarComponent {
    let kind: Kind
    /// For an event, a task or a journal entry, the properties in use; for a time zone, all lines including those of
    /// its parts.
    var lines: [ContentLine] = []
    /// The place of its BEGIN.
    let position: TextPosition
    var scope = CalendarScope()

    enum Kind: String, CaseIterable {
        case event = "VEVENT"
        case task = "VTODO"
        case journal = "VJOURNAL"
        case timeZone = "VTIMEZONE"

        /// Returns the kind that a BEGIN or an END names, in any case; nil for a kind that is not read.
        init?(of line: ContentLine) {
            guard let kind = Kind.allCases.first(where: { line.isValue($0.rawValue) }) else { return nil }
            self = kind
        }

        /// The word for it in messages.
        var noun: String {
            switch self {
            case .event: "event"
            case .task: "task"
            case .journal: "journal entry"
            case .timeZone: "time zone"
            }
        }
    }

    func uses(_ line: ContentLine) -> Bool {
        guard kind != .timeZone else { return true }
        guard let property = line.property, property.isOfComponents else { return false }
        return property != .description || kind == .journal
    }

    /// True if it says when it is.
    var hasTime: Bool { has(.dtstart) || has(.due) }

    /// Returns the first line of a property.
    func line(of property: CalendarProperty) -> ContentLine? { firstIndex(of: property).map { lines[$0] } }

    /// Returns the lines of a property.
    func lines(of property: CalendarProperty) -> [ContentLine] {
        guard has(property) else { return [] }
        return lines.indices.lazy.filter { lines[$0].property == property }.map { lines[$0] }
    }

    /// Returns true if a line has the property.
    func has(_ property: CalendarProperty) -> Bool { firstIndex(of: property) != nil }

    /// Returns the index of a property's first line that is wanted. By index: taking a line out would copy it.
    func firstIndex(of property: CalendarProperty, where isWanted: (ContentLine) -> Bool = { _ in true }) -> Int? {
        lines.indices.first { lines[$0].property == property && isWanted(lines[$0]) }
    }

    /// Returns the value of the first line of a property, as written.
    func value(of property: CalendarProperty) -> String? { line(of: property)?.value }
}

extension ContentLine {
    /// The END of a component whose file has lost it.
    static func end(of kind: CalendarComponent.Kind) -> ContentLine? {
        var lines = ContentLineScanner(Array("END:\(kind.rawValue)".utf8))
        return lines.next()
    }

    /// The component that a BEGIN or an END names.
    var componentName: String { value.uppercased() }

    /// Returns true if two lines name the same component.
    func hasSameName(as other: ContentLine) -> Bool {
        trimmedValue.isWord(other.trimmedValue)
    }
}
