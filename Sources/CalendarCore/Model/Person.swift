/// Someone who works, with everything that texts call them.
public struct Person: Hashable, Sendable {
    /// The name on paper: `Kovář`.
    public let name: String
    /// The short form in lists: `K`; nil for none.
    public var initials: String?
    /// Other forms of the name in texts: `Dr. Kovář`. Upper and lower case are the same, so `KOVÁŘ` needs none.
    public var spellings: [String]

    /// A person whom texts call by these names; each has a letter or a digit.
    public init(name: String, initials: String? = nil, spellings: [String] = []) {
        (self.name, self.initials, self.spellings) = (name, initials, spellings)
    }

    /// The most people of a schedule.
    public static let maximumCount = 1000

    /// The most spellings of a person.
    public static let maximumSpellingCount = 12

    /// How many characters (Unicode scalars) a name or a spelling can have.
    public static let nameLengths = 1...60

    /// How many characters (Unicode scalars) initials can have.
    public static let initialsLengths = 1...8

    /// The name, the initials and the other spellings.
    public var names: [String] { [name] + [initials].compactMap(\.self) + spellings }

    /// The same person, to find texts that name them; nil if a name has neither a letter nor a digit.
    public var provider: Provider? { Provider(names: names) }
}

/// A name that could be two people.
public struct NameClash: Error, Hashable, Sendable {
    /// The name, as the later person has it.
    public let name: String
    /// The person who has it first.
    public let first: Person
    /// The person who has it, too.
    public let second: Person

    /// A name of two people.
    init(_ name: String, _ first: Person, _ second: Person) {
        (self.name, self.first, self.second) = (name, first, second)
    }

    /// The first such name; nil if each name is one person's.
    public init?(among people: [Person]) {
        var owners: [[String]: Int] = [:]
        for (index, person) in people.enumerated() {
            for name in person.names {
                let owner = owners[Provider.words(of: name)] ?? index
                guard owner == index else {
                    self.init(name, people[owner], person)
                    return
                }
                owners[Provider.words(of: name)] = index
            }
        }
        return nil
    }
}

extension [Person] {
    /// Adds those of a later source. People of the same name are one: the later initials win, and all spellings stay.
    mutating func merge(_ later: [Person]) {
        var places: [[String]: Int] = [:]
        for (index, person) in enumerated() { places[Provider.words(of: person.name)] = index }
        for person in later {
            guard let index = places[Provider.words(of: person.name)] else {
                places[Provider.words(of: person.name)] = count
                append(person)
                continue
            }
            self[index].take(person)
        }
    }
}

extension Person {
    /// Takes what a later source says of the same person.
    fileprivate mutating func take(_ later: Person) {
        initials = later.initials ?? initials
        spellings += later.spellings.filter { !spellings.contains($0) }
    }
}
