extension Schedule {
    /// The people that records of other kinds name: those of the schedule first, then the others.
    ///
    /// - Parameter names: the names in the records, as their sources write them.
    /// - Returns: only those whom a name means, and the place of each name's person among them.
    func people(called names: [String]) -> (people: [Person], rows: [Int]) {
        var all = people
        var index = NameIndex(all)
        let owners = names.map { name in
            if let known = index.person(called: name) { return known }
            index.add([name], of: all.count)
            all.append(Person(name: name))
            return all.count - 1
        }
        let shown = Set(owners).sorted()
        let rows = Dictionary(uniqueKeysWithValues: shown.enumerated().map { ($1, $0) })
        return (shown.map { all[$0] }, owners.map { rows[$0] ?? 0 })
    }

    /// The schedule with the documents and the checklists of some people alone. Everything else stays.
    ///
    /// - Parameter people: the people; a name of one in a record means them.
    public func keepingRecords(of people: [Person]) -> Schedule {
        var schedule = self
        schedule.requirements = records(requirements, of: people, \.person)
        schedule.checklists.progress = records(checklists.progress, of: people, \.person)
        return schedule
    }

    private func records<Record>(
        _ records: [Record], of people: [Person], _ name: (Record) -> String
    ) -> [Record] {
        let named = self.people(called: records.map(name))
        return zip(records, named.rows).filter { record, row in
            people.contains { $0 == named.people[row] || $0.isCalled(name(record)) }
        }.map(\.0)
    }

    /// Returns the one among some people who is called by a name; nil for nobody, or several.
    public func person(called name: String, among people: [Person]) -> Person? {
        NameIndex(people).person(called: name).map { people[$0] }
    }

    /// Those who have documents or checklists, in the order of the schedule.
    public var peopleWithRecords: [Person] {
        people(called: requirements.map(\.person) + checklists.progress.map(\.person)).people
    }
}
