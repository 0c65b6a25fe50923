/// An element of XML with all that it contains.
final class XMLElement {
    let name: XMLName
    private let attributes: [String: String]
    private(set) var children: [XMLElement] = []
    private(set) var text = ""

    init(_ name: XMLName, attributes: [String: String] = [:]) {
        (self.name, self.attributes) = (name, attributes)
    }

    func add(_ child: XMLElement) { children.append(child) }

    func add(_ text: String) { self.text += text }

    /// Finds the first child of this name.
    func first(_ name: XMLName) -> XMLElement? { children.first { $0.name == name } }

    /// All children of this name.
    func all(_ name: XMLName) -> [XMLElement] { children.filter { $0.name == name } }

    /// The value of an attribute without a namespace.
    subscript(attribute: String) -> String? { attributes[attribute] }

    /// True if this element, or one anywhere in it, has the name.
    func contains(_ name: XMLName) -> Bool { self.name == name || children.contains { $0.contains(name) } }
}

/// The name of an element in its namespace (Namespaces in XML 1.0, 3).
struct XMLName: Hashable {
    let namespace: XMLNamespace
    let local: String

    init(_ namespace: XMLNamespace, _ local: String) { (self.namespace, self.local) = (namespace, local) }
}

/// The namespaces that answers are read for. All others are one: their addresses are not kept.
enum XMLNamespace: String {
    case dav = "DAV:"
    case calDAV = "urn:ietf:params:xml:ns:caldav"
    case calendarServer = "http://calendarserver.org/ns/"
    case other = ""

    init(address: String) { self = XMLNamespace(rawValue: address) ?? .other }
}
