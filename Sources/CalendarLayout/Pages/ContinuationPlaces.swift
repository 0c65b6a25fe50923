import CalendarCore

/// Where each day, and the notes (nil), begin on the pages that continue others.
public struct ContinuationPlaces {
    // A month has at most 32, which are faster to look through than to hash.
    private var places: [(date: CivilDate?, place: Place)] = []

    /// No places, because nothing is continued.
    public init() {}

    /// The number of the first of these pages; nil if nothing is continued.
    public var firstPage: Int? { places.map(\.place.page).min() }

    /// The place of a day, or, for nil, of the notes; nil if they are not continued.
    public subscript(date: CivilDate?) -> Place? {
        places.first { $0.date == date }?.place
    }

    mutating func append(_ place: Place, of date: CivilDate?) { places.append((date, place)) }

    mutating func append(_ others: ContinuationPlaces) { places += others.places }
}
