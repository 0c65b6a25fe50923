import CDeflate

/// Compresses streams for `/FlateDecode` (ISO 32000-1, 7.4.4), with libdeflate.
final class Deflate {
    private let compressor: OpaquePointer

    init() throws(PDFWritingError) {
        guard let compressor = libdeflate_alloc_compressor(6) else {
            throw PDFWritingError("no memory to compress a stream")
        }
        self.compressor = compressor
    }

    deinit { libdeflate_free_compressor(compressor) }

    /// The stream, compressed.
    func packed(_ input: UnsafeRawBufferPointer) throws(PDFWritingError) -> [UInt8] {
        let bound = libdeflate_zlib_compress_bound(compressor, input.count)
        let output = [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            count = libdeflate_zlib_compress(compressor, input.baseAddress, input.count, output.baseAddress, bound)
        }
        guard !output.isEmpty else { throw PDFWritingError("a stream cannot be compressed") }
        return output
    }
}

/// Rows as differences from the row above, which compress better (ISO 32000-1, 7.4.4.4).
enum PNGPredictor {
    /// The entry `DecodeParms` of a stream whose rows have `columns` bytes (ISO 32000-1, table 8).
    static func parameters(columns: Int) -> PDFValue {
        .dictionary(["Predictor": .integer(12), "Columns": .integer(columns)])
    }

    /// The byte before each row that is a difference.
    fileprivate static let isUp: UInt8 = 2

    /// The rows' differences; each row has `columns` bytes, and all are whole.
    static func up(_ rows: [UInt8], columns: Int) -> [UInt8] {
        let size = rows.count + rows.count / columns
        return [UInt8](unsafeUninitializedCapacity: size) { result, count in
            rows.withUnsafeBufferPointer { rows in
                for start in stride(from: 0, to: rows.count, by: columns) {
                    result[count] = isUp
                    let row = result.baseAddress! + count + 1
                    row.update(from: rows.baseAddress! + start, count: columns)
                    if start > 0 { subtract(rows.baseAddress! + start - columns, from: row, count: columns) }
                    count += 1 + columns
                }
            }
        }
    }

    private static func subtract(_ above: UnsafePointer<UInt8>, from row: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count { row[index] &-= above[index] }
    }
}

/// Rows of up to eight bytes as differences from the row above (``PNGPredictor``), added one by one.
struct PredictedRows {
    private(set) var bytes: [UInt8] = []
    private let columns: Int
    private var above: UInt64 = 0

    /// No rows yet, with room for `count` of them.
    init(columns: Int, count: Int) {
        self.columns = columns
        bytes.reserveCapacity(count * (columns + 1))
    }

    /// Adds a row, which is a number in as many bytes as there are columns.
    mutating func append(_ row: UInt64) {
        bytes.append(PNGPredictor.isUp)
        for shift in stride(from: 8 * (columns - 1), through: 0, by: -8) {
            bytes.append(UInt8(truncatingIfNeeded: row >> shift) &- UInt8(truncatingIfNeeded: above >> shift))
        }
        above = row
    }
}

/// A fault of the writer, or a lack of memory; never the data's fault. No file is completed.
struct PDFWritingError: Error, Hashable {
    let reason: String

    init(_ reason: String) {
        self.reason = reason
    }
}
