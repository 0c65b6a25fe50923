import CalendarCore
import CalendarLayout
import ScheduleIO

extension Finding {
    /// A note on parts of events that pages leave out:
    /// `note: the end of 'Rounds' is not printed (--times range prints it)`.
    init(_ detail: UnprintedDetail) {
        let others = detail.count - 1
        let rest =
            others == 0 ? "is not printed" : "and of \(others) more \(others == 1 ? "event" : "events") is not printed"
        let message =
            switch detail.kind {
            case .privateEvent where others == 0: "a private event is not printed"
            case .privateEvent: "\(detail.count) private events are not printed"
            case .times: "the time of '\(detail.first.title)' \(rest)"
            case .end: "the end of '\(detail.first.title)' \(rest)"
            case .place: "the place of '\(detail.first.title)' \(rest)"
            case .tentative: "that '\(detail.first.title)' is tentative \(rest)"
            }
        self.init(.note, .notPrinted, message, hint: detail.kind.remedy, at: detail.first.location)
    }
}

extension Finding {
    /// A note on entries of days that pages leave out: `note: 2 entries are not printed, the first on 2025-01-11
    /// (--days leaves their days out)`. Returns nil without entries.
    init?(hiddenDays entries: [InputEntry]) {
        guard let first = entries.compactMap(\.date).min() else { return nil }
        let message =
            entries.count == 1
            ? "an entry of \(first) is not printed"
            : "\(entries.count) entries are not printed, the first on \(first)"
        self.init(.note, .notPrinted, message, hint: "--days leaves their days out", at: nil)
    }
}

extension UnprintedDetail.Kind {
    /// The option that prints it; nil if there is none.
    fileprivate var remedy: String? {
        switch self {
        case .privateEvent: nil
        case .times: "--times start prints it"
        case .end: "--times range prints it"
        case .place: "--places on prints it"
        case .tentative: "--tentative on prints it"
        }
    }
}
