/// A fault in the words of an area.
///
/// Poppler returns a mark as a word of its own; at the edge of a cell it may stand on the other side of the edge. Marks
/// that one area of a page lacks and another has too many of are no fault of the page.
struct PaperFault: CustomStringConvertible {
    /// In words.
    let description: String
    /// The marks that are not here, if nothing else is wrong.
    private var lostMarks: [Unicode.Scalar] = []
    /// The marks of another area, if nothing else is wrong.
    private var strayMarks: [Unicode.Scalar] = []

    init(_ description: String) { self.description = description }

    init(lostMarks: [Unicode.Scalar], strayMarks: [Unicode.Scalar]) {
        description = "marks: \(lostMarks) are lost, \(strayMarks) were not there"
        (self.lostMarks, self.strayMarks) = (lostMarks, strayMarks)
    }

    private var isOfMarks: Bool { !lostMarks.isEmpty || !strayMarks.isEmpty }

    /// The first fault about marks alone, or else the first; nil if there is a reading without one.
    static func least(_ faults: [PaperFault?]) -> PaperFault? {
        let real = faults.compactMap(\.self)
        return real.count < faults.count ? nil : real.first(where: \.isOfMarks) ?? real.first
    }

    /// Those that are left if marks may stand in another area of their page.
    static func ofPage(_ faults: [PaperFault]) -> [PaperFault] {
        let (lost, stray) = (faults.flatMap(\.lostMarks), faults.flatMap(\.strayMarks))
        return lost.sorted() == stray.sorted() ? faults.filter { !$0.isOfMarks } : faults
    }

    /// The same fault with its place before it.
    func at(_ place: String) -> PaperFault {
        var fault = PaperFault("\(place): \(description)")
        (fault.lostMarks, fault.strayMarks) = (lostMarks, strayMarks)
        return fault
    }
}

extension [Unicode.Scalar] {
    /// The rest after removing each of the others once.
    func without(_ others: [Unicode.Scalar]) -> [Unicode.Scalar] {
        others.reduce(into: self) { rest, other in
            if let index = rest.firstIndex(of: other) { rest.remove(at: index) }
        }
    }
}
