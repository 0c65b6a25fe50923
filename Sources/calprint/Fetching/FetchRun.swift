import CalendarCore
import Fetching
import ScheduleIO

/// Fetches sources into the store, each in a transaction of its own.
struct FetchRun {
    private let place: StorePlace
    private let options: FetchOptions
    private let console: Console
    private let now: Instant
    private let today: CivilDate

    init(_ place: StorePlace, _ options: FetchOptions, _ console: Console) {
        (self.place, self.options, self.console) = (place, options, console)
        (now, today) = (Clock.now, Today().date ?? .first)
    }

    /// Fetches sources, one after the other; one that fails keeps what it had. Throws ``Failure`` without a message,
    /// with the status of the first failure.
    ///
    /// If one no longer has a record that another has, too, the other brings it back in the same run.
    func run(_ sources: [SourceSettings]) throws {
        let failures = sources.compactMap { failure(of: $0) }
        for source in sources where isDoubted(source) { _ = failure(of: source, isSecondTime: true) }
        if let first = failures.first { throw Failure(first) }
    }

    /// True if a source was fetched in this run, and one that came after it removed a record.
    private func isDoubted(_ source: SourceSettings) -> Bool {
        guard let state = try? place.openIfThere()?.fetchStates[source.name] else { return false }
        return state.settings.isEmpty && state.failure == nil && state.succeeded == now
    }

    /// Fetches a source; returns the status if that fails.
    private func failure(of source: SourceSettings, isSecondTime: Bool = false) -> ExitStatus? {
        do {
            try fetch(source, isSecondTime: isSecondTime)
            return nil
        } catch {
            let failure = Failure(fetching: error, source.name)
            for finding in failure.findings { console.line(finding) }
            console.error(failure.message, of: source.name)
            noteFailure(failure.status, of: source)
            return failure.status
        }
    }

    private func fetch(_ source: SourceSettings, isSecondTime: Bool) throws {
        if !isSecondTime, source.url?.lowercased().hasPrefix("http://") ?? false {
            console.warn(
                "the address has http, so anybody on the way can read and change the calendar", of: source.name)
        }
        let last = try place.openIfThere()?.fetchState(ofSource: source.name)
        var progress = Progress(isQuiet: console.isQuiet)
        defer { progress.clear() }
        let kind = source.kind.init(source)
        let fetched = try kind.fetch(
            request(source, last) { bytes in
                progress.show { "\(source.name): \(bytes >> 10) KB" }
            })
        progress.clear()
        switch fetched {
        case .unchanged: try confirm(source, last)
        case .documents(let documents): try store(documents, since: last, of: source, isSecondTime: isSecondTime)
        }
        if let ends = (kind as? any SignInKind)?.signInEnds { tellEnd(of: ends, source.name) }
    }

    private func request(
        _ source: SourceSettings, _ last: FetchState?, _ progress: @escaping (Int) -> Void
    ) -> SourceRequest {
        let isKnown = last?.succeeded != nil && last?.settings == source.digest && !options.full
        let isKept = last.map { $0.settings.isEmpty || $0.settings == source.digest } ?? false
        return SourceRequest(
            known: isKnown ? last : nil, now: now, today: today, kept: isKept ? last : nil, forgetsGone: options.forget,
            progress: progress)
    }

    /// Warns of the end of a sign-in some days before.
    private func tellEnd(of ends: Instant, _ name: String) {
        guard ends.milliseconds - now.milliseconds < FetchRun.daysOfWarning * 86_400_000 else { return }
        console.warn("the sign-in ends at \(ends.words) (calprint fetch --sign-in \(name))", of: name)
    }

    private static let daysOfWarning = 3

    /// Notes that a source still has what the store has.
    private func confirm(_ source: SourceSettings, _ last: FetchState?) throws {
        var state = last ?? FetchState(tried: now)
        (state.tried, state.succeeded, state.failure) = (now, now, nil)
        let store = try place.openForImport(isDryRun: options.dryRun)
        if !options.dryRun { try Failure.ofStore { () throws(StoreError) in try store.note(state, of: source.name) } }
        console.tell("unchanged; \(try counts(of: source, store).words)", of: source.name)
        tellGone(state.parts, source.name)
    }

