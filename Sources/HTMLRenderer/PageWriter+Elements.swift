import CalendarCore
import CalendarLayout

// Headings, paragraphs, lists, and inline elements.
extension PageWriter {
    mutating func write(_ index: Int) {
        switch elements[index].tag {
        case .heading: element(.h1, index)
        case .subheading: element(.h2, index)
        case .paragraph: element(.p, index, class: elements[index].role == .detailHeads ? "heads" : nil)
        case .table: table(index)
        case .list: list(index)
        case .listItem: element(.li, index, class: className(ofItem: index))
        case .label: element(.span, index, class: "label")
        case .listBody: element(style.locale.direction == .rightToLeft ? .bdi : .span, index, class: "value")
        case .span: span(index)
        case .link: link(index)
        case .gone: element(.del, index)
        case .tableRow, .columnHeader, .rowHeader, .tableCell: element(.span, index)
        }
    }

    /// Writes an element on the page itself; an inline element gets its own block.
    mutating func writeBlock(_ index: Int) {
        guard structure.belongsInLine(index) else { return write(index) }
        markup.begin(.div)
        write(index)
        markup.end(.div)
    }

    /// The attributes that do not depend on an element's kind. The spoken text labels an element with blocks in it.
    mutating func attributes(of index: Int, class name: String? = nil) -> Markup.Attributes {
        var language: String?
        if case .other(let other) = elements[index].language { language = other }
        let label = structure.holdsBlocks(index) ? elements[index].spoken : nil
        return [("id", id(of: index)), ("class", name), ("lang", language), ("aria-label", label)]
    }

    /// Writes an element with its content.
    mutating func element(_ element: Markup.Element, _ index: Int, class name: String? = nil) {
        markup.begin(element, attributes(of: index, class: name))
        writePlaces(in: index)
        content(of: index, spoken: elements[index].spoken)
        markup.end(element)
    }

    // MARK: Lists

    /// Writes a list; a day's list begins with the entries that continue from earlier days.
    mutating func list(_ index: Int, goingOn bars: [RunningBars.Bar] = [], on date: CivilDate? = nil) {
        let name =
            switch elements[index].role {
            case .notes: "notes"
            case .key: "key"
            case .checklist: "checklist"
            default: "entries"
            }
        markup.begin(.ul, attributes(of: index, class: name))
        items(bars, on: date)
        parts(of: index)
        endBlock(.ul)
    }

    /// Writes the entries that continue from an earlier day, where they were read.
    mutating func items(_ bars: [RunningBars.Bar], on date: CivilDate?) {
        for bar in bars {
            let name = date == bar.days.upperBound ? "bar from" : "bar from on"
            markup.text(bar.words, in: .li, [("class", name), ("aria-hidden", "true")])
        }
    }

    private func className(ofItem index: Int) -> String? {
        switch elements[index].role {
        case .footEntry: return "foot"
        case .bar(let last):
            guard let first = structure.day(around: index), first < last else { return "bar" }
            return "bar on"
        default: return nil
        }
    }

    // MARK: In a line

    private mutating func span(_ index: Int) {
        if case .task(let state) = elements[index].role {
            markup.sign(of: state, spoken: elements[index].spoken)
            // Nothing is between a sign that is drawn and what follows it.
            if structure.items[nextSequence(of: index)].contains(where: \.isShape) { markup.space() }
            return
        }
        if case .detail(let detail) = elements[index].role {
            return element(.span, index, class: detail.rawValue)
        }
        guard elements[index].role == .word, let word = elements[index].spoken else { return element(.span, index) }
        let isGone = structure.onlyChild(of: index).map { elements[$0].tag == .gone } ?? false
        if isGone { markup.text(word, in: .del) } else { markup.text(word) }
        if structure.endsWithSpace(index) { markup.space() }
    }

    /// Writes a link; `spoken` is the text that another element gives to be read in place of the link's words.
    private mutating func link(_ index: Int, spoken: String? = nil) {
        markup.begin(.a, attributes(of: index) + destination(of: structure.link(of: index)))
        content(of: index, spoken: spoken ?? elements[index].spoken)
        markup.end(.a)
    }

    /// The page that an address leads to is not told where the reader comes from.
    private func destination(of link: PageLink?) -> Markup.Attributes {
        if let place = link?.place { return [("href", anchors.reference(to: place))] }
        guard let address = link?.address else { return [] }
        return [("href", address), ("rel", "noreferrer")]
    }

    // MARK: Content

    /// Writes an element's content. If the spoken text differs, it is there for screen readers, and the drawn text
    /// for the eye; a link stays around both.
    mutating func content(of index: Int, spoken: String?) {
        guard let spoken else { return parts(of: index) }
        if let only = structure.onlyChild(of: index), elements[only].spoken == nil, elements[only].tag != .gone,
            !elements[only].isSign
        {
            if elements[only].tag == .link { return link(only, spoken: spoken) }
            return content(of: only, spoken: spoken)
        }
        markup.begin(.span, [("class", "drawn"), ("aria-hidden", "true")])
        parts(of: index)
        markup.end(.span)
        markup.space()
        markup.text(spoken, in: .span, [("class", "said")])
    }

