/// Rows as differences from the row above, which compress better (ISO 32000-1, 7.4.4.4).
enum PNGPredictor {
    /// The rows' differences; each row has `columns` bytes.
    static func up(_ rows: [UInt8], columns: Int) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(rows.count + rows.count / columns)
        for index in rows.indices {
            if index % columns == 0 { result.append(2) }
            result.append(index < columns ? rows[index] : rows[index] &- rows[index - columns])
        }
        return result
    }
}
