/// Which elements the marked sequences of each page, and each link, belong to (ISO 32000-1, 14.7.4.4).
struct ParentTree {
    /// The object with the answer, by key.
    private var values: [Int] = []

    /// The next key; the keys of a page and its links follow each other.
    mutating func add(_ value: Int) -> Int {
        values.append(value)
        return values.count - 1
    }

    /// The key behind the last.
    var nextKey: Int { values.count }

    func append(to bytes: inout [UInt8]) {
        bytes.append("<</Nums[" as StaticString)
        for (key, value) in values.enumerated() {
            if key > 0 { bytes.append(32) }
            bytes.append(decimal: key)
            bytes.append(32)
            bytes.append(reference: value)
        }
        bytes.append("]>>" as StaticString)
    }
}
