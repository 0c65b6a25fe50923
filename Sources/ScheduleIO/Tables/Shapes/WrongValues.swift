/// The values of a column that do not have the expected form.
struct WrongValues {
    let indices: [Int]
    /// The number of values in the column.
    let count: Int
    /// The column's name.
    let column: String
    /// The expected kind of value: `a date`.
    let noun: String

    /// True if all are wrong, and more than one.
    var areAll: Bool { indices.count > 1 && indices.count == count }
}

extension TableReader {
    /// Logs each of them with its message; a column that is wrong throughout is one finding.
    mutating func log(
        _ wrong: WrongValues, _ code: Finding.Code, _ cells: [String], _ place: (Int) -> (row: Int, column: Int),
        _ message: (Int) -> String
    ) {
        for index in wrong.indices.prefix(wrong.areAll ? 1 : wrong.indices.count) {
            let position = table.position(place(index).row, place(index).column)
            let words =
                wrong.areAll
                ? "column '\(wrong.column.abridged)': none of the \(wrong.count) values is \(wrong.noun); "
                    + "the first is '\(cells[index].abridged)'"
                : message(index)
            table.log.error(code, at: position, words)
        }
    }

    /// Returns `'x' is not a time of day`.
    static func noTime(_ cell: String) -> String { "'\(cell.abridged)' is not a time of day" }
}
