/// The one of a schedule's people whom names mean, as `--person` gives them.
public struct ChosenPerson: Sendable {
    /// Everybody, with all the names of the person.
    public let people: People
    /// The index of the person in ``People/all``.
    public let index: Int
    /// False for a new person: nobody was called by any of the names.
    public let isKnown: Bool

    /// The person.
    public var person: Person { people.all[index] }
}

extension People {
    /// The one person whom all of these names mean.
    ///
    /// A name counts as a whole: `D` is not `D.C.`. Names that nobody has are further spellings of whoever has the
    /// others; if nobody has any of them, they are those of a new person. Where the schedule does not declare people,
    /// the names join guessed ones: `K` and `Kovář`. Each name has a letter or a digit, and there is at least one.
    ///
    /// - Throws: ``NameClash`` if two declared people are meant, or could be.
    public func choosing(_ names: [String]) throws(NameClash) -> ChosenPerson {
        var (owners, added) = ([Int](), [String]())
        for name in names {
            let found = bearers(of: name)
            if found.isEmpty || areGuessed { added.append(name) }
            for owner in found where !owners.contains(owner) {
                if !areGuessed, let first = owners.first {
                    throw NameClash(name, [all[first], all[owner]])
                }
                owners.append(owner)
            }
        }
        return choosing(owners, added)
    }

    /// Those who are called by a name, else the one whom it means, else those who share it.
    private func bearers(of name: String) -> [Int] {
        let exact = index.people(withWordsOf: name).filter { all[$0].isCalled(name) }
        guard exact.isEmpty, !areGuessed else { return exact }
        return index.person(called: name).map { [$0] } ?? index.people(sharing: name)
    }

    /// Finds the only person whose name contains all these words: `Kovář` finds `Dr. med. Kovář`. Returns nil if nobody
    /// has them, and for single letters: `D` is not `D.C.`.
    ///
    /// - Throws: ``NameClash`` if several have them.
    public func finding(_ name: String) throws(NameClash) -> ChosenPerson? {
        let words = Set(NameToken.words(of: name))
        guard words.allSatisfy({ $0.count > 1 }) else { return nil }
        let found = all.indices.filter { person in
            all[person].names.contains { words.isSubset(of: NameToken.words(of: $0)) }
        }
        guard found.count < 2 else { throw NameClash(name, found.map { all[$0] }) }
        return found.first.map { choosing([$0], areGuessed ? [all[$0].name] : []) }
    }

    /// The owners of names, as one person in the place of the first, with further names.
    private func choosing(_ owners: [Int], _ names: [String]) -> ChosenPerson {
        if owners.count == 1, names.allSatisfy(all[owners[0]].isCalled), !areGuessed {
            return ChosenPerson(people: self, index: owners[0], isKnown: true)
        }
        let place = owners.min() ?? all.count
        var person = areGuessed || owners.isEmpty ? Person(name: names[0]) : all[place]
        for name in names + owners.flatMap({ all[$0].names }) where !person.isCalled(name) {
            person.spellings.append(name)
        }
        let others = all.indices.filter { !owners.contains($0) }
        let everybody =
            others.filter { $0 < place }.map { all[$0] } + [person] + others.filter { $0 > place }.map { all[$0] }
        return ChosenPerson(
            people: People(everybody, areGuessed: areGuessed, lines: lines), index: place, isKnown: !owners.isEmpty)
    }
}

extension Person {
    /// Returns true for one of the person's names, in upper or lower case.
    public func isCalled(_ name: String) -> Bool {
        let key = NameToken.key(of: name)
        return names.contains { NameToken.key(of: $0) == key }
    }
}
