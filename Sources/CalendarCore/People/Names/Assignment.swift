/// A person on a line of a day, for all of it or a part.
public struct Assignment: Hashable, Sendable {
    /// The index of the person in ``People/all``.
    public let person: Int
    /// When, if the text says so.
    public var hours: AssignedHours?
    /// Other words about the person: `½`; nil if the text has none.
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
    /// The people that it lists, in order; nobody twice, except for different hours.
    public var assignments: [Assignment] = []
    /// The others whom it names among other words, in order. They are on the line; nothing says when.
    public var mentioned: [Int] = []
    /// The names that are nobody's, if the text has nothing but names.
    public var strangers: [Stranger] = []
    /// True if the text is nothing but assignments, at least one. Otherwise its words have to be read.
    public var isUnderstood = false

    /// A text that names nobody.
    public init() {}

    /// A text that is somebody's name.
    init(_ person: Int) { (assignments, isUnderstood) = ([Assignment(person: person)], true) }

    /// Everybody on the line: those whom the text lists, then those whom it mentions.
    public var duties: [Assignment] {
        mentioned.isEmpty ? assignments : assignments + mentioned.map { Assignment(person: $0) }
    }

    /// True if all its words are names, also of people who are not known.
    var isNames: Bool { isUnderstood || !strangers.isEmpty }
}

/// Somebody whom a text names, and who is not known.
public struct Stranger: Hashable, Sendable {
    /// The name as the text has it.
    public let name: String
    /// When, if the text says so.
    public let hours: AssignedHours?
}
