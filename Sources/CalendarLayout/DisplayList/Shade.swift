/// A named grey. There are few, and none carries meaning alone, because a page must survive a photocopier.
public enum Shade: String, CaseIterable, Sendable {
    /// Text, rules, and shapes that are filled to stand out.
    case black
    /// Areas that are set apart, without small text on them.
    case light
    /// Text on black, and shapes that cover what is below them.
    case white
    /// The band behind the weekday header.
    case band
    /// The cells of adjacent-month days.
    case adjacent

    /// Ink in percent, 0 white to 100 black; DeviceGray is the complement.
    public var inkPercent: Int {
        switch self {
        case .black: 100
        case .light: 10
        case .white: 0
        case .band: 14
        case .adjacent: 10
        }
    }
}
