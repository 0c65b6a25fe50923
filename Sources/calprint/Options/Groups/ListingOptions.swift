/// The options that print something instead of drawing.
struct ListingOptions: RowGroup {
    var listProviders = false

    static let rows = list {
        OptionInfo(
            "list-providers", .schedules,
            "Draw nothing: list who is in the schedules, with initials, spellings, number of assignments, first and "
                + "last day"
        ).at(\.listProviders)
    }
}