    /// Writes all parts of an element, in reading order.
    mutating func parts(of index: Int) {
        for part in structure.parts(of: index) { write(part, of: index) }
    }

    mutating func write(_ part: PartList.Kind, of index: Int) {
        switch part {
        case .element(let child): write(child)
        case .sequence:
            texts(
                nextSequence(of: index), marksBold: elements[index].tag.isRegular, keepsWhole: holdsCodes(index))
        case .link: break
        }
    }

    /// Returns true for a cell of codes, such as a roster's, each of which stays on one line.
    private func holdsCodes(_ index: Int) -> Bool {
        elements[index].tag == .tableCell && elements[index].role?.day == nil
    }

    /// Writes texts, one after the other: marks the bold ones if `marksBold` is true, and lets none of them break if
    /// `keepsWhole` is.
    mutating func texts(_ range: Range<Int>, marksBold: Bool, keepsWhole: Bool = false) {
        var isBold = false
        for case .text(let run, let endsWithSpace) in structure.items[range] {
            let isWhole = keepsWhole && run.isSeveralWords
            if isWhole {
                mark(bold: false, &isBold)
                markup.begin(.span, [("class", "whole")])
            }
            for part in run.partsWithFirmSpaces {
                mark(bold: marksBold && (run.face.isBold || part.isEmphasized), &isBold)
                markup.text(part.text)
            }
            if isWhole {
                mark(bold: false, &isBold)
                markup.end(.span)
            }
            if endsWithSpace { markup.space() }
        }
        mark(bold: false, &isBold)
    }

    /// Begins or ends bold type.
    private mutating func mark(bold wantsBold: Bool, _ isBold: inout Bool) {
        guard wantsBold != isBold else { return }
        if isBold { markup.end(.b) } else { markup.begin(.b) }
        isBold = wantsBold
    }
}

extension Markup {
    /// Adds the sign of a task as a picture: not every font has it.
    fileprivate mutating func sign(of state: TaskState, spoken: String?) {
        let style = "width: .65em; height: .65em; fill: none; stroke: currentColor"
        begin(.svg, [("role", "img"), ("aria-label", spoken), ("viewBox", "0 0 10 10"), ("style", style)])
        begin(.circle, [("cx", "5"), ("cy", "5"), ("r", "4.4")])
        end(.circle)
        if state == .done {
            begin(.path, [("d", "M2.6 5 4.4 7 7.6 3.2")])
            end(.path)
        }
        end(.svg)
    }
}

extension StructureElement {
    /// True for the sign of a task, which is written as a picture.
    fileprivate var isSign: Bool { if case .task = role { true } else { false } }
}

extension MarkedSequence.Item {
    fileprivate var isShape: Bool { if case .other = self { true } else { false } }
}

extension StructureElement.Tag {
    /// True if its text is regular by default.
    fileprivate var isRegular: Bool { [.paragraph, .listBody, .tableCell, .span, .link].contains(self) }
}

extension TextRun {
    /// True if a browser might break it at a space, a hyphen or another sign.
    fileprivate var isSeveralWords: Bool {
        clusters.count > 1 && text.contains { !$0.isLetter && !$0.isNumber }
    }
}

extension FontFace {
    fileprivate var isBold: Bool { [.bold, .condensedBold].contains(self) }
}

extension PageStructure {
    /// An element's parts in reading order.
    func parts(of index: Int) -> [PartList.Kind] {
        var kinds: [PartList.Kind] = []
        elements[index].parts.forEach(in: parts) { kinds.append($0) }
        return kinds
    }

    /// Returns true if an element belongs in a line, or in a table that it is not in.
    fileprivate func belongsInLine(_ index: Int) -> Bool {
        switch elements[index].tag {
        case .heading, .subheading, .paragraph, .table, .list: false
        default: true
        }
    }

    /// Returns true if an element contains block elements.
    fileprivate func holdsBlocks(_ index: Int) -> Bool {
        switch elements[index].tag {
        case .table, .tableRow, .list: true
        case .tableCell: elements[index].role?.day != nil
        default: false
        }
    }

    /// The element that is the only part of another; nil if there is no such element.
    fileprivate func onlyChild(of index: Int) -> Int? {
        guard let first = parts(of: index).first, case .element(let child) = first, parts(of: index).count == 1
        else { return nil }
        return child
    }

    /// The first link of an element; nil if it has none.
    fileprivate func link(of index: Int) -> PageLink? {
        for case .link(let number) in parts(of: index) { return links[number] }
        return nil
    }

    /// Returns true if a space follows the last text of an element.
    fileprivate func endsWithSpace(_ index: Int) -> Bool {
        guard let last = sequences.last(where: { $0.element == index }), let item = items[last.items].last,
            case .text(_, let endsWithSpace) = item
        else { return false }
        return endsWithSpace
    }
}
