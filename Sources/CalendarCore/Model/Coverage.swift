/// The lines with too few people, and how many people lines need, as rules find them.
public struct Coverage: Hashable, Sendable {
    /// The lines that have too few people, in order of date.
    public let gaps: [CoverageGap]
    /// How many people lines need on days, by the ``ScheduleLine/key`` of the line; nothing on days without a need.
    public let needs: [String: [CivilDate: Int]]

    /// Gaps in any order, and needs.
    public init(gaps: [CoverageGap] = [], needs: [String: [CivilDate: Int]] = [:]) {
        (self.gaps, self.needs) = (gaps.sorted { $0.date < $1.date }, needs)  // stable
    }

    /// Returns the coverage of some lines only.
    func keeping(lines keys: Set<String>) -> Coverage {
        Coverage(gaps: gaps.filter { keys.contains($0.lineKey) }, needs: needs.filter { keys.contains($0.key) })
    }
}

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
