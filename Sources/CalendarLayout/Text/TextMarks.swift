import CalendarCore

/// The marks of a text: a strike, the sign of a task, an address.
public struct TextMarks: Hashable, Sendable {
    /// True if a line goes through it, because it is gone.
    public var isStruck = false
    /// The sign of a task in it; nil for none.
    public var task: TaskSign?
    /// The address that it leads to, a `WebAddress`; nil for none.
    public var url: String?

    /// No marks.
    public init() {}
}

/// The sign of a task in a text.
public struct TaskSign: Hashable, Sendable {
    /// The state that it shows.
    public let state: TaskState
    /// The sign, in UTF-8 code units of the text.
    public let range: Range<Int>
    /// The words that are read aloud in its place.
    public let spoken: String
}

extension TaskState {
    /// The sign of the task, and a space at which no line ends.
    var mark: String { sign + "\u{A0}" }

    /// The sign in a text; nil if the text does not have it.
    func sign(in text: String, _ phrases: PagePhrases) -> TaskSign? {
        guard let start = text.utf8.firstRange(of: mark.utf8)?.lowerBound else { return nil }
        let offset = text.utf8.distance(from: text.startIndex, to: start)
        return TaskSign(
            state: self, range: offset..<offset + sign.utf8.count,
            spoken: self == .open ? phrases.openTask : phrases.doneTask)
    }
}
