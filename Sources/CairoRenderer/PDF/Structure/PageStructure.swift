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
    /// The index of the last sequence with text that is read.
    private var lastText: Int?

    init(_ page: Page) {
        add(page.items, to: nil)
        sortMarks()
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
        case .fill, .rules, .outline, .clip: addArtifact(item)
        case .link(let area, let place, let items): add(PageLink(area: area, to: place, items), items, to: element)
        case .group(let structure, let items): add(structure, items, to: element)
        }
    }

    private mutating func add(_ structure: Structure, _ items: [DisplayItem], to element: Int?) {
        switch structure.role {
        case .artifact: items.forEach { addArtifact($0) }
        case .footer: items.forEach { addArtifact($0, as: .footer) }
        case .dayList: addDayList(items)
        case .notes where items.contains { $0.role == .note }: addList(structure, items, to: element)
        case .entries: addList(structure, items, to: element)
        case .entry, .note: return addListItem(structure, items, to: element)
        case .label, .value: return addPart(structure, items, to: element)
        case .heading: add(structure, as: .heading, items, to: element)
        case .notes: add(structure, as: .paragraph, items, to: element)
        case .table: add(structure, as: .table, items, to: element)
        case .headerRow, .weekRow: add(structure, as: .tableRow, items, to: element)
        case .weekdayHeader: add(structure, as: .columnHeader, items, to: element)
        case .dayCell, .adjacentDayCell: add(structure, as: .tableCell, items, to: element)
        case .word: add(structure, as: .span, items, to: element)
        }
        isOpen = false
    }

    private mutating func add(
        _ structure: Structure, as tag: StructureElement.Tag, _ items: [DisplayItem], to element: Int?
    ) {
        add(items, to: open(tag, structure.spoken, in: element))
    }

    private mutating func open(_ tag: StructureElement.Tag, _ spoken: String? = nil, in parent: Int?) -> Int {
        let index = elements.count
        elements.append(
            StructureElement(
                tag: tag, parent: parent, block: block(of: tag, in: parent) ?? index, spoken: spoken))
        if let parent { elements[parent].parts.append(.element(index)) }
        return index
    }

    /// All elements of a cell are read with it.
    private func block(of tag: StructureElement.Tag, in parent: Int?) -> Int? {
        guard let block = parent.map({ elements[$0].block }) else { return nil }
        return tag.isPartOfBlock || elements[block].tag == .tableCell ? block : nil
    }

    // MARK: Lists

    private mutating func addList(_ structure: Structure, _ items: [DisplayItem], to element: Int?) {
        guard !items.allSatisfy(\.isArtifact) else { return add(items, to: element) }
        let list = open(.list, structure.spoken, in: element)
        for item in items {
            // Everything that is read in a list is in an item of its own.
            let isItem = item.role == .entry || item.role == .note || item.isArtifact
            if isItem { add(item, to: list) } else { addListItem(Structure(.entry), [item], to: list) }
        }
    }

    /// In a list, an entry becomes an item; elsewhere entries are read one after the other.
    private mutating func addListItem(_ structure: Structure, _ items: [DisplayItem], to element: Int?) {
        guard let element, elements[element].tag == .list else { return addPart(structure, items, to: element) }
        let item = open(.listItem, structure.spoken, in: element)
        var body: Int?
        for part in items {
            if case .group(let structure, let items) = part, let tag = structure.role.tagInListItem {
                add(structure, as: tag, items, to: item)
            } else {
                if !part.isArtifact { body = body ?? open(.listBody, in: item) }
                add(part, to: body)
            }
        }
        isOpen = false
    }

    /// Adds what needs no element of its own, unless it is spoken otherwise than written.
    private mutating func addPart(_ structure: Structure, _ items: [DisplayItem], to element: Int?) {
        if let spoken = structure.spoken { return add(items, to: open(.span, spoken, in: element)) }
        for item in items { add(item, to: element) }
    }

    /// Adds the day's name and a list of its entries.
    private mutating func addDayList(_ items: [DisplayItem]) {
        var heading: Int?
        var list: Int?
        for item in items {
            switch item.role {
            case .entry:
                list = list ?? open(.list, in: nil)
                add(item, to: list)
            case .entries: add(item, to: nil)
            default:
                heading = heading ?? open(.subheading, in: nil)
                add(item, to: heading)
            }
        }
    }

    // MARK: What is drawn

    private mutating func add(_ run: TextRun, to element: Int?) {
        // Text outside any group is a paragraph of its own.
        let element = element ?? open(.paragraph, in: nil)
        separate(from: run, in: element)
        if !isOpen || sequences.last?.element != element { beginSequence(in: element) }
        lastText = sequences.count - 1
        sequences[sequences.count - 1].append(run, endsWithSpace: elements[element].tag == .tableCell)
    }

    /// Puts a space before a text of the same block; a broken word has none inside.
    private mutating func separate(from run: TextRun, in element: Int) {
        guard let lastText, let last = sequences[lastText].element else { return }
        guard elements[last].block == elements[element].block else { return }
        if last == element, elements[element].tag == .span { return }
        sequences[lastText].separate(from: run)
    }

    private mutating func beginSequence(in element: Int) {
        markCount += 1
        elements[element].parts.append(.sequence(mark: markCount))
        sequences.append(MarkedSequence(.element(element, mark: markCount)))
        isOpen = true
    }

    /// Gives the sequences of one kind of elements consecutive marks.
    private mutating func sortMarks() {
        let table = ElementTable(elements)
        guard !table.isEmpty else { return }
        let sorted = table.sorted(sequences.filter { $0.mark > 0 }) { $0.element ?? 0 }
        var marks = Array(repeating: 0, count: markCount + 1)
        for (index, sequence) in sorted.enumerated() { marks[sequence.mark] = index + 1 }
        for index in sequences.indices { sequences[index].change(marks) }
        for index in elements.indices { elements[index].change(marks) }
    }

    private mutating func addArtifact(_ item: DisplayItem, as owner: MarkedSequence.Owner = .artifact) {
        if sequences.last?.owner != owner { sequences.append(MarkedSequence(owner)) }
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

extension DisplayItem {
    /// A group's role.
    fileprivate var role: Structure.Role? {
        if case .group(let structure, _) = self { structure.role } else { nil }
    }

    /// Whether nothing of it is read.
    fileprivate var isArtifact: Bool {
        switch self {
        case .fill, .rules, .outline, .clip: true
        case .group(let structure, _): [.artifact, .footer].contains(structure.role)
        case .text, .link: false
        }
    }
}

extension Structure.Role {
    /// The tag of a group that is a part of a list's item.
    fileprivate var tagInListItem: StructureElement.Tag? {
        switch self {
        case .label: .label
        case .value: .listBody
        default: nil
        }
    }
}
