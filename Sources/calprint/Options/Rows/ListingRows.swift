// Options that print something instead of drawing.

extension OptionTable {
    static let listings = [OptionInfo(of: .listProviders)]
}

extension OptionRow {
    static var listProviders: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "list-providers", .schedules,
                "Draw nothing: list who is in the schedules, with initials, spellings, number of assignments, first and "
                    + "last day"))
    }
}