    private func noteFailure(_ status: ExitStatus, of source: SourceSettings) {
        guard !options.dryRun, let store = try? place.openIfThere() else { return }
        var state = (try? store.fetchState(of: source.name)) ?? FetchState(tried: now)
        (state.tried, state.failure) = (now, Int(status.rawValue))
        // The store may be what failed.
        try? place.openForImport(isDryRun: false).note(state, of: source.name)
    }
}

// MARK: Storing

extension FetchRun {
    private func store(
        _ documents: FetchedDocuments, since last: FetchState?, of source: SourceSettings, isSecondTime: Bool
    ) throws {
        let read = try read(documents, of: source, isSecondTime: isSecondTime)
        let store = try place.openForImport(isDryRun: options.dryRun)
        let before = try counts(of: source, on: documents.days, store)
        let fetched = MonthCounts(read)
        guard
            fetched.total > 0 || before.total <= FetchRun.mostEventsThatVanish || options.allowEmpty
                || options.forget
        else {
            throw Failure(
                .badData, "it is empty, and had \(before.total) records; they stay (--allow-empty removes them)")
        }
        let earlier = options.printChanges ? try place.read() : nil
        let summary = try Failure.ofStore { () throws(StoreError) in
            try store.import(read, from: source.name, importOptions(documents, of: source))
        }
        let after = options.dryRun ? fetched : try counts(of: source, on: documents.days, store)
        if isSecondTime, summary.isUnchanged { return }
        let suffix = options.dryRun ? " (dry run: nothing is written)" : ""
        console.tell("\(summary.words); \(after.words)\(suffix)", of: source.name)
        tellDrop(from: before, to: after, source.name)
        tellHoles(in: read, source.name)
        tellDrops(from: last?.parts ?? [], to: documents.state.parts, source.name)
        tellGone(documents.state.parts, source.name)
        if documents.isIncomplete { console.warn("the server left out a part", of: source.name) }
        if let earlier, !options.dryRun { try printChanges(since: earlier, of: source.name) }
    }

    private func importOptions(_ documents: FetchedDocuments, of source: SourceSettings) -> ScheduleStore.ImportOptions
    {
        var options = ScheduleStore.ImportOptions()
        // What was left out is not known to be gone.
        (options.replaces, options.replacedDays) = (!documents.isIncomplete, documents.days)
        options.isDryRun = self.options.dryRun
        options.fetch = state(documents, of: source)
        return options
    }

    private func counts(
        of source: SourceSettings, on days: DaySpan? = nil, _ store: ScheduleStore
    ) throws -> MonthCounts {
        try Failure.ofStore { () throws(StoreError) in try store.counts(of: source.name, on: days) }
    }

    /// A source with more records than this does not become empty without a word.
    private static let mostEventsThatVanish = 10

    private func state(_ documents: FetchedDocuments, of source: SourceSettings) -> FetchState {
        var state = documents.state
        (state.settings, state.succeeded, state.tried, state.failure) = (source.digest, now, now, nil)
        return state
    }

    /// The schedule of documents. Throws ``Failure`` 65 if one is no schedule, or cut off.
    private func read(
        _ documents: FetchedDocuments, of source: SourceSettings, isSecondTime: Bool
    ) throws -> ReadResult {
        let reading = SourceReading(timeZone: source.timeZone).knowing(try place.people)
        let results =
            try source.isHolidays
            ? reading.forDays.undated.results(of: documents.sources, on: yearsOfHolidays, lines: place.lines)
            : reading.forStore.results(of: documents.sources, lines: place.lines)
        var read = ScheduleReader.merge(results, isComplete: false)
        if !isSecondTime { console.list(read.findings) }
        guard read.schedule != nil else { throw Failure(noScheduleFor: read.findings, "nothing of it is stored") }
        guard !read.findings.contains(where: { $0.code == .unexpectedEnd }) else {
            throw Failure(.badData, "it is cut off; nothing of it is stored")
        }
        let isIncomplete = documents.isIncomplete || read.isIncomplete
        if source.isHolidays { read = read.keeping { $0.holidays(alsoClosedBy: $0.closedWords) } }
        if let days = documents.days { read = read.extract(days) }
        read.isIncomplete = isIncomplete
        return read
    }

