/// A line that has too few people on a day, as rules find it; pages mark it in the day's cell.
public struct CoverageGap: Hashable, Sendable {
    /// The day.
    public let date: CivilDate
    /// The ``ScheduleLine/key`` of the line.
    public let lineKey: String
    /// How many people are on the line; 0 for nobody.
    public let count: Int
    /// How many there must be.
    public let needed: Int
    /// The part of the day that lacks people; nil for all of it.
    public let hours: ShiftHours?
    /// The skill that the people must have; nil for any people.
    public let skill: String?

    /// A line with `count` people instead of `needed`.
    public init(
        date: CivilDate, lineKey: String, count: Int, needed: Int, hours: ShiftHours? = nil, skill: String? = nil
    ) {
        (self.date, self.lineKey, self.count, self.needed) = (date, lineKey, count, needed)
        (self.hours, self.skill) = (hours, skill)
    }

    /// The text beside the line's label: a dash for nobody, else `1/2`; of a skill always numbers, `charge 0/1`.
    public var mark: String {
        if let skill { return "\(skill) \(count)/\(needed)" }
        return count == 0 ? "–" : "\(count)/\(needed)"
    }
}
