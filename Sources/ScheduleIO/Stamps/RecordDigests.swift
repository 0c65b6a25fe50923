import CalendarCore

/// The digests of the records of each kind that a document shows, in the order of their kinds.
struct RecordDigests: Hashable {
    private(set) var kinds: [Kind] = []

    struct Kind: Hashable {
        let name: RecordKind.Name
        let records: [WordDigest]
    }

    /// Those of a schedule. A kind of which it has no record is left out.
    init(of schedule: Schedule, showing fields: ShownFields) {
        for kind in RecordKind.all {
            guard let names = fields[kind.name] else { continue }
            let records = kind.values(schedule).map { WordDigest(seen: $0, kind, names) }
            if !records.isEmpty { kinds.append(Kind(name: kind.name, records: records)) }
        }
    }

    /// A text for each kind: its name, and eight digits for each record: `documents=0123abcd89ef4567`.
    var texts: [String] {
        kinds.map { "\($0.name.rawValue)=\($0.records.map(\.digits).joined())" }
    }

    /// Returns nil for texts that ``texts`` never are.
    init?(_ texts: [String]) {
        for text in texts {
            guard let kind = Kind(text) else { return nil }
            kinds.append(kind)
        }
    }

    /// The kinds of which another state has other records.
    func differences(from other: RecordDigests, in schedule: Schedule) -> [ScheduleStamp.Difference] {
        RecordKind.Name.allCases.compactMap { name in
            let (old, new) = (records(name), other.records(name))
            guard old != new else { return nil }
            let known = Set(old)
            let values = RecordKind.named(name).values(schedule)
            let changed = zip(values, new).filter { !known.contains($1) }.map { $0.0 }
            return .records(name.rawValue, changed.map { RecordKind.named(name).shape.subject(of: $0) })
        }
    }

    private func records(_ name: RecordKind.Name) -> [WordDigest] { kinds.first { $0.name == name }?.records ?? [] }
}

extension RecordDigests.Kind {
    fileprivate init?(_ text: String) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let name = RecordKind.Name(rawValue: String(parts[0])),
            let records = WordDigest.list(parts[1]), !records.isEmpty
        else { return nil }
        self.init(name: name, records: records)
    }
}

extension WordDigest {
    fileprivate init(seen values: FieldValues, _ kind: RecordKind, _ names: Set<String>) {
        self.init(values.seen(kind.shape, names).flatMap { [.text($0.key), .text($0.text)] })
    }
}
