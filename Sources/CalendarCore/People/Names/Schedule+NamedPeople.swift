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

    /// The schedule with the records of some people alone, of those that are on no day. Everything else stays.
    ///
    /// - Parameter people: the people; a name of one in a record means them.
    public func keepingRecords(of people: [Person]) -> Schedule {
        let names = peopleRecords.owners
        let named = self.people(called: names)
        let kept = zip(names, named.rows).filter { name, row in
            people.contains { $0 == named.people[row] || $0.isCalled(name) }
        }
        var schedule = self
        schedule.peopleRecords = peopleRecords.keeping(Set(kept.map(\.0)).contains)
        return schedule
    }

    /// Returns the one among some people who is called by a name; nil for nobody, or several.
    public func person(called name: String, among people: [Person]) -> Person? {
        NameIndex(people).person(called: name).map { people[$0] }
    }

    /// Those who have records that are on no day, in the order of the schedule.
    public var peopleWithRecords: [Person] { people(called: peopleRecords.owners).people }
}
