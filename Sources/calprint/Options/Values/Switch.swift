/// On or off, for an option that by default follows another choice.
enum Switch: String, Keyword {
    case on, off

    var isOn: Bool { self == .on }
}
