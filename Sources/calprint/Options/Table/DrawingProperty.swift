/// The place of an option's value among the options of drawing.
struct DrawingProperty: Sendable {
    /// Sets the value to what the texts of a setting say. Throws what reading them throws.
    let set: @Sendable (_ texts: [String], _ options: inout DrawingOptions) throws -> Void
    /// Whether the options have another value than the one without the option.
    let isGiven: @Sendable (DrawingOptions) -> Bool

    init<Value>(
        _ path: @escaping @Sendable () -> WritableKeyPath<DrawingOptions, Value>,
        isGiven: @escaping @Sendable (Value) -> Bool,
        read: @escaping @Sendable ([String]) throws -> Value
    ) {
        set = { texts, options in options[keyPath: path()] = try read(texts) }
        self.isGiven = { isGiven($0[keyPath: path()]) }
    }
}
