/// The elements of lists in cells: hundreds on a page, with little to say.
///
/// They are numbered, marked and written kind by kind, as rows of a table (``ObjectStream``), because there
/// they compress to less than half of what they take in any other order.
struct ElementTable {
    private let elements: [StructureElement]

    init(_ elements: [StructureElement]) { self.elements = elements }

    private static let kinds: [StructureElement.Tag] = [.listItem, .label, .listBody]

    /// The place of an element's kind in the table, from 1; 0 if it is outside of it.
    func kind(of index: Int) -> Int {
        guard elements[elements[index].block].tag == .tableCell else { return 0 }
        return (ElementTable.kinds.firstIndex(of: elements[index].tag) ?? -1) + 1
    }

    /// Whether no element is in it.
    var isEmpty: Bool { elements.indices.allSatisfy { kind(of: $0) == 0 } }

    /// Elements or their sequences kind by kind, those outside the table first.
    func sorted<Value>(_ values: [Value], by element: (Value) -> Int) -> [Value] {
        (0...ElementTable.kinds.count).flatMap { kind in values.filter { self.kind(of: element($0)) == kind } }
    }
}
