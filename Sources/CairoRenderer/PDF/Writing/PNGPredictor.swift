/// Rows as differences from the row above, which compress better (ISO 32000-1, 7.4.4.4).
enum PNGPredictor {
    /// The rows' differences; each row has `columns` bytes, and all are whole.
    static func up(_ rows: [UInt8], columns: Int) -> [UInt8] {
        precondition(rows.count % columns == 0)
        let size = rows.count + rows.count / columns
        return [UInt8](unsafeUninitializedCapacity: size) { differences, count in
            rows.withUnsafeBufferPointer { rows in
                var above = UnsafeBufferPointer(rebasing: rows[..<0])
                for start in stride(from: 0, to: rows.count, by: columns) {
                    let row = UnsafeBufferPointer(rebasing: rows[start..<start + columns])
                    differences[count] = 2
                    for (column, byte) in row.enumerated() {
                        differences[count + 1 + column] = byte &- (above.isEmpty ? 0 : above[column])
                    }
                    (above, count) = (row, count + 1 + columns)
                }
            }
        }
    }
}
