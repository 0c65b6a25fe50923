/// The old names of time zones, which tzdata keeps as links to current ones.
///
/// Source: tzdata, its file `backward`.
enum ZoneLinks {
    /// Returns the current name of a zone; nil if the name is not an old one.
    static func target(of name: String) -> String? {
        table.first { $0.name == name }?.target
    }
}
