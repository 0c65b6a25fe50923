/// Names in the lengths that CLDR has.
public struct NameForms: Hashable, Sendable {
    /// In full: "Wednesday".
    public let wide: [String]
    /// For narrow columns: "Wed".
    public let abbreviated: [String]
    /// For the narrowest: "We".
    public let short: [String]

    /// Names in up to three lengths; the next longer ones where they are not given.
    public init(wide: [String], abbreviated: [String]? = nil, short: [String]? = nil) {
        self.wide = wide
        self.abbreviated = abbreviated ?? wide
        self.short = short ?? self.abbreviated
    }

    /// How many there are in each length; nil if that differs.
    var count: Int? {
        wide.count == abbreviated.count && wide.count == short.count ? wide.count : nil
    }
}
