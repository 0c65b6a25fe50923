/// An option with the type of its value, declared once. Everything else that knows the option is derived from this.
struct OptionRow<Value: Sendable>: Sendable {
    private(set) var info: OptionInfo
    /// The value without the option; nil if the option is required.
    let initial: Value?
    /// Reads the texts of the option: all of one that repeats, else exactly one.
    let read: @Sendable ([String]) throws -> Value
    /// Whether a value is not the one without the option.
    private let isGiven: @Sendable (Value) -> Bool

    private init(
        _ info: OptionInfo, initial: Value?, isGiven: @escaping @Sendable (Value) -> Bool,
        read: @escaping @Sendable ([String]) throws -> Value
    ) {
        (self.info, self.initial, self.isGiven, self.read) = (info, initial, isGiven, read)
    }

    /// The same, with its place among the options of drawing.
    func at(_ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<DrawingOptions, Value>) -> OptionRow {
        var row = self
        row.info.property = DrawingProperty(path, isGiven: isGiven, read: read)
        return row
    }
}

// MARK: Any values

extension OptionRow {
    /// An option with a default value, which a file has as `text`.
    init(
        _ info: OptionInfo, default value: Value, text: String,
        isGiven: @escaping @Sendable (Value) -> Bool = { _ in true },
        read: @escaping @Sendable (String) throws -> Value
    ) {
        var info = info
        info.defaultValue = text
        self.init(info, initial: value, isGiven: isGiven, read: { try read($0[0]) })
    }

    /// An option without a default value.
    init<Wrapped>(
        _ info: OptionInfo, read: @escaping @Sendable (String) throws -> Wrapped
    ) where Value == Wrapped? {
        self.init(info, initial: .some(nil), isGiven: { $0 != nil }, read: { try read($0[0]) })
    }
}

// MARK: Keywords

extension OptionRow {
    /// An option that takes one of a few words.
    init(_ info: OptionInfo, default value: Value) where Value: Keyword {
        self.init(info.taking(Value.keywords), default: value, text: value.keyword, read: Value.init(option:))
    }

    /// An option that takes one of a few words, without a default value.
    init<Word: Keyword>(_ info: OptionInfo) where Value == Word? {
        self.init(info.taking(Word.keywords), read: Word.init(option:))
    }
}

extension OptionInfo {
    fileprivate func taking(_ keywords: [String]) -> OptionInfo {
        var info = self
        (info.keywords, info.completion) = (keywords, .list(keywords))
        return info
    }

    fileprivate func ofKind(_ kind: Kind) -> OptionInfo {
        var info = self
        info.kind = kind
        return info
    }
}

// MARK: Texts, numbers and flags

extension OptionRow where Value == String? {
    /// A text or a path.
    init(_ info: OptionInfo) { self.init(info, read: { $0 }) }
}

extension OptionRow where Value == String {
    /// A text that must be given.
    init(required info: OptionInfo) { self.init(info, initial: nil, isGiven: { _ in true }, read: { $0[0] }) }
}

extension OptionRow where Value == [String] {
    /// Texts or paths; the option repeats.
    init(_ info: OptionInfo) { self.init(info, each: { $0 }) }
}

extension OptionRow {
    /// Values of an option that repeats.
    init<Element>(
        _ info: OptionInfo, each read: @escaping @Sendable (String) throws -> Element
    ) where Value == [Element] {
        self.init(info, initial: [], isGiven: { !$0.isEmpty }, read: { try $0.map(read) })
    }
}

extension OptionRow where Value == Int? {
    /// A whole number within a range.
    init(_ info: OptionInfo, in range: ClosedRange<Int>) {
        self.init(info.ofKind(.number), read: { try Int(option: $0, in: range) })
    }
}

extension OptionRow where Value == Int {
    /// A whole number within a range, with a default.
    init(_ info: OptionInfo, in range: ClosedRange<Int>, default value: Int) {
        self.init(
            info.ofKind(.number), default: value, text: String(value), read: { try Int(option: $0, in: range) })
    }
}

extension OptionRow where Value == Bool {
    /// A flag, off by default.
    init(_ info: OptionInfo) {
        self.init(info.ofKind(.flag), initial: false, isGiven: { $0 }, read: { $0 == ["true"] })
    }
}
