extension Array {
    /// Returns the elements in order of a key; those with the same key stay in order.
    ///
    /// The key is made once for each element, and large elements move once.
    func sorted<Key: Comparable>(on key: (Element) -> Key) -> [Element] {
        let keys = withUnsafeBufferPointer { elements in elements.indices.map { key(elements[$0]) } }
        let order = keys.indices.sorted { keys[$0] < keys[$1] }  // stable
        return order.elementsEqual(indices) ? self : order.map { self[$0] }
    }
}
