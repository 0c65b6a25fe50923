/// One way to set the cells of a page.
struct CellSetting: Hashable {
    /// The faces and the size of the page's entries.
    var type: BodyType
    /// The width of a weekend's column, in tenths of another's.
    var weekendTenths: Int
    /// Lets lines end at the hyphens of names; without it, names stay whole.
    var breaksNames: Bool

    /// The worst line ends that it allows.
    var worstEnd: LineEnd { breaksNames ? .hyphen : .free }
}
