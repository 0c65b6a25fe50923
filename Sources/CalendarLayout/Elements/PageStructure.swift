/// A page's elements, the items drawn for each, and its links, in the order of the display list.
package struct PageStructure {
    package private(set) var elements: [StructureElement] = []
    /// The parts of all elements.
    package private(set) var parts: [PartList.Part] = []
    package private(set) var elementCounts = TagCounts()
    package private(set) var links: [PageLink] = []
    private var drawn = DrawnItems()
    private let entriesInCells: EntryForm
    /// The document's language, without its region.
    private let language: Substring
    /// The last text that is read, by its index among the items, and its element.
    private var lastText: (item: Int, element: Int)?
    /// The last text that is gone or leads to an address, and its element.
    private var lastMarked: (text: ShapedText, element: Int)?
    /// The links of texts that lead to addresses, by their elements.
    private var linksOfTexts: [Int: Int] = [:]

    /// The elements of a cell's entries.
    package enum EntryForm {
        /// Each is a paragraph, so that it is read as it is printed, and nothing else is said.
        case paragraphs
        /// Each is an item of the cell's list, with its label and its value.
        case list
    }

    /// - Parameter language: the document's language (BCP 47).
    package init(
        _ page: Page, language: String = DocumentMetadata.defaultLanguage, entriesInCells: EntryForm = .paragraphs
    ) {
        self.language = language.prefix { $0 != "-" }
        self.entriesInCells = entriesInCells
        reserveCapacity()
        add(page.items, to: nil)
    }

    /// Makes room for a full month.
    private mutating func reserveCapacity() {
        elements.reserveCapacity(512)
        parts.reserveCapacity(768)
        drawn.reserveCapacity()
    }

    // MARK: The walk

    private mutating func add(_ items: [DisplayItem], to element: Int?) {
        drawn.close()
        for item in items { add(item, to: element) }
        drawn.close()
    }

    private mutating func add(_ item: DisplayItem, to element: Int?) {
        switch item {
        case .text(let run): add(run, to: element)
        case .fill, .rules, .outline, .clip: addShape(item, to: element)
        case .link(let area, let place, let items): add(PageLink(area: area, to: place, items), items, to: element)
        case .group(let structure, let items): add(structure, items, to: element)
        }
    }

    private mutating func add(_ structure: Structure, _ items: [DisplayItem], to element: Int?) {
        switch structure.role {
        case .artifact: items.forEach { drawn.addArtifact($0) }
        case .footer: items.forEach { drawn.addArtifact($0, as: .footer) }
        case .dayList: addDayList(structure, items)
        case .notes where items.contains { $0.role == .note }: addList(structure, items, to: element)
        case .entries where entriesInCells == .paragraphs && element.map(isCell) ?? false:
            addParagraphs(items, to: element)
        case .entries, .key, .checklist: addList(structure, items, to: element)
        case .entry, .footEntry, .bar, .note, .keyItem: return addListItem(structure, items, to: element)
        case .label, .value: return addPart(structure, items, to: element)
        case .heading: add(structure, as: .heading, items, to: element)
        case .subheading: add(structure, as: .subheading, items, to: element)
        case .notes, .paragraph, .detailHeads: add(structure, as: .paragraph, items, to: element)
        case .table: add(structure, as: .table, items, to: element)
        case .headerRow, .weekRow, .row: add(structure, as: .tableRow, items, to: element)
        case .weekdayHeader, .weekNumberHeader, .columnHeader, .columnGroupHeader:
            add(structure, as: .columnHeader, items, to: element)
        case .weekNumber, .rowHeader, .rowGroupHeader: add(structure, as: .rowHeader, items, to: element)
        case .dayCell, .adjacentDayCell, .cell: add(structure, as: .tableCell, items, to: element)
        case .word: add(structure, as: .span, items, to: element.map { linkAround(items, in: $0) })
        case .detail: add(structure, as: .span, items, to: element)
        case .dayNumber, .task: add(items, to: open(.span, structure, isCopied: false, in: element))
        }
        drawn.close()
    }

    private mutating func add(
        _ structure: Structure, as tag: StructureElement.Tag, _ items: [DisplayItem], to element: Int?
    ) {
        add(items, to: open(tag, structure, in: element))
    }

    private mutating func open(
        _ tag: StructureElement.Tag, _ group: Structure? = nil, isCopied: Bool = true, in parent: Int?
    ) -> Int {
        let index = elements.count
        elements.append(
            StructureElement(
                tag: tag, role: group?.role, frame: group?.frame, place: elementCounts.add(tag), parent: parent,
                block: block(of: tag, in: parent) ?? index, spoken: group?.spoken,
                isCopiedAsSpoken: isCopied && tag == .span))
        if let parent { elements[parent].parts.append(.element(index), to: &parts) }
        return index
    }

    /// All elements of a cell are read with it.
    private func block(of tag: StructureElement.Tag, in parent: Int?) -> Int? {
        guard let block = parent.map({ elements[$0].block }) else { return nil }
        return tag.isPartOfBlock || isCell(block) ? block : nil
    }

    private func isCell(_ element: Int) -> Bool { elements[element].tag == .tableCell }

    // MARK: Paragraphs

    /// Adds the entries of a cell. Everything that is read among them is in a paragraph.
    private mutating func addParagraphs(_ items: [DisplayItem], to cell: Int?) {
        for item in items {
            if case .group(let structure, let items) = item, structure.role.isListItem {
                add(structure, as: .paragraph, items, to: cell)
            } else if item.isArtifact {
                add(item, to: cell)
            } else {
                add(Structure(.entry), as: .paragraph, [item], to: cell)
            }
        }
    }

    // MARK: Lists

    private mutating func addList(_ structure: Structure, _ items: [DisplayItem], to element: Int?) {
        guard !items.allSatisfy(\.isArtifact) else { return add(items, to: element) }
        let list = open(.list, structure, in: element)
        for item in items {
            // Everything that is read in a list is in an item of its own.
            let isItem = item.role.map(\.isListItem) ?? false || item.isArtifact
            if isItem { add(item, to: list) } else { addListItem(Structure(.entry), [item], to: list) }
        }
    }

    /// In a list, an entry becomes an item; elsewhere entries are read one after the other.
    private mutating func addListItem(_ structure: Structure, _ items: [DisplayItem], to element: Int?) {
        guard let element, elements[element].tag == .list else { return addPart(structure, items, to: element) }
        let item = open(.listItem, structure, in: element)
        var body: Int?
        for part in items {
            if case .group(let structure, let items) = part, let tag = structure.role.tagInListItem {
                add(structure, as: tag, items, to: item)
            } else {
                if !part.isArtifact { body = body ?? open(.listBody, in: item) }
                add(part, to: body)
            }
        }
        drawn.close()
    }

    /// Adds items that need no element of their own, unless they are spoken otherwise than written.
    private mutating func addPart(_ structure: Structure, _ items: [DisplayItem], to element: Int?) {
        if structure.spoken != nil { return add(items, to: open(.span, structure, in: element)) }
        for item in items { add(item, to: element) }
    }

    /// Adds the day's name and a list of its entries.
    private mutating func addDayList(_ structure: Structure, _ items: [DisplayItem]) {
        var heading: Int?
        var list: Int?
        for item in items {
            switch item.role {
            case let role? where role.isEntry:
                list = list ?? open(.list, in: nil)
                add(item, to: list)
            case .entries: add(item, to: nil)
            default:
                heading = heading ?? open(.subheading, structure, in: nil)
                add(item, to: heading)
            }
        }
    }

    // MARK: Items

    private mutating func add(_ run: TextRun, to element: Int?) {
        // Text outside any group is a paragraph of its own.
        let element = element ?? open(.paragraph, in: nil)
        if run.shaped.isStruck {
            addParts(run, to: self.element(.gone, of: run.shaped, in: element))
            if let line = run.strike { drawn.addArtifact(line) }
        } else if let url = run.shaped.marks.url, !isInLink(element) {
            addParts(run, to: link(of: run, to: url, in: element))
        } else {
            addParts(run, to: element)
        }
    }

    /// The link of a text to an address, with the area of one more of its lines.
    private mutating func link(of run: TextRun, to address: String, in parent: Int) -> Int {
        let element = element(.link, of: run.shaped, in: parent)
        if let known = linksOfTexts[element] {
            links[known].areas.append(run.area)
            return element
        }
        linksOfTexts[element] = links.count
        links.append(PageLink(of: run, to: address))
        addPart(.link(links.count - 1), to: element)
        return element
    }

    /// The link of a word that is broken, whose lines are read in one; `parent` if it leads nowhere.
    private mutating func linkAround(_ items: [DisplayItem], in parent: Int) -> Int {
        var element = parent
        for case .text(let run) in items where !isInLink(parent) && !run.shaped.isStruck {
            if let url = run.shaped.marks.url { element = link(of: run, to: url, in: parent) }
        }
        return element
    }

    /// A link inside a link is left out: the outer one leads to the full text.
    private func isInLink(_ element: Int) -> Bool {
        elements[element].tag == .link || elements[element].parent.map(isInLink) ?? false
    }

    /// All lines of a text that is gone, or leads to an address, are one element.
    private mutating func element(_ tag: StructureElement.Tag, of text: ShapedText, in parent: Int) -> Int {
        let same = lastMarked.flatMap { $0.text === text && elements[$0.element].parent == parent ? $0 : nil }
        let element = same?.element ?? open(tag, in: parent)
        lastMarked = (text, element)
        return element
    }

    /// The sign of a task is an element of its own, but not in a word that is read in one.
    private mutating func addParts(_ run: TextRun, to element: Int) {
        guard elements[element].spoken == nil, let sign = run.shaped.marks.task,
            let (before, drawnSign, after) = run.parts(around: sign)
        else {
            return addText(run, to: element)
        }
        if let before { addText(before, to: element) }
        let group = Structure(.task(sign.state), spoken: sign.spoken)
        addText(drawnSign, to: open(.span, group, isCopied: false, in: element))
        drawn.close()
        if let after { addText(after, to: element) }
    }

    /// The sign of a task may be drawn; no other shape is read.
    private mutating func addShape(_ item: DisplayItem, to element: Int?) {
        guard let element, case .task = elements[element].role else { return drawn.addArtifact(item) }
        if !drawn.isOpen(element) {
            addPart(.sequence(place: drawn.begin(element, elements[element].tag)), to: element)
        }
        drawn.append(.other(item))
    }

    private mutating func addText(_ run: TextRun, to element: Int) {
        separate(from: run, in: element)
        if !drawn.isOpen(element) {
            addPart(.sequence(place: drawn.begin(element, elements[element].tag)), to: element)
        }
        lastText = (drawn.items.count, element)
        elements[element].note(language(of: run))
        drawn.append(.text(run, endsWithSpace: elements[element].tag == .tableCell))
    }

    /// Plain texts tell of no language.
    private func language(of run: TextRun) -> StructureElement.Language {
        guard !run.shaped.isSimple, let language = ScriptLanguage.language(of: run.text), language != self.language
        else { return .document }
        return .other(language)
    }

    /// Puts a space before a text of the same block; a broken word has none inside.
    private mutating func separate(from run: TextRun, in element: Int) {
        guard let lastText, elements[lastText.element].block == elements[element].block else { return }
        if lastText.element == element, elements[element].tag == .span, !elements[element].isDetail { return }
        drawn.separate(lastText.item, from: run)
    }

    /// Adds a part that is drawn.
    private mutating func addPart(_ part: PartList.Kind, to element: Int) {
        elements[element].parts.append(part, to: &parts)
        elements[element].holdsContent = true
    }

    private mutating func add(_ link: PageLink, _ items: [DisplayItem], to element: Int?) {
        let index = open(.link, in: element)
        links.append(link)
        let number = links.count - 1
        add(items, to: index)
        addPart(.link(number), to: index)
    }
}

extension PageStructure {
    /// The marked sequences, in drawing order.
    package var sequences: [MarkedSequence] { drawn.sequences }
    /// The items drawn, in order.
    package var items: [MarkedSequence.Item] { drawn.items }
    package var sequenceCounts: TagCounts { drawn.counts }

    /// Returns true if a sequence is drawn without text.
    package func isDrawing(_ sequence: MarkedSequence) -> Bool {
        if case .other? = items[sequence.items].first { true } else { false }
    }
}
