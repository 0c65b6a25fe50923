/// The options that print something instead of drawing.
struct ListingOptions: RowGroup {
    var listPeople = false

    static let rows = list {
        OptionInfo(
            "list-people", .schedules,
            "Draw nothing: list who is in the schedules, with initials, spellings, number of assignments, first and "
                + "last day"
        ).at(\.listPeople)
    }
}
