/// Rows as differences from the row above, which compress better (ISO 32000-1, 7.4.4.4).
enum PNGPredictor {
    /// The rows' differences; each row has `columns` bytes, and all are whole.
    static func up(_ rows: [UInt8], columns: Int) -> [UInt8] {
        precondition(rows.count % columns == 0)
        let size = rows.count + rows.count / columns
        return [UInt8](unsafeUninitializedCapacity: size) { differences, count in
            rows.withUnsafeBufferPointer { rows in
                for start in stride(from: 0, to: rows.count, by: columns) {
                    differences[count] = 2
                    let row = UnsafeMutableBufferPointer(rebasing: differences[count + 1..<count + 1 + columns])
                    for column in 0..<columns { row[column] = rows[start + column] }
                    if start > 0 {
                        for column in 0..<columns { row[column] &-= rows[start - columns + column] }
                    }
                    count += 1 + columns
                }
            }
        }
    }
}
