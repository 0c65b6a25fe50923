/// An element of XML with all that it contains. Names have the address of their namespace before them: `DAV: href`.
final class XMLElement {
    let name: String
    private let attributes: [String: String]
    private(set) var children: [XMLElement] = []
    private(set) var text = ""

    init(_ name: String, attributes: [String: String] = [:]) {
        (self.name, self.attributes) = (name, attributes)
    }

    func add(_ child: XMLElement) { children.append(child) }

    func add(_ text: String) { self.text += text }

    /// Finds the first child of this name.
    func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    /// All children of this name.
    func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The value of an attribute without a namespace.
    subscript(attribute: String) -> String? { attributes[attribute] }

    /// True if this element, or one anywhere in it, has the name.
    func contains(_ name: String) -> Bool { self.name == name || children.contains { $0.contains(name) } }
}
