import CalendarLayout

/// The sizes of a page's type, for printing.
struct PageType {
    /// The name of each size in the style sheet, in its order there.
    private var sizes: [(name: String, size: Length)] = []
    /// True if most of the text is condensed.
    private(set) var isCondensed = false

    init(_ structure: PageStructure) {
        var lengths: [Style: Int] = [:]
        for sequence in structure.sequences {
            guard let element = sequence.element else { continue }
            let name = structure.sizeName(of: element)
            for case .text(let run, _) in structure.items[sequence.items] {
                if let name { add(name, run.size) } else { lengths[Style(run), default: 0] += run.clusters.count }
            }
        }
        // The most common; if there are two, the smaller.
        guard let body = lengths.max(by: { ($0.value, $1.key.size) < ($1.value, $0.key.size) })?.key else { return }
        add("body", body.size)
        isCondensed = lengths.filter(\.key.isCondensed).values.reduce(0, +) * 2 > lengths.values.reduce(0, +)
    }

    /// Keeps the first size of each name.
    private mutating func add(_ name: String, _ size: Length) {
        if !sizes.contains(where: { $0.name == name }) { sizes.append((name, size)) }
    }

    /// `--title:16pt;--body:9pt`
    var declarations: String? {
        sizes.isEmpty ? nil : sizes.map { "--\($0.name):\($0.size.shortDecimal)pt" }.joined(separator: ";")
    }

    private struct Style: Hashable {
        let size: Length
        let isCondensed: Bool

        init(_ run: TextRun) {
            (size, isCondensed) = (run.size, [.condensed, .condensedBold].contains(run.face))
        }
    }
}

extension PageStructure {
    /// The name for the size of an element's text, unless it is body text.
    fileprivate func sizeName(of index: Int) -> String? {
        switch elements[index].tag {
        case .heading: "title"
        case .columnHeader: "head"
        case .tableCell where elements[index].role?.day != nil: "number"
        default: isInNotes(index) ? "notes" : nil
        }
    }

    private func isInNotes(_ index: Int) -> Bool {
        if elements[index].role == .notes { return true }
        return elements[index].parent.map(isInNotes) ?? false
    }
}
