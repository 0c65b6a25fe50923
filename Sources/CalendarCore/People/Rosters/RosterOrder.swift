/// The order of the people on a roster; the raw value is the value of `--order`.
public enum RosterOrder: String, CaseIterable, Sendable {
    /// The order of the table or the schedule.
    case table
    /// By their names.
    case name
    /// By the line on which they have the most days, in printing order.
    case line
}

extension RosterOrder {
    /// Sorts people, given by their index: first those without a group, then group by group in the order of the table.
    func sorted(
        _ indices: [Int], of people: People, _ lines: [ScheduleLine], _ entries: [RosterEntry]
    ) -> [Int] {
        let groups = people.all.map(\.group)
        let first = Dictionary(groups.enumerated().map { ($1, $1 == nil ? -1 : $0) }) { first, _ in first }
        func place(_ person: Int) -> Int { first[groups[person]] ?? 0 }
        return sortedAsOne(indices, of: people, lines, entries).sorted { place($0) < place($1) }
    }

    /// Sorts people as if they were one group; equal ones stay in the order of the table.
    private func sortedAsOne(
        _ indices: [Int], of people: People, _ lines: [ScheduleLine], _ entries: [RosterEntry]
    ) -> [Int] {
        switch self {
        case .table: return indices
        case .name:
            let keys = people.all.map { NameWords.sortKey(of: $0.name) }
            return indices.sorted { keys[$0] < keys[$1] }
        case .line:
            let ranks = RosterOrder.ranks(people, lines, entries)
            return indices.sorted { ranks[$0] < ranks[$1] }
        }
    }

    /// By person: the place of the line with the most entries; behind all lines for none.
    private static func ranks(_ people: People, _ lines: [ScheduleLine], _ entries: [RosterEntry]) -> [Int] {
        let places = Dictionary(uniqueKeysWithValues: lines.enumerated().map { ($1.key, $0) })
        var counts = [[Int]](repeating: Array(repeating: 0, count: lines.count), count: people.all.count)
        for entry in entries {
            guard let line = entry.entry.line.flatMap({ places[$0.key] }) else { continue }
            for person in Set(entry.text.duties.map(\.person)) { counts[person][line] += 1 }
        }
        return counts.map { own in
            let most = own.max() ?? 0
            return most == 0 ? lines.count : own.firstIndex(of: most) ?? lines.count
        }
    }
}
