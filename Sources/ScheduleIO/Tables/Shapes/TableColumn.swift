/// A column of a table with a header.
struct TableColumn {
    let index: Int
    /// The name as in the header; empty if it has none.
    let name: String
    let plain: PlainName
    var use = Use.unnamed

    init(index: Int, name: String) {
        (self.index, self.name, plain) = (index, name, PlainName(name))
    }

    enum Use: Equatable {
        case date, person, role, start, end
        /// The line with this index.
        case line(Int)
        case id, zone, modified
        case weekday, week, dayNumber
        /// Its name begins with `x-`, or an option leaves it out.
        case ignored
        /// It has a name, but no values.
        case empty
        case unnamed
        /// It has no place in this shape of table.
        case unused
    }

    var isNamed: Bool { !name.isEmpty }
}
