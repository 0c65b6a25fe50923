import CalendarCore

/// A row and a column, from 0.
struct CellPlace: Hashable {
    let row: Int
    let column: Int

    /// The name on a sheet: `B7`.
    var name: String { SourceLocation.letters(ofColumn: column + 1) + "\(row + 1)" }
}
