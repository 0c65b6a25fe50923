/// What a source says about the clock that its times are on.
struct ClockUse: Sendable {
    /// The zone that the user names for all sources.
    var chosen: String?
    /// The zone that the schedule itself declares.
    var own: String?
    /// The zones of its timed events, in order.
    var zones: [ZoneUse] = []

    /// True if its times are on a clock without a name that other sources can have.
    var isUnnamed = false

    /// A time zone in a source.
    struct ZoneUse {
        let name: String
        /// The number of timed events in it.
        var events: Int
        /// The number of timed events that speak for it: all of a calendar that names it.
        var votes: Int
    }

    /// True if it has times that are not the same on every clock.
    var hasInstants: Bool { isUnnamed || zones.contains { $0.events > 0 } }
}
