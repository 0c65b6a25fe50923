import CalendarCore

/// Where on the pages that continue a month each day begins, and the notes (nil).
struct ContinuationPlaces {
    // A month has at most 32: looked through faster than hashed.
    private var places: [(date: CivilDate?, place: Place)] = []

    /// The first of the pages; nil where nothing is continued.
    var firstPage: Int? { places.map(\.place.page).min() }

    subscript(date: CivilDate?) -> Place? {
        places.first { $0.date == date }?.place
    }

    mutating func append(_ place: Place, of date: CivilDate?) { places.append((date, place)) }
}
