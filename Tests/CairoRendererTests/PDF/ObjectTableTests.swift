import Testing

@testable import CairoRenderer

/// Objects in rows, and rows as differences.
@Suite struct ObjectTableTests {
    @Test(arguments: [1, 99_999, 100_000, 9_999_999, 123_456_789])
    func `references stay apart, however long a number is`(number: Int) {
        var rows = TableRows(columns: 5, widest: 1)
        rows.append(references: [Int](repeating: number, count: 9))
        #expect(rows.words == Array(repeating: ["\(number)", "0", "R"], count: 9).flatMap { $0 })
    }

    @Test(arguments: [1, 99_999, 100_000, 123_456_789])
    func `columns widen with the numbers, and rows with them`(number: Int) {
        var rows = TableRows(columns: 5, widest: number)
        for _ in 0..<5 { rows.append(reference: number) }
        #expect(rows.count == rows.length)
    }

    @Test func `a table names each object and where its row begins`() throws {
        var table = ObjectTable(columns: 5, widest: 1000)
        for number in 7...15 { table.add(number) { $0.bytes.append("(\(number))") } }
        let objects = table.takePacked()
        var dictionary: [UInt8] = []
        dictionary.append(dictionary: objects.appendEntries)
        let entries = "/Type/ObjStm/N 9/First 150/DecodeParms<</Predictor 12/Columns 50>>"
        #expect(String(decoding: dictionary, as: UTF8.self) == "<<\(entries)>>")
        let bytes = sums(objects.bytes, columns: 50)
        let heads = String(decoding: bytes[..<150], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
        try #require(heads.count == 18)
        for index in 0..<9 {
            #expect(heads[2 * index] == 7 + index)
            #expect(bytes[(150 + heads[2 * index + 1])...].starts(with: "(\(7 + index))".utf8))
        }
    }

    @Test func `rows that go up by one differ by a one`() {
        let rows = [UInt8]("<</K  41>><</K  42>><</K  43>>".utf8)
        let step: [UInt8] = [2, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0]
        #expect(PNGPredictor.up(rows, columns: 10) == [2] + rows[..<10] + step + step)
    }

    /// The rows again (ISO 32000-1, 7.4.4.4).
    private func sums(_ differences: [UInt8], columns: Int) -> [UInt8] {
        var rows: [UInt8] = []
        for start in stride(from: 0, to: differences.count, by: columns + 1) {
            #expect(differences[start] == 2)
            for byte in differences[start + 1..<start + 1 + columns] {
                rows.append(byte &+ (rows.count < columns ? 0 : rows[rows.count - columns]))
            }
        }
        return rows
    }
}

extension TableRows {
    fileprivate var words: [String] {
        String(decoding: bytes, as: UTF8.self).split { " []".contains($0) }.map(String.init)
    }
}
