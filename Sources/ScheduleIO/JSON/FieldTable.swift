/// The fields that an object may have, looked up by the bytes of their names.
struct FieldTable<Field: Equatable & Sendable>: Sendable {
    let names: [String]
    private let fields: [Field]
    private let bytes: [UInt8]
    /// The end of each name in ``bytes``.
    private let ends: [Int]
    /// For each field, the fields that exclude it, as bits.
    private var rivals: [UInt64]

    /// - Parameter rivals: pairs of names that exclude each other.
    init(_ list: [(name: String, field: Field)], rivals pairs: [(String, String)] = []) {
        let names = list.map(\.name)
        (self.names, fields) = (names, list.map(\.field))
        bytes = names.flatMap(\.utf8)
        ends = names.reduce(into: []) { ends, name in ends.append((ends.last ?? 0) + name.utf8.count) }
        rivals = names.map { _ in 0 }
        for case (let a?, let b?) in pairs.map({ (names.firstIndex(of: $0), names.firstIndex(of: $1)) }) {
            rivals[a] |= 1 << UInt64(b)
            rivals[b] |= 1 << UInt64(a)
        }
    }

    subscript(index: Int) -> Field { fields[index] }

    func index(of field: Field) -> Int? { fields.firstIndex(of: field) }

    /// Returns the first of the fields `seen` (bits) that excludes this one; nil if there is none.
    func rival(of index: Int, among seen: UInt64) -> Int? {
        let found = rivals[index] & seen
        return found == 0 ? nil : found.trailingZeroBitCount
    }

    /// Returns the index of a name. The search starts at `guess`, because fields mostly come in the same order.
    func index(of name: UnsafeBufferPointer<UInt8>, guess: Int) -> Int? {
        let guess = guess < names.count ? guess : 0
        for index in guess..<names.count where matches(index, name) { return index }
        for index in 0..<guess where matches(index, name) { return index }
        return nil
    }

    private func matches(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = index == 0 ? 0 : ends[index - 1]
        guard ends[index] - start == name.count else { return false }
        for offset in 0..<name.count where bytes[start + offset] != name[offset] { return false }
        return true
    }
}

extension FieldTable where Field: CaseIterable & RawRepresentable, Field.RawValue == String {
    /// The fields of an enumeration, in its order.
    ///
    /// - Parameter rivals: pairs of fields that exclude each other.
    init(rivals: [(Field, Field)] = []) {
        self.init(Field.allCases.map { ($0.rawValue, $0) }, rivals: rivals.map { ($0.rawValue, $1.rawValue) })
    }
}

extension FieldTable where Field == String {
    /// A table with one field.
    init(_ name: String) { self.init([(name, name)]) }
}