    /// The days of holidays that are stored. A fetch adds those of the next ten years.
    private var yearsOfHolidays: DaySpan {
        let last = CivilDate(today.epochDay + 10 * 366) ?? today
        return min(CivilDate(year: 1900, month: 1, day: 1)!, today)...last
    }

    private func tellDrop(from before: MonthCounts, to after: MonthCounts, _ name: String) {
        let lost = after.lost(since: before)
        guard after.total < before.total || !lost.isEmpty else { return }
        let months = lost.isEmpty ? "" : "; none any more in \(lost.map(\.description).joined(separator: ", "))"
        console.warn("it has \(after.total) records, and had \(before.total)\(months)", of: name)
    }

    /// Warns of days without records, where there are records on most days.
    private func tellHoles(in read: ReadResult, _ name: String) {
        for hole in RecordHole.holes(in: read.schedule ?? Schedule()) {
            let days = "\(hole.days.lowerBound) to \(hole.days.upperBound) (\(hole.count) days)"
            console.warn("it has nothing from \(days), and something on most days before and after", of: name)
        }
    }

    /// Warns of each of several parts that has fewer records than the last time.
    private func tellDrops(from before: [FetchState.Part], to after: [FetchState.Part], _ name: String) {
        guard after.count > 1 else { return }
        for part in after {
            guard let old = before.first(where: { $0.name == part.name }), part.files.count < old.files.count else {
                continue
            }
            console.warn("'\(part.words)' has \(part.files.count) records, and had \(old.files.count)", of: name)
        }
    }

    /// Warns of parts that the server no longer has, or no longer shares.
    private func tellGone(_ parts: [FetchState.Part], _ name: String) {
        for part in parts {
            guard let since = part.goneSince else { continue }
            console.warn(
                "'\(part.words)' is gone, or not shared any more, since \(since.words); its \(part.files.count) records "
                    + "stay (calprint fetch --forget \(name) removes them)", of: name)
        }
    }

    private func printChanges(since earlier: Schedule, of name: String) throws {
        let now = try place.read()
        for line in ChangeWords.lines(of: now, since: earlier) { try console.print("\(name): \(line)") }
    }
}

extension StorePlace {
    /// All that the store has now; an empty schedule without a store.
    fileprivate func read() throws -> Schedule {
        guard let store = try openIfThere() else { return Schedule() }
        return try Failure.ofStore { () throws(StoreError) in try store.read() }.schedule ?? Schedule()
    }
}

extension ScheduleStore {
    fileprivate func fetchState(ofSource name: String) throws -> FetchState? {
        try Failure.ofStore { () throws(StoreError) in try fetchState(of: name) }
    }
}

extension Failure {
    /// The failure of a fetch of a source, with its exit status.
    init(fetching error: any Error, _ name: String) {
        switch error {
        case let failure as Failure: self = failure
        case let failure as FetchFailure:
            let hint = failure.signIn == nil ? "" : "; calprint fetch --sign-in \(name)"
            self.init(ExitStatus(rawValue: failure.kind.rawValue) ?? .unavailable, failure.message + hint)
        default: self.init(.bug, "\(error)")
        }
    }
}

extension FetchState.Part {
    /// The name that people read.
    fileprivate var words: String { title ?? name }
}

extension MonthCounts {
    /// `40 records, 1 month between them without any`
    fileprivate var words: String {
        let months = gaps.count
        let empty = months == 0 ? "" : ", \(months) \(months == 1 ? "month" : "months") between them without any"
        return "\(total) \(total == 1 ? "record" : "records")\(empty)"
    }
}
