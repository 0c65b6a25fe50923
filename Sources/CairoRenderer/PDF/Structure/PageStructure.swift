import CalendarLayout

/// A page's elements, what is drawn for each, and its links, in the order of the display list.
struct PageStructure {
    private(set) var elements: [StructureElement] = []
    /// In drawing order.
    private(set) var sequences: [MarkedSequence] = []
    private(set) var links: [PageLink] = []
    private var markCount = 0
    /// Whether the last sequence can take more items.
    private var isOpen = false

    init(_ page: Page) {
        add(page.items, to: nil)
    }

    // MARK: The walk

    private mutating func add(_ items: [DisplayItem], to element: Int?) {
        isOpen = false
        for item in items { add(item, to: element) }
        isOpen = false
    }

    private mutating func add(_ item: DisplayItem, to element: Int?) {
        switch item {
        case .text(let run): add(run, to: element)
        case .fill, .rules, .clip: addArtifact(item)
        case .link(let area, let place, let items): add(PageLink(area: area, to: place, items), items, to: element)
        case .group(let structure, let items): add(structure.role, items, to: element)
        }
    }

    private mutating func add(_ role: Structure.Role, _ items: [DisplayItem], to element: Int?) {
        switch role {
        case .entry: return addEntry(items, to: element)
        case .artifact: items.forEach { addArtifact($0) }
        case .dayList: addDayList(items)
        case .heading: add(items, to: open(.heading, in: element))
        case .notes: add(items, to: open(.paragraph, in: element))
        case .table: add(items, to: open(.table, in: element))
        case .headerRow, .weekRow: add(items, to: open(.tableRow, in: element))
        case .weekdayHeader: add(items, to: open(.columnHeader, in: element))
        case .dayCell, .adjacentDayCell: add(items, to: open(.tableCell, in: element))
        }
        isOpen = false
    }

    private mutating func open(_ tag: StructureElement.Tag, in parent: Int?) -> Int {
        let index = elements.count
        elements.append(StructureElement(tag: tag, parent: parent))
        if let parent { elements[parent].parts.append(.element(index)) }
        return index
    }

    /// In a list, an entry becomes an item; in a cell, entries are read one after the other.
    private mutating func addEntry(_ items: [DisplayItem], to element: Int?) {
        if let element, elements[element].tag == .list {
            add(items, to: open(.listBody, in: open(.listItem, in: element)))
        } else {
            for item in items { add(item, to: element) }
        }
    }

    /// Adds the day's name and a list of its entries.
    private mutating func addDayList(_ items: [DisplayItem]) {
        var heading: Int?
        var list: Int?
        for item in items {
            if case .group(Structure(.entry), _) = item {
                list = list ?? open(.list, in: nil)
                add(item, to: list)
            } else {
                heading = heading ?? open(.subheading, in: nil)
                add(item, to: heading)
            }
        }
    }

    // MARK: What is drawn

    private mutating func add(_ run: TextRun, to element: Int?) {
        // Text outside any group is a paragraph of its own.
        let element = element ?? open(.paragraph, in: nil)
        if !isOpen || sequences.last?.element != element { beginSequence(in: element) }
        sequences[sequences.count - 1].append(run, endsWithSpace: elements[element].tag == .tableCell)
    }

    private mutating func beginSequence(in element: Int) {
        markCount += 1
        elements[element].parts.append(.sequence(mark: markCount))
        sequences.append(MarkedSequence(mark: markCount, element: element))
        isOpen = true
    }

    private mutating func addArtifact(_ item: DisplayItem) {
        if sequences.last?.mark != 0 { sequences.append(MarkedSequence(mark: 0, element: nil)) }
        sequences[sequences.count - 1].append(item)
        isOpen = false
    }

    private mutating func add(_ link: PageLink, _ items: [DisplayItem], to element: Int?) {
        let index = open(.link, in: element)
        links.append(link)
        add(items, to: index)
        elements[index].parts.append(.link(links.count - 1))
    }
}
