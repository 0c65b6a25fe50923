/// Rows as differences from the row above, which compress better (ISO 32000-1, 7.4.4.4).
enum PNGPredictor {
    /// The entry `DecodeParms` of a stream whose rows have `columns` bytes (ISO 32000-1, table 8).
    static func parameters(columns: Int) -> PDFValue {
        .dictionary(["Predictor": .integer(12), "Columns": .integer(columns)])
    }

    /// The rows' differences; each row has `columns` bytes, and all are whole.
    static func up(_ rows: [UInt8], columns: Int) -> [UInt8] {
        let size = rows.count + rows.count / columns
        return [UInt8](unsafeUninitializedCapacity: size) { result, count in
            differences(rows, from: columns).withUnsafeBufferPointer { differences in
                for start in stride(from: 0, to: rows.count, by: columns) {
                    result[count] = 2
                    (result.baseAddress! + count + 1).update(from: differences.baseAddress! + start, count: columns)
                    count += 1 + columns
                }
            }
        }
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
