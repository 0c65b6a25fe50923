/// Keeps the values that were asked for last.
struct LRUCache<Key: Hashable, Value> {
    private var values: [Key: Value] = [:]
    /// The key asked for last is last.
    private var order: [Key] = []
    private let capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The value of a key, made if it is not there.
    mutating func value(_ key: Key, _ make: () throws -> Value) rethrows -> Value {
        if let known = values[key] {
            if order.last != key, let index = order.firstIndex(of: key) { order.append(order.remove(at: index)) }
            return known
        }
        let value = try make()
        if order.count == capacity { values[order.removeFirst()] = nil }
        values[key] = value
        order.append(key)
        return value
    }
}
