/// An address that a title can lead to: of a web page, or of mail.
public enum WebAddress {
    /// The most characters (Unicode scalars) of an address.
    public static let maximumLength = 2000

    private static let beginnings = ["http://", "https://", "mailto:"]

    /// Returns true for an address of `http`, `https` or `mailto`, without spaces and invisible characters. Links
    /// of other kinds may start programs.
    public static func isValid(_ text: String) -> Bool {
        guard let beginning = beginnings.first(where: { text.prefix($0.count).lowercased() == $0 }) else {
            return false
        }
        let scalars = text.unicodeScalars
        return scalars.count > beginning.count && scalars.count <= maximumLength
            && scalars.allSatisfy {
                !$0.isBlank && ![.control, .format].contains($0.properties.generalCategory)
            }
    }
}
