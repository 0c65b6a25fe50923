import ArgumentParser

/// A number of days, written in days or in weeks.
struct DayCount: Hashable {
    let days: Int

    /// `2d` or `1w`.
    init(option text: String) throws {
        let units: [Character: Int] = ["d": 1, "w": 7]
        guard let unit = text.last.flatMap({ units[$0] }), let count = Int(text.dropLast()), (0...1000).contains(count)
        else { throw ValidationError("'\(text)' is not a number of days or weeks, as in 2d or 1w") }
        days = count * unit
    }
}

/// How old the sources of pages may be.
struct MaximumAge: Hashable {
    let days: Int
    /// True if pages of older sources are not drawn.
    let refusesOlder: Bool

    /// `2d`, or `2d,refuse`.
    init(option text: String) throws {
        let word = ",refuse"
        refusesOlder = text.hasSuffix(word)
        days = try DayCount(option: refusesOlder ? String(text.dropLast(word.count)) : text).days
    }
}
