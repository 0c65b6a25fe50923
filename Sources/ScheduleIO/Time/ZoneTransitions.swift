import CalendarCore

/// The offsets of a wall clock from UTC, and the instants at which they change.
///
/// Instants and wall clocks are in seconds since 1970-01-01, 0:00; offsets in seconds east of UTC.
struct ZoneTransitions {
    /// The offset before the first change.
    let initial: Int
    /// The changes, in order.
    let changes: [Change]

    /// The offset of a clock from an instant on.
    struct Change: Equatable {
        let instant: Int
        let offset: Int
    }

    func offset(at instant: Int) -> Int {
        offset(before: changes.partitioningIndex { $0.instant > instant })
    }

    /// Returns the instant at which the wall clock shows a time. A time that occurs twice means the earlier instant; a
    /// skipped time counts by the offset before the gap (RFC 5545, 3.3.5).
    func instant(of wall: Int) -> Int {
        // Until then the clock has not yet jumped ahead, or shows the times that it will show again.
        let next = changes.indices.partitioningIndex { index in
            changes[index].instant + max(offset(before: index), changes[index].offset) > wall
        }
        return wall - offset(before: next)
    }

    private func offset(before index: Int) -> Int { index == 0 ? initial : changes[index - 1].offset }
}
