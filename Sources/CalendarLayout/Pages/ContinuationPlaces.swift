import CalendarCore

/// Where on the pages that continue others each day begins, and the notes (nil).
public struct ContinuationPlaces {
    // A month has at most 32: looked through faster than hashed.
    private var places: [(date: CivilDate?, place: Place)] = []

    /// Nothing is continued.
    public init() {}

    /// The first of the pages; nil if nothing is continued.
    public var firstPage: Int? { places.map(\.place.page).min() }

    /// The place of a day, or with nil of the notes; nil if they are not continued.
    public subscript(date: CivilDate?) -> Place? {
        places.first { $0.date == date }?.place
    }

    mutating func append(_ place: Place, of date: CivilDate?) { places.append((date, place)) }

    mutating func append(_ others: ContinuationPlaces) { places += others.places }
}
