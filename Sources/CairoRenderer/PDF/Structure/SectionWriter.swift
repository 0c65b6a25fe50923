import CalendarLayout

/// Writes the elements of one page as a section of the document. It is a class because a value would be copied for the
/// row of every element.
final class SectionWriter {
    /// The section's number.
    let section: Int
    /// The number of the array of its sequences' elements.
    let parents: Int
    private let structure: PageStructure
    private let page: Int
    private let annotations: [Int]
    private let numbers: TagNumbers
    private let marks: TagNumbers

    /// - Parameters:
    ///   - page: the number of the page's object.
    ///   - annotations: the numbers of its links' annotations.
    init(_ structure: PageStructure, _ file: PDFFileWriter, page: Int, annotations: [Int]) {
        (self.structure, self.page, self.annotations) = (structure, page, annotations)
        (section, parents) = (file.allocate(), file.allocate())
        numbers = TagNumbers(structure.elementCounts, from: file.allocate(structure.elements.count))
        marks = structure.marks
    }

    /// The number of each link's element.
    var parentsOfLinks: [Int] {
        structure.elements.indices.filter { structure.elements[$0].tag == .link }.map(number)
    }

    /// Writes the section, its elements, and the array of its sequences' elements.
    func write(under document: Int, to tables: inout ElementTables) throws {
        let roots = structure.elements.indices.filter { structure.elements[$0].parent == nil }
        try tables.writeWide(section) { element in
            element.entry("S", .name("Sect"))
            element.entry("P", .reference(document))
            element.array("K") { kids in roots.forEach { kids.add(.reference(number($0))) } }
        }
        for (tag, indices) in zip(StructureElement.Tag.allCases, indicesByTag) {
            for index in indices { try tables.write(number(index), tag) { append(index, to: &$0) } }
        }
        try tables.write(parents, parentsOfSequences)
    }

    /// The elements of each tag.
    private var indicesByTag: [[Int]] {
        var indices: [[Int]] = Array(repeating: [], count: StructureElement.Tag.allCases.count)
        for index in structure.elements.indices { indices[structure.elements[index].tag.rawValue].append(index) }
        return indices
    }

    /// The number of each marked sequence's element, in the order of the marks.
    private var parentsOfSequences: [Int] {
        var parents = Array(repeating: 0, count: structure.sequenceCounts.total)
        for sequence in structure.sequences {
            guard case .element(let element, let place) = sequence.owner else { continue }
            parents[marks.number(structure.elements[element].tag, place)] = number(element)
        }
        return parents
    }

    private func number(_ index: Int) -> Int {
        numbers.number(structure.elements[index].tag, structure.elements[index].place)
    }

    // MARK: An element

    /// Its entries (ISO 32000-1, table 323), all but its type.
    private func append(_ index: Int, to element: inout DictionaryWriter) {
        let tag = structure.elements[index].tag
        element.entry("S", .name(tag.name))
        element.entry("A", structure.elements[index].attributes)
        element.entry("P", .reference(structure.elements[index].parent.map(number) ?? section))
        if structure.elements[index].holdsContent { element.entry("Pg", .reference(page)) }
        if case .other(let language) = structure.elements[index].language { element.entry("Lang", .text(language)) }
        if let spoken = structure.elements[index].spoken { element.entry("ActualText", .text(spoken)) }
        let parts = structure.elements[index].parts
        guard !parts.isEmpty else { return }
        element.array("K") { kids in parts.forEach(in: structure.parts) { add($0, tag, to: &kids) } }
    }

    private func add(_ part: PartList.Kind, _ tag: StructureElement.Tag, to kids: inout ArrayWriter) {
        switch part {
        case .element(let index): kids.add(.reference(number(index)))
        case .sequence(let place): kids.add(.integer(marks.number(tag, place)))
        case .link(let index):
            // ISO 32000-1, 14.7.4.3
            kids.add(.dictionary(["Type": .name("OBJR"), "Obj": .reference(annotations[index])]))
        }
    }
}

/// Numbers that go up by one through all things of one tag, and on to those of the next.
///
/// In this order elements and their marks differ so little from row to row of an ``ObjectTable`` that they take less
/// than half of the bytes.
struct TagNumbers {
    /// The number of the first thing of each tag, and at the end the number after the last thing.
    private let firsts: [Int]

    /// - Parameter first: the first number of all.
    init(_ counts: TagCounts, from first: Int) {
        firsts = counts.counts.reduce(into: [first]) { $0.append($0[$0.count - 1] + $1) }
    }

    /// The number of a thing that has `place` things of the same tag before it.
    func number(_ tag: StructureElement.Tag, _ place: Int) -> Int { firsts[tag.rawValue] + place }
}

extension PageStructure {
    /// The marks of all sequences of elements, from 0.
    var marks: TagNumbers { TagNumbers(sequenceCounts, from: 0) }
}
