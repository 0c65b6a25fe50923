/// What `[[people]]` says of a person, by the same names as in a JSON schedule.
enum PersonKey: String, CaseIterable {
    case name, initials, spellings
}
