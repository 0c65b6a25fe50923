/// The elements of each page's marked sequences, and of each link (ISO 32000-1, 14.7.4.4).
struct ParentTree {
    /// The object for each key.
    private var values: [Int] = []

    /// Adds an object and returns its key; the keys of a page and its links are consecutive.
    mutating func add(_ value: Int) -> Int {
        values.append(value)
        return values.count - 1
    }

    /// The key after the last one.
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
