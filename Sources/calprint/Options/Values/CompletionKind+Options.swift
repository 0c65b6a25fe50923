import ArgumentParser
import CalendarCore

extension CompletionKind {
    /// Files that schedules are read from.
    static var schedules: CompletionKind { .file(extensions: scheduleEndings) }

    /// The usual endings of files that schedules are read from.
    static let scheduleEndings = ["json", "csv", "tsv", "txt", "xlsx", "ics"]

    /// Stores.
    static var stores: CompletionKind { .file(extensions: ["sqlite"]) }

    /// Files that schedules are written to.
    static var exports: CompletionKind { .file(extensions: ["json", "csv", "ics"]) }

    /// Files that pages are written to.
    static var documents: CompletionKind { .file(extensions: ["pdf", "html", "png", "svg"]) }

    /// PDFs.
    static var pdf: CompletionKind { .file(extensions: ["pdf"]) }

    /// Configuration files.
    static var configurations: CompletionKind { .file(extensions: ["toml"]) }

    /// The English names of the weekdays, Sunday first.
    static var weekdays: CompletionKind { .list(Weekday.sunday.weekStartingHere.map(\.optionName)) }

    /// The tags of the locales.
    static var locales: CompletionKind {
        .shellCommand("calprint --locale help 2>/dev/null | sed -n 's/^\\([a-z][A-Za-z0-9-]*\\) .*/\\1/p'")
    }

    /// The places in the system's database of time zones.
    static var timeZones: CompletionKind {
        .shellCommand("awk '/^[A-Z]/ { print $3 }' /usr/share/zoneinfo/zone.tab 2>/dev/null")
    }

    /// The queues of this host.
    static var queues: CompletionKind { .shellCommand("lpstat -e 2>/dev/null") }
}
