import CalendarCore

/// Adding people, lines, texts and events to the schedule.
extension TableReader {
    /// Returns whom a cell names, and declares the person. A cell without a letter or a digit names nobody.
    mutating func person(named cell: String, of group: String? = nil, at row: Int, _ column: Int) -> TablePerson {
        let name = cell.singleSpaced
        guard name.hasWords else { return TablePerson(name: name, isSomebody: false) }
        let length = name.unicodeScalars.count
        guard Person.nameLengths.contains(length) else {
            table.log.error(
                .textTooLong, at: table.position(row, column),
                "a name of \(length) characters (at most \(Person.nameLengths.upperBound) allowed)")
            return TablePerson(name: name, isSomebody: false)
        }
        table.use(row, column, as: .person)
        records.declare(name, group: group.flatMap { self.group(named: $0, at: row, column) })
        return TablePerson(name: name, isSomebody: true)
    }

    /// Returns the name of a group as people are declared with it; nil for one that is too long, which is logged.
    private mutating func group(named cell: String, at row: Int, _ column: Int) -> String? {
        let name = cell.singleSpaced
        let length = name.unicodeScalars.count
        guard length > Person.groupLengths.upperBound else { return name.isEmpty ? nil : name }
        table.log.error(
            .textTooLong, at: table.position(row, column),
            "a group of \(length) characters (at most \(Person.groupLengths.upperBound) allowed)")
        return nil
    }

    /// Adds an event; a text such as `OS: Averbeck` is on the line that it names.
    mutating func addEvent(
        _ text: Located<String>, during span: Event.Span, _ lines: CalendarLines, isPrivate: Bool = false
    ) {
        let title = lines.title(text.value, [], text.position, &table.log)
        if let key = title.lineKey, let line = records.lines.known.first(where: { $0.key == key }) {
            _ = records.lines.line(named: line.label)
        }
        records.events.append(
            Event(
                Event.Content(title: title.text, lineKey: title.lineKey), span: span, isPrivate: isPrivate,
                location: table.log.location(text.position)))
    }

    /// Adds the texts of a cell to a line of a day; without a line, as events of the day.
    mutating func addTexts(
        _ row: Int, _ column: Int, on date: CivilDate, line name: String?
    ) throws(ReadingStopped) {
        let place = table.location(row, column)
        for text in table.lines(row, column) {
            guard let name else {
                addEvent(text, during: .allDay(first: date, last: date), CalendarLines(records.lines.known, label: nil))
                continue
            }
            let line = try line(named: name, at: row, column)
            add(text.value, to: line, of: records.days.open(date, at: place), at: row, column)
        }
    }

    /// Adds a text to a line of a day.
    mutating func add(_ text: String, to line: Int, of record: Int, at row: Int, _ column: Int) {
        add(LineText(key: records.lines.found[line].key, text: text, location: table.location(row, column)), to: record)
    }

    /// Adds somebody to a line of a day.
    mutating func add(_ person: TablePerson, to line: Int, of record: Int, at row: Int, _ column: Int) {
        add(person.text(records.lines.found[line].key, at: table.location(row, column)), to: record)
    }

    mutating func add(_ text: consuming LineText, to record: Int) {
        let location = text.location
        noteExample(text.text, text.key, records.days.records[record].date, location)
        if records.days.add(text, to: record) == .tooLong {
            let place = location ?? table.log.location(TextPosition(line: 1, column: 1))
            table.log.textTooLong(nil, at: TextPosition(line: place.line, column: place.column), .text)
        }
    }

    /// Keeps one of the first texts for the account.
    mutating func noteExample(_ text: String, _ key: String, _ date: CivilDate, _ location: SourceLocation?) {
        guard account.examples.count < TableAccount.exampleCount, let location else { return }
        let label = records.lines.found.first { $0.key == key }?.label ?? key
        account.examples.append(TableAccount.Example(text: text, line: label, date: date, location: location))
    }

    /// Returns the line of a name, if there is room for it.
    mutating func line(
        named name: String, code: String? = nil, at row: Int, _ column: Int
    ) throws(ReadingStopped) -> Int {
        let count = records.lines.found.count
        let line = records.lines.line(named: name, code: code)
        guard records.lines.found.count > count else { return line }
        let length = name.unicodeScalars.count
        let position = table.position(row, column)
        guard ScheduleLine.labelLengths.contains(length) else {
            throw table.log.stop(
                .textTooLong, at: position, hint: "shorten it, or map it with --column or --code",
                "'\(name.abridged)' cannot be a line: it has \(length) characters (at most \(ScheduleLine.labelLengths.upperBound))"
            )
        }
        guard records.lines.found.count <= ScheduleLine.maximumCount else {
            throw table.log.stop(
                .tooMany, at: position, hint: "--ignore-column leaves a column out, --code maps a code to a line",
                "'\(name.abridged)' would be line \(records.lines.found.count) of a day (at most \(ScheduleLine.maximumCount))"
            )
        }
        return line
    }
}
