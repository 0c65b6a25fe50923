/// A person on a line of a day, for all of it or a part.
public struct Assignment: Hashable, Sendable {
    /// The index of the person in ``People/all``.
    public let person: Int
    /// When, if the text says so.
    public var hours: AssignedHours?
    /// Other words about this person: `½`; nil if the text has none.
    public var remark: String?

    /// A person on a line, perhaps for some hours or with a remark.
    public init(person: Int, hours: AssignedHours? = nil, remark: String? = nil) {
        (self.person, self.hours, self.remark) = (person, hours, remark)
    }
}

/// The part of a day for which somebody is on a line, in minutes after midnight.
public struct AssignedHours: Hashable, Sendable {
    /// When it begins; nil if the text does not say.
    public var from: Int?
    /// When it ends; nil if the text does not say.
    public var until: Int?

    /// Hours from a time, until a time, or both.
    public init(from: Int? = nil, until: Int? = nil) {
        (self.from, self.until) = (from, until)
    }
}

/// The people that a line's text names.
public struct AssignedText: Hashable, Sendable {
    /// The people that it names, in order; nobody twice, except for different hours.
    public var assignments: [Assignment] = []
    /// True if the text is nothing but assignments, at least one. Otherwise its words have to be read.
    public var isUnderstood = false

    /// A text that names nobody.
    public init() {}
}
