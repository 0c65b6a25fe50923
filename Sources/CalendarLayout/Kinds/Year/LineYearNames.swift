import CalendarCore

/// The names of everybody on a line, as a year prints them: in full on one line or two if all fit, else the initials
/// that people declare, else smaller. Texts that name nobody give way to "…"; the totals have them whole.
struct LineYearNames {
    /// The smallest type of names.
    private static let least = Length.points(6)
    /// True if initials take the place of names.
    let areInitials: Bool
    /// True if everybody's name can be read.
    let isLegible: Bool
    private let blocks: [LineYear.Holder: TextBlock]

    init(_ holders: [LineYear.Holder], in geometry: LineYearGeometry, _ context: LayoutContext) {
        let (typesetter, locale) = (context.typesetter, context.style.locale)
        let width = geometry.room(in: geometry.rows(1, of: geometry.columns[0])[0]).width
        let setter = Setter(width: width, height: geometry.rowHeight, typesetter: typesetter)
        let whole = holders.map { setter.whole($0.name) }
        let people = zip(holders, whole).filter(\.0.isPerson)
        let areInitials = people.contains { $0.1 == nil } && people.allSatisfy { $0.0.initials != nil }
        let set = zip(holders, whole).map { holder, block in
            if areInitials, let initials = holder.initials { return setter.shrunk(initials) }
            let name = block ?? setter.shrunk(holder.name)
            return holder.isPerson || name.size >= LineYearNames.least
                ? name : setter.shrunk(CutMark.dots.words(locale))
        }
        self.areInitials = areInitials
        isLegible = zip(holders, set).allSatisfy { !$0.isPerson || $1.size >= LineYearNames.least }
        blocks = Dictionary(zip(holders, set)) { first, _ in first }
    }

    func block(of holder: LineYear.Holder) -> TextBlock? { blocks[holder] }

    /// Sets a name in the room of a day.
    private struct Setter {
        let width: Length
        let height: Length
        let typesetter: Typesetter
        private var largest: Length { min(.points(10), height * 3 / 5) }

        /// Returns nil if the name fits in no type that can be read easily.
        func whole(_ name: String) -> TextBlock? {
            let one = word(name)
            let size = one.size(atMost: largest, fitting: width)
            if size >= largest * 9 / 10 { return block(name, size) }
            let sizes = [Length.quarterPoints(34), .points(8)].filter { $0 * 9 / 4 <= height }
            return sizes.lazy.map { block(name, $0) }.first { $0.lineCount <= 2 && !$0.breaksWords }
        }

        func shrunk(_ name: String) -> TextBlock {
            block(name, word(name).size(atMost: largest, fitting: width))
        }

        private func word(_ name: String) -> ShapedText { typesetter.word(name, in: .condensedBold) }

        private func block(_ name: String, _ size: Length) -> TextBlock {
            TextBlock(
                typesetter.paragraph(name), in: .condensedBold, size: size, leading: size * 21 / 20, width: width,
                typesetter)
        }
    }
}
