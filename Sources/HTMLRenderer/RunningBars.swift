import CalendarCore
import CalendarLayout

/// The entries of several days that are read with their first day, to be shown on each of the others as well.
struct RunningBars {
    private var bars: [Bar] = []

    /// An entry of several days.
    struct Bar {
        /// The days from the one that it is read with to its last one.
        let days: DaySpan
        let words: String
    }

    init(_ structure: PageStructure) {
        for index in structure.elements.indices {
            guard case .bar(let last)? = structure.elements[index].role,
                let first = structure.day(around: index), first < last
            else { continue }
            bars.append(Bar(days: first...last, words: structure.words(of: index)))
        }
    }

    /// The entries that began on an earlier day, in order.
    func goingOn(_ date: CivilDate) -> [Bar] {
        bars.filter { $0.days.contains(date) && $0.days.lowerBound != date }
    }
}

extension PageStructure {
    /// The day whose cell an element is in.
    func day(around index: Int) -> CivilDate? {
        elements[index].role?.day ?? elements[index].parent.flatMap(day)
    }

    /// The words drawn for an element and those in it.
    func words(of index: Int) -> String {
        sequences.filter { $0.element.map { isIn($0, index) } ?? false }.flatMap { items[$0.items] }
            .map(\.words).joined().trimmingSpaces
    }

    /// The whole of the first text of an element, without what is drawn beside it.
    func firstText(of index: Int) -> String? {
        sequences.first { $0.element.map { isIn($0, index) } ?? false }.flatMap { sequence in
            items[sequence.items].lazy.compactMap(\.text).first
        }
    }

    /// Returns true if an element is `container` or anywhere in it.
    func isIn(_ element: Int, _ container: Int) -> Bool {
        element == container || elements[element].parent.map { isIn($0, container) } ?? false
    }
}

extension MarkedSequence.Item {
    fileprivate var text: String? { if case .text(let run, _) = self { run.shaped.text } else { nil } }

    fileprivate var words: String {
        guard case .text(let run, let endsWithSpace) = self else { return "" }
        return String(run.text) + (endsWithSpace ? " " : "")
    }
}

extension Structure.Role {
    /// The day of a day's cell.
    var day: CivilDate? {
        if case .dayCell(let date) = self { date } else { nil }
    }
}
