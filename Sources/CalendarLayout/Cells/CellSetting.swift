/// One way to set the cells of a page.
struct CellSetting: Hashable {
    /// The faces and the size of the page's entries.
    var type: BodyType
    /// How wide a weekend's column is, in tenths of another's.
    var weekendTenths: Int
    /// Whether a line may end at the hyphen of a name; without it, names stay whole.
    var breaksNames: Bool

    /// The worst line ends that it allows.
    var worstEnd: LineEnd { breaksNames ? .hyphen : .free }
}
