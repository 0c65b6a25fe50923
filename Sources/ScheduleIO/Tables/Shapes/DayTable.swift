import CalendarCore

/// The records of days that tables give, merged line by line as they come.
struct DayTable {
    private(set) var records: [DayRecord] = []
    /// Records that are kept separate, because they name the record they are.
    private(set) var identified: [DayRecord] = []
    /// The record of a date; empty as long as the dates rise.
    private var indexOfDay: [EpochDay: Int] = [:]
    private var isRising = true
    /// The texts of lines that have several; their records have the first alone.
    private var parts: [Place: LineParts] = [:]
    /// The number of texts that were joined to another or are the same, and the first one.
    private(set) var joined: (count: Int, first: (date: CivilDate, text: LineText))?

    private struct Place: Hashable {
        let record: Int
        let key: String
    }

    /// The result of adding a text.
    enum Outcome {
        case added, tooLong
    }

    mutating func add(_ record: DayRecord) { identified.append(record) }

    /// Returns the record of a date, which is created if it is new, even if it stays empty.
    @discardableResult
    mutating func open(_ date: CivilDate, at location: SourceLocation, modified: Instant? = nil) -> Int {
        if let last = records.last, last.date == date { return records.count - 1 }
        if isRising, records.last.map({ $0.date < date }) ?? true { return append(date, location, modified) }
        if isRising {
            isRising = false
            for (index, record) in records.enumerated() { indexOfDay[record.date.epochDay] = index }
        }
        if let index = indexOfDay[date.epochDay] { return index }
        indexOfDay[date.epochDay] = records.count
        return append(date, location, modified)
    }

    private mutating func append(_ date: CivilDate, _ location: SourceLocation, _ modified: Instant?) -> Int {
        records.append(DayRecord(date: date, texts: [], modified: modified, location: location))
        return records.count - 1
    }

    /// Adds a text to a record; a line's further texts are joined with ", ", or with "; " if one has a comma.
    mutating func add(_ text: consuming LineText, to record: Int) -> Outcome {
        guard let index = records[record].texts.index(ofLine: text.key) else {
            if records[record].texts.isEmpty { records[record].texts.reserveCapacity(4) }
            records[record].texts.append(text)
            return .added
        }
        let earlier = records[record].texts[index]
        if joined == nil { joined = (0, (records[record].date, earlier)) }
        joined?.count += 1
        return parts[Place(record: record, key: text.key), default: LineParts(earlier)].add(text) ? .added : .tooLong
    }

    /// Returns the records with their texts in the order of these lines.
    func inOrder(of lines: [ScheduleLine]) -> [DayRecord] {
        let keys = lines.map(\.key)
        let ranks = Dictionary(keys.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        return (joinedRecords + identified).map { record in
            guard !record.texts.areInOrder(of: keys) else { return record }
            var record = record
            record.texts.sort { ranks[$0.key] ?? .max < ranks[$1.key] ?? .max }
            return record
        }
    }

    /// The places of texts that were joined with an earlier one, by its place.
    var joinedPlaces: [SourceLocation: [SourceLocation]] {
        let lists = parts.values.map(\.places).filter { !$0.isEmpty }
        return Dictionary(lists.map { ($0[0], Array($0.dropFirst())) }, uniquingKeysWith: +)
    }

    /// The records with the joined texts of lines that have several.
    private var joinedRecords: [DayRecord] {
        var records = records
        for (place, parts) in parts {
            guard let index = records[place.record].texts.index(ofLine: place.key) else { continue }
            records[place.record].texts[index] = parts.joined
        }
        return records
    }
}

extension [LineText] {
    /// Returns the index of a line's text. By index: taking a text out would copy it.
    fileprivate func index(ofLine key: String) -> Int? { indices.first { self[$0].key == key } }

    /// True if no text is before that of an earlier line.
    fileprivate func areInOrder(of keys: [String]) -> Bool {
        var next = keys.startIndex
        return count < 2
            || indices.allSatisfy { index in
                guard let place = keys[next...].firstIndex(of: self[index].key) else { return false }
                next = place + 1
                return true
            }
    }
}

/// The texts of a line on a day.
private struct LineParts {
    private var parts: [LineText]
    private var words: Set<String>
    /// Those of all texts, with those that are there already.
    private(set) var places: [SourceLocation]
    /// The number of characters of the joined text.
    private var length: Int

    init(_ first: LineText) {
        (parts, words, length) = ([first], [first.text], first.text.unicodeScalars.count)
        places = [first.location].compactMap(\.self)
    }

    /// Adds a text that is not there yet. Returns false if all would be too long.
    mutating func add(_ text: LineText) -> Bool {
        if let place = text.location { places.append(place) }
        guard !words.contains(text.text) else { return true }
        let whole = length + LineParts.separatorLength + text.text.unicodeScalars.count
        guard whole <= TextRule.text.maximumLength else { return false }
        length = whole
        words.insert(text.text)
        parts.append(text)
        return true
    }

    /// ", " or "; "
    private static let separatorLength = 2

    /// All of them in one. It has assignees if every text has.
    var joined: LineText {
        let assignees = parts.compactMap(\.assignees)
        return LineText(
            key: parts[0].key, text: parts.map(\.text).joinedAsPeople,
            assignees: assignees.count == parts.count ? assignees.flatMap(\.self) : nil, location: parts[0].location)
    }
}

/// The combined records from the tables of one file.
struct TableRecords {
    var lines: LineCatalog
    var days = DayTable()
    var events: [Event] = []
    var peopleRecords = PeopleRecords()
    var progress = ProgressTables()
    /// The zone of the page; nil if no option says it.
    let timeZone: TimeZoneName?
    /// The people whom tables have in rows, columns or cells of their own, in the order of the tables.
    private(set) var people: [Person] = []
    private var names = NameIndex([])

    init(_ options: ReadingOptions) {
        (lines, timeZone) = (LineCatalog(options.lines), options.timeZone)
    }

    /// Declares a person, once. `Last, First` and `First Last` are one. The first group that a table gives stays.
    mutating func declare(_ person: String, group: String? = nil) {
        let owner = place(of: person)
        if let group, people[owner].group == nil { people[owner].group = group }
    }

    /// Returns the index of a person, who is added if the name is new.
    private mutating func place(of person: String) -> Int {
        if let owner = names.person(calledExactly: person) { return owner }
        let owner = names.person(calledFlipped: person) ?? people.count
        names.add([person], of: owner)
        if owner < people.count { people[owner].spellings.append(person) } else { people.append(Person(name: person)) }
        return owner
    }

    var collection: RecordCollection {
        var records = RecordCollection()
        (records.lines, records.people) = (lines.declared, people)
        (records.days, records.events) = (days.inOrder(of: lines.declared), events)
        records.peopleRecords = peopleRecords
        records.peopleRecords.checklists.progress = progress.records
        return records
    }
}
