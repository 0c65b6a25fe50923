/// A large value of which copies are cheap: they share it until one of them is changed.
struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    private var box: Box

    /// A value that nothing shares yet.
    init(_ value: Value) { box = Box(value) }

    /// The value. Reading it copies nothing.
    var value: Value {
        _read { yield box.value }
        set { box = Box(newValue) }
    }

    static func == (a: Shared, b: Shared) -> Bool { a.box === b.box || a.box.value == b.box.value }

    func hash(into hasher: inout Hasher) { hasher.combine(box.value) }

    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }
}
