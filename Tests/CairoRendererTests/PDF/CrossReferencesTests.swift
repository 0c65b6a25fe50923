import Testing

@testable import CairoRenderer

/// The rows of a cross-reference stream (ISO 32000-1, 7.5.8.3).
@Suite struct CrossReferencesTests {
    /// More than a block.
    private static let count = 10_000

    @Test func `rows are predicted, whatever block their objects are in`() {
        var references = CrossReferences()
        let first = references.allocate(CrossReferencesTests.count - 1)
        #expect(first == 1 && references.count == CrossReferencesTests.count)
        var rows: [UInt8] = [0, 0, 0, 0, 0, 0]
        for number in first..<references.count {
            let isAlone = number % 3 == 0
            references[number] = isAlone ? .offset(1_000_000 + 7 * number) : .inStream(number - 1, index: number % 1000)
            rows.append(isAlone ? 1 : 2)
            rows.append(bigEndian: references[number].position, bytes: 3)
            rows.append(bigEndian: isAlone ? 0 : number % 1000, bytes: 2)
        }
        #expect(references.missing == nil)
        let table = references.takeTable()
        #expect(table.widths == [1, 3, 2])
        #expect(table.rows == PNGPredictor.up(rows, columns: 6))
    }

    @Test func `an object that was not written is missing`() {
        var references = CrossReferences()
        _ = references.allocate(CrossReferencesTests.count)
        for number in 1..<references.count where number != 9000 { references[number] = .offset(number) }
        #expect(references.missing == 9000)
    }
}
