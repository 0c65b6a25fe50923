import CalendarCore

/// The pages of an export, merged as if they were one page.
struct CloudKitPages {
    private var pages: [CloudKitPage] = []
    private var midnights: MidnightRule

    private let timeZone: TimeZoneName?

    init(_ options: ReadingOptions) {
        timeZone = options.timeZone
        midnights = MidnightRule(timeZone: options.timeZone)
    }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
        var reader = CloudKitReader(bytes, file: file)
        pages.append(reader.readPage(&midnights))
    }

    /// Adds a file that cannot be read at all.
    mutating func add(_ finding: Finding) {
        var page = CloudKitPage(file: finding.location?.file ?? "")
        page.problem = finding
        pages.append(page)
    }

    /// The schedule of all pages.
    var result: ReadResult {
        var midnights = midnights
        let tombstones = pages.flatMap(\.records.tombstones)
        let training = TrainingRecords(
            pages.map { ($0.file, $0.training) }, tombstones, &midnights, timeZone: timeZone?.identifier)
        let findings = pages.flatMap(\.findings) + training.findings + problems + missingPages + nothingPrinted
        var records = RecordCollection(timeZone: midnights.usedTimeZone)
        for page in pages {
            records.days += page.records.days
            records.notes += page.records.notes
            records.tombstones += page.records.tombstones
        }
        records.peopleRecords.checklists = Checklists(templates: training.templates, progress: training.progress)
        records.peopleRecords.documents = training.documents
        let result = ReadResult(merging: records, findings: findings) { repetitions(in: records, $0) }
        var ordered = ReadResult(
            result.schedule, findings: ordered(result.findings), superseded: result.superseded,
            tombstones: result.tombstones)
        ordered.isPartOfExport = true
        ordered.isIncomplete = !missingPages.isEmpty
        return ordered
    }

    /// Answers without records: errors if no page has records, else warnings.
    private var problems: [Finding] {
        let hasRecords = pages.contains(where: \.hasRecords)
        return pages.compactMap { page in
            guard var finding = page.problem, !page.findings.contains(where: { $0.severity == .error }) else {
                return nil
            }
            if hasRecords { finding.severity = .warning }
            let isReported = page.findings.contains { $0.code == finding.code && $0.location == finding.location }
            return isReported && hasRecords ? nil : finding
        }
    }

    /// An error if there are records, and all are of types that no page has.
    private var nothingPrinted: [Finding] {
        guard !pages.contains(where: \.hasContent) else { return [] }
        var kinds = UnprintedKinds()
        for other in pages.flatMap(\.unprinted) {
            kinds.add("of type '\(other.type.abridged)'", count: other.count, at: other.place)
        }
        return [kinds.finding(.error)].compactMap(\.self)
    }

    /// A warning for each chain whose last page is missing.
    private var missingPages: [Finding] {
        let chains = pages.flatMap(\.chains)
        let ends = Set(chains.filter { $0.next == nil }.map(\.key))
        guard !ends.contains(nil) else { return [] }
        var (findings, seen) = ([Finding](), Set<String?>())
        for chain in chains.reversed() where chain.next != nil && !ends.contains(chain.key) {
            guard seen.insert(chain.key).inserted else { continue }
            findings.append(
                Finding(
                    .warning, .incompleteExport, "the page that follows this one is missing",
                    hint: "give all pages together, as a folder or a pattern", at: chain.next))
        }
        return findings
    }

    /// Finds repetitions: overlapping exports repeat records. Identical ones on two pages are not reported.
    private func repetitions(in records: RecordCollection, _ superseded: [Superseded]) -> [Superseded] {
        guard pages.count > 1, !superseded.isEmpty else { return superseded }
        var names: [SourceLocation: RecordIdentity] = [:]
        for record in records.days { names[record.location!] = record.identity }
        for record in records.notes { names[record.location!] = record.identity }
        return superseded.map { lost in
            guard lost.reason == .identical, let place = lost.location, let winner = lost.winner,
                place.file != winner.file || place == winner, let name = names[place], name == names[winner]
            else { return lost }
            return Superseded(item: lost.item, winner: winner, reason: .confirmed)
        }
    }

    /// Sorts findings by page, then by place.
    private func ordered(_ findings: [Finding]) -> [Finding] {
        let ranks = Dictionary(pages.enumerated().map { ($1.file, $0) }, uniquingKeysWith: { a, _ in a })
        func place(_ finding: Finding) -> (Int, Int, Int) {
            guard let place = finding.location else { return (.max, 0, 0) }
            return (ranks[place.file] ?? .max, place.line, place.column)
        }
        return findings.sorted { place($0) < place($1) }
    }
}
