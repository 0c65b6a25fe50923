/// The clock that a time in a calendar refers to.
enum ZoneClock {
    /// No time zone: the same time on every wall clock.
    case floating
    case utc
    /// A time zone in the system's database.
    case system(TimeZoneRules)
    /// A time zone that the file defines.
    case file(FileTimeZone)

    /// Returns the wall clock at an instant; both in seconds since 1970-01-01, 0:00.
    func wall(at instant: Int) -> Int {
        switch self {
        case .floating, .utc: instant
        case .system(let rules): instant + rules.offset(at: instant)
        case .file(let zone): instant + zone.offset(at: instant)
        }
    }

    /// Returns the instant at which the wall clock shows a time. A time that occurs twice means the earlier instant; a
    /// skipped time counts by the offset before the gap (RFC 5545, 3.3.5).
    func instant(of wall: Int) -> Int {
        switch self {
        case .floating, .utc: wall
        case .system(let rules): rules.instant(of: wall)
        case .file(let zone): zone.instant(of: wall)
        }
    }

    /// True if the wall clock may be set forward or back.
    var changes: Bool {
        switch self {
        case .floating, .utc: false
        case .system, .file: true
        }
    }

    /// True for the clock of the same zone, as read once.
    func isSame(as other: ZoneClock) -> Bool {
        switch (self, other) {
        case (.system(let mine), .system(let theirs)): mine === theirs
        case (.file(let mine), .file(let theirs)): mine === theirs
        default: false
        }
    }

    var isFloating: Bool {
        if case .floating = self { true } else { false }
    }
}

/// The clocks of a calendar that is read.
struct CalendarClocks {
    /// The clock of the page, on which its times are put.
    let page: ZoneClock
    /// The calendar's own, which gives the dates of times in series of whole days.
    let own: ZoneClock
}
