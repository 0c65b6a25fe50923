/// Rows as differences from the row above, which compress better (ISO 32000-1, 7.4.4.4).
enum PNGPredictor {
    /// The rows' differences; each row has `columns` bytes, and all are whole.
    static func up(_ rows: [UInt8], columns: Int) -> [UInt8] {
        let differences = differences(rows, from: columns)
        var result: [UInt8] = []
        result.reserveCapacity(rows.count + rows.count / columns)
        for start in stride(from: 0, to: rows.count, by: columns) {
            result.append(2)
            result.append(contentsOf: differences[start..<start + columns])
        }
        return result
    }

    /// Each byte's difference from the one `distance` bytes before it, in one simple loop over many bytes.
    private static func differences(_ bytes: [UInt8], from distance: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: bytes.count) { differences, count in
            bytes.withUnsafeBufferPointer { bytes in
                _ = differences.update(fromContentsOf: bytes)
                let later = UnsafeMutableBufferPointer(rebasing: differences.dropFirst(distance))
                for index in later.indices { later[index] &-= bytes[index] }
            }
            count = bytes.count
        }
    }
}
