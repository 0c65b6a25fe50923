/// Someone who works, with everything that texts call them.
public struct Person: Hashable, Sendable {
    /// The name on paper: `Kovář`.
    public internal(set) var name: String
    /// The short form in lists: `K`; nil for none.
    public var initials: String?
    /// Other forms of the name in texts: `Dr. Kovář`. Upper and lower case are the same, so `KOVÁŘ` needs none.
    public var spellings: [String]
    /// The tasks that not everybody may do, as rules name them: `charge`.
    public var skills: [String]
    /// The group that the person belongs to: `Nurses`; nil for none.
    public var group: String?
    /// The number at which the person can be called; nil if the schedule does not say.
    public var phone: String?

    /// A person whom texts call by these names; each has a letter or a digit.
    public init(
        name: String, initials: String? = nil, spellings: [String] = [], skills: [String] = [], group: String? = nil,
        phone: String? = nil
    ) {
        (self.name, self.initials, self.spellings, self.skills) = (name, initials, spellings, skills)
        (self.group, self.phone) = (group, phone)
    }

    /// Returns true if the person has a skill, in any case.
    public func has(skill: String) -> Bool { skills.contains { $0.lowercased() == skill.lowercased() } }

    /// The most people of a schedule.
    public static let maximumCount = 1000

    /// The most spellings of a person.
    public static let maximumSpellingCount = 12

    /// The most skills of a person.
    public static let maximumSkillCount = 12

    /// How many characters (Unicode scalars) a skill can have.
    public static let skillLengths = 1...40

    /// How many characters (Unicode scalars) the name of a group can have.
    public static let groupLengths = 1...60

    /// How many characters (Unicode scalars) a phone number can have.
    public static let phoneLengths = 1...40

    /// How many characters (Unicode scalars) a name or a spelling can have.
    public static let nameLengths = 1...60

    /// How many characters (Unicode scalars) initials can have.
    public static let initialsLengths = 1...8

    /// The name, the initials and the other spellings.
    public var names: [String] { [name] + [initials].compactMap(\.self) + spellings }
}

extension Person {
    package static let fields = RecordFields<Person>(
        "person", subject: ["name"], blank: { _ in Person(name: "") },
        [
            .person("name", .stamped, \.name, nameLengths),
            .person("initials", .stamped, \.initials, initialsLengths),
            .list(
                "spellings", .stamped, of: .person(nameLengths), \.spellings, atMost: maximumSpellingCount,
                read: { $0.asPersonName(nameLengths) }),
            .list(
                "skills", .unseen, of: .short("skill", skillLengths), \.skills, atMost: maximumSkillCount,
                read: { $0.ofLength(skillLengths) }),
            .short("group", .stamped, \.group, "group", groupLengths),
            .short("phone", .stamped, \.phone, "phone number", phoneLengths),
        ])
}

/// A name that could be several people.
public struct NameClash: Error, Hashable, Sendable {
    /// The name, as the later person has it.
    public let name: String
    /// Those who have it, at least two.
    public let people: [Person]

    /// A name of several people.
    package init(_ name: String, _ people: [Person]) { (self.name, self.people) = (name, people) }

    /// The first such name; nil if each name is one person's.
    public init?(among people: [Person]) {
        var owners = NameOwners()
        for (index, person) in people.enumerated() {
            for name in person.names {
                guard let owner = owners.take(name, of: index) else { continue }
                self.init(name, [people[owner], person])
                return
            }
        }
        return nil
    }
}

/// The first person of a list with each name, signs and all.
package struct NameOwners: Sendable {
    private var owners: [[String]: Int] = [:]

    package init() {}

    /// Gives a name to the person at a place. Returns the place of another who has it already; nil if nobody does.
    package mutating func take(_ name: String, of person: Int) -> Int? {
        let key = NameToken.key(of: name)
        guard let owner = owners[key] else {
            owners[key] = person
            return nil
        }
        return owner == person ? nil : owner
    }
}

extension [Person] {
    /// Adds those of a later source. People of the same name are one, and so are those of whom one's name is a spelling
    /// of the other, or a short form of the other's name and of nobody else's. The later initials, group and phone win,
    /// and all spellings and skills stay. Those of one source are different people.
    mutating func merge(_ later: [Person]) {
        guard !isEmpty, !later.isEmpty else { return self += later }
        let spelt = NameIndex(map { Person(name: $0.name) })
        var names = spelt
        for (index, person) in enumerated() { names.add(person.spellings, of: index) }
        let places = later.map { person in
            names.person(calledInFull: person.name)
                ?? person.spellings.lazy.compactMap(spelt.person(calledExactly:)).first
        }
        let short = shortForms(later, knownInFull: places)
        for (index, person) in later.enumerated() {
            if let own = places[index] ?? short[index] { self[own].take(person) } else { append(person) }
        }
    }

    /// Returns, for each person of a later source, the place of who is the same here because the name of one is a short
    /// form of the other's, as `Feldstein` is of `Dr. Brian Feldstein`. A form of several people says nothing.
    private func shortForms(_ later: [Person], knownInFull places: [Int?]) -> [Int?] {
        let (own, full) = (NameIndex(self), NameIndex(later))
        var owners = zip(later, places).map { person, known in
            Set([known == nil ? own.person(calledShortly: person.name) : nil].compactMap(\.self))
        }
        for index in indices {
            guard let place = full.person(calledShortly: self[index].name), places[place] == nil else { continue }
            owners[place].insert(index)
        }
        var counts = [Int](repeating: 0, count: count)
        for owner in owners.flatMap(\.self) + places.compactMap(\.self) { counts[owner] += 1 }
        return owners.map { $0.count == 1 ? $0.first { counts[$0] == 1 } : nil }
    }

    /// Adds people by name whom nobody here is called by, in their order.
    public mutating func declare(_ names: [String]) {
        guard !names.isEmpty else { return }
        let declared = NameIndex(self)
        var index = declared
        for name in names where index.person(calledExactly: name) == nil {
            // Names of one source that differ in signs are different people's.
            let owner = index.person(calledFlipped: name) ?? declared.person(called: name)
            if let owner { self[owner].spellings.append(name) } else { append(Person(name: name)) }
            index.add([name], of: owner ?? count - 1)
        }
    }
}

extension Person {
    /// Takes what a later source says of the same person.
    fileprivate mutating func take(_ later: Person) {
        initials = later.initials ?? initials
        (group, phone) = (later.group ?? group, later.phone ?? phone)
        spellings += later.spellings.filter { !spellings.contains($0) }
        skills += later.skills.filter { !has(skill: $0) }
        if !isCalled(later.name) { spellings.append(later.name) }
    }
}
