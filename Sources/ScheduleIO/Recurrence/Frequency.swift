/// The lengths of a rule's periods (FREQ), from the shortest to the longest.
enum Frequency: Int, Comparable {
    case secondly, minutely, hourly, daily, weekly, monthly, yearly

    init?(_ name: String) {
        guard let match = Frequency.names.firstIndex(of: name) else { return nil }
        self.init(rawValue: match)
    }

    static let names = ["SECONDLY", "MINUTELY", "HOURLY", "DAILY", "WEEKLY", "MONTHLY", "YEARLY"]

    var name: String { Frequency.names[rawValue] }

    /// The seconds of a period shorter than a day; nil for the others.
    var seconds: Int? {
        switch self {
        case .secondly: 1
        case .minutely: 60
        case .hourly: 3600
        default: nil
        }
    }

    static func < (a: Frequency, b: Frequency) -> Bool { a.rawValue < b.rawValue }
}
