import ArgumentParser

/// An option with the type of its value, declared once.
struct OptionRow<Value: Sendable>: Sendable {
    let info: OptionInfo
    /// The value without the option; nil if the option is required.
    let initial: Value?
    /// Reads the texts of the option: all of one that repeats, else exactly one.
    let read: @Sendable ([String]) throws -> Value
    /// Tells a value from the one without the option.
    private let isGiven: @Sendable (Value) -> Bool

    /// The texts that ``read`` makes the value of; nil for an option that stamps do not record.
    private var record: (@Sendable (Value) -> [String])?

    private init(
        _ info: OptionInfo, initial: Value?, isGiven: @escaping @Sendable (Value) -> Bool,
        read: @escaping @Sendable ([String]) throws -> Value
    ) {
        (self.info, self.initial, self.isGiven, self.read) = (info, initial, isGiven, read)
    }
}

// MARK: Places

extension OptionRow {
    /// The row of a group whose property has the value.
    func at<Group>(
        _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Group, Value>
    ) -> GroupRow<Group> {
        let record = record
        return row(
            OptionPlace(
                take: { texts, group in group[keyPath: path()] = try read(texts) },
                value: { $0[keyPath: path()] }, isGiven: { isGiven($0[keyPath: path()]) },
                record: record.map { record in { @Sendable group in record(group[keyPath: path()]) } }))
    }

    /// The row of a group whose property is made of the value.
    func at<Group, Property>(
        _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Group, Property>,
        _ property: @escaping @Sendable (Value) -> Property
    ) -> GroupRow<Group> {
        row(
            OptionPlace(
                take: { texts, group in group[keyPath: path()] = property(try read(texts)) },
                value: { $0[keyPath: path()] }, isGiven: { _ in false }, record: nil))
    }

    private func row<Group>(_ place: OptionPlace<Group>) -> GroupRow<Group> {
        GroupRow(info: info, isRequired: initial == nil, check: { _ = try read($0) }, place: place)
    }
}

// The usual rows: the type of the property says how the option is read, and the property its default.
extension OptionInfo {
    typealias Path<Group, Value> = @Sendable () -> WritableKeyPath<Group, Value>

    /// A flag.
    func at<Group>(_ path: @autoclosure @escaping Path<Group, Bool>) -> GroupRow<Group> {
        OptionRow(self).at(path())
    }

    /// A text or a path.
    func at<Group>(_ path: @autoclosure @escaping Path<Group, String?>) -> GroupRow<Group> {
        OptionRow(self).at(path())
    }

    /// Texts or paths; the option repeats.
    func at<Group>(_ path: @autoclosure @escaping Path<Group, [String]>) -> GroupRow<Group> {
        OptionRow(self).at(path())
    }

    /// One of a few words.
    func at<Group: RowGroup, Word: Keyword>(_ path: @autoclosure @escaping Path<Group, Word>) -> GroupRow<Group> {
        OptionRow(self, default: Group()[keyPath: path()]).at(path())
    }

    /// One of a few words, or none by default.
    func at<Group, Word: Keyword>(_ path: @autoclosure @escaping Path<Group, Word?>) -> GroupRow<Group> {
        OptionRow(self).at(path())
    }

    /// A whole number within a range.
    func at<Group>(
        _ path: @autoclosure @escaping Path<Group, Int?>, in range: ClosedRange<Int>
    ) -> GroupRow<Group> {
        OptionRow(self, in: range).at(path())
    }

    /// Any value.
    func at<Group, Value: Sendable>(
        _ path: @autoclosure @escaping Path<Group, Value?>, read: @escaping @Sendable (String) throws -> Value
    ) -> GroupRow<Group> {
        OptionRow(self, read: read).at(path())
    }

    /// Any values; the option repeats.
    func at<Group, Element: Sendable>(
        _ path: @autoclosure @escaping Path<Group, [Element]>, each read: @escaping @Sendable (String) throws -> Element
    ) -> GroupRow<Group> {
        OptionRow(self, each: read).at(path())
    }
}

// MARK: Stamps

extension OptionRow {
    /// The same, recorded in stamps as some texts.
    func recorded(_ texts: @escaping @Sendable (Value) -> [String]) -> OptionRow {
        var row = self
        row.record = texts
        return row
    }

    /// The same, recorded in stamps if it is given.
    func recorded<Wrapped>(_ text: @escaping @Sendable (Wrapped) -> String) -> OptionRow where Value == Wrapped? {
        recorded { value in value.map { [text($0)] } ?? [] }
    }

    /// The same, recorded in stamps.
    func recorded() -> OptionRow where Value == [String] { recorded { $0 } }

    /// The same, recorded in stamps if it is on.
    func recorded() -> OptionRow where Value == Bool { recorded { $0 ? ["true"] : [] } }
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
    /// The same, for an option that takes only these words.
    func taking(_ keywords: [String]) -> OptionInfo {
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
