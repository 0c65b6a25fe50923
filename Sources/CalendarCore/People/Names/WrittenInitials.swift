/// Writes declared initials in the place of people's names.
struct WrittenInitials {
    private let people: People

    /// Returns nil if nobody has initials.
    init?(_ people: [Person]) {
        guard people.contains(where: { $0.initials != nil }) else { return nil }
        self.people = People(people)
    }

    /// `K / Averbeck` for `K Kovář / Averbeck`, if Averbeck has no initials.
    func text(_ text: String) -> String {
        var (result, next) = (text, Int?.none)
        var end = text.endIndex
        for mention in people.index.mentions(in: text).reversed() {
            guard let initials = mention.person.flatMap({ people.all[$0].initials }) else { continue }
            // The initials of somebody whose name follows are not written twice.
            let between = text[mention.range.upperBound..<end]
            if let next, mention.person == next, between.allSatisfy(\.isWhitespace) {
                result.removeSubrange(mention.range.lowerBound..<end)
            } else {
                result.replaceSubrange(mention.range, with: initials)
            }
            (next, end) = (mention.person, mention.range.lowerBound)
        }
        return result
    }
}

extension Schedule {
    /// The same schedule with declared initials in the place of names, in the texts of lines. Closed days keep
    /// their words, and lines at the foot of cells their names, which are read from farther away.
    public func writingInitials() -> Schedule {
        guard let initials = WrittenInitials(people) else { return self }
        let keys = Set(lines.lazy.filter { $0.place == .body }.map(\.key))
        var schedule = self
        for index in days.indices {
            schedule.days[index].texts = days[index].texts.map { text in
                guard keys.contains(text.key), closing(of: text) == nil else { return text }
                return text.saying(initials.text(text.text))
            }
        }
        return schedule
    }
}
