extension Unicode.Scalar {
    /// True for an invisible sign that turns the direction of the text around it (UAX #9, 2), so that a name can look
    /// like another.
    package var isDirectionControl: Bool {
        switch value {
        case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
