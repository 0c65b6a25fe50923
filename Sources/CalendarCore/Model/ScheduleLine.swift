/// A named line of a day, such as OS (Ocean Springs) or CALL: what a schedule calls it, and what the page prints.
public struct ScheduleLine: Hashable, Sendable {
    /// The line's name in data, lower case: `os`.
    public let key: String
    /// The word on paper, 1 to 16 characters: `OS`.
    public var label: String

    /// A line with the key that the data use and the label that the page prints.
    public init(key: String, label: String) {
        (self.key, self.label) = (key, label)
    }

    /// The most lines that a day can have.
    public static let maximumCount = 12

    /// OS, CL, OFF and CALL: the lines of a schedule that declares none of its own.
    public static let defaults = [
        ScheduleLine(key: "os", label: "OS"), ScheduleLine(key: "cl", label: "CL"),
        ScheduleLine(key: "off", label: "OFF"), ScheduleLine(key: "call", label: "CALL"),
    ]
}
