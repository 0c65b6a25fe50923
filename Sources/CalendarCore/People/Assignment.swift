/// A person on a line of a day, for all of it or a part.
public struct Assignment: Hashable, Sendable {
    /// The index of the person in ``People/all``.
    public let person: Int
    /// When, if the text says so.
    public var hours: AssignedHours?
    /// Other words about this person: `½`; nil if the text has none.
    public var remark: String?

    /// The remark on a person who is there for half of the day.
    public static let half = "½"

    /// A person on a line, perhaps for some hours or with a remark.
    public init(person: Int, hours: AssignedHours? = nil, remark: String? = nil) {
        (self.person, self.hours, self.remark) = (person, hours, remark)
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

    /// A text that is somebody's name.
    init(_ person: Int) { (assignments, isUnderstood) = ([Assignment(person: person)], true) }
}
