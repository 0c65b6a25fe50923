import CGLib
import Glibc

/// Reads XML by GLib's parser, which knows neither documents' types nor entities of their own: nothing in an answer can
/// make it read a file or grow.
enum XMLDocument {
    /// The most elements and attributes together.
    static let maximumCount = 250_000
    /// The most elements in each other.
    static let maximumDepth = 64
    /// The most attributes of an element, and the most prefixes of namespaces that an element knows.
    static let (maximumAttributes, maximumPrefixes) = (64, 64)
    /// The longest name of an element or a prefix, in bytes.
    static let maximumNameLength = 256

    /// Returns the outermost element; nil if the bytes are no XML, or beyond the limits.
    static func root(of bytes: [UInt8]) -> XMLElement? {
        guard !bytes.contains(0) else { return nil }
        let builder = XMLBuilder()
        var parser = GMarkupParser(
            start_element: { _, name, names, values, data, error in
                XMLBuilder.at(data)?.start(name, names, values, error)
            },
            end_element: { _, _, data, _ in XMLBuilder.at(data)?.end() },
            text: { _, text, count, data, _ in XMLBuilder.at(data)?.add(text, count) },
            passthrough: nil, error: nil)
        let context = g_markup_parse_context_new(
            &parser, G_MARKUP_TREAT_CDATA_AS_TEXT, Unmanaged.passUnretained(builder).toOpaque(), nil)
        defer { g_markup_parse_context_free(context) }
        let isRead = withExtendedLifetime(builder) {
            bytes.withUnsafeBytes { buffer in
                let text = buffer.bindMemory(to: CChar.self)
                return g_markup_parse_context_parse(context, text.baseAddress, gssize(text.count), nil) != 0
                    && g_markup_parse_context_end_parse(context, nil) != 0
            }
        }
        return isRead ? builder.root : nil
    }
}

/// Makes elements of what the parser finds.
private final class XMLBuilder {
    typealias Texts = UnsafeMutablePointer<UnsafePointer<gchar>?>

    private(set) var root: XMLElement?
    private var open: [XMLElement] = []
    /// The namespaces by their prefixes, for each open element.
    private var namespaces: [[String: XMLNamespace]] = [[:]]
    private var count = 0

    static func at(_ data: gpointer?) -> XMLBuilder? {
        data.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(
        _ name: UnsafePointer<gchar>?, _ names: Texts?, _ values: Texts?,
        _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) {
        guard open.count < XMLDocument.maximumDepth, let name, let head = head(names, values),
            strlen(name) <= XMLDocument.maximumNameLength
        else {
            g_set_error_literal(error, g_quark_from_static_string("calprint"), 0, "too much")
            return
        }
        let element = XMLElement(XMLBuilder.name(String(cString: name), head.known), attributes: head.attributes)
        if root == nil { root = element }
        open.last?.add(element)
        open.append(element)
        namespaces.append(head.known)
    }

    /// The attributes of an element, and the namespaces by their prefixes in it; nil beyond the limits.
    private func head(
        _ names: Texts?, _ values: Texts?
    ) -> (attributes: [String: String], known: [String: XMLNamespace])? {
        var (attributes, known, index) = ([String: String](), namespaces[namespaces.count - 1], 0)
        count += 1
        while let name = names?[index], let value = values?[index] {
            (index, count) = (index + 1, count + 1)
            guard index <= XMLDocument.maximumAttributes, strlen(name) <= XMLDocument.maximumNameLength else {
                return nil
            }
            let text = String(cString: name)
            if let prefix = XMLBuilder.prefix(declaredBy: text) {
                known[prefix] = XMLNamespace(address: String(cString: value))
            } else {
                attributes[text] = String(cString: value)
            }
        }
        guard count <= XMLDocument.maximumCount, known.count <= XMLDocument.maximumPrefixes else { return nil }
        return (attributes, known)
    }

    /// `xmlns:D` declares `D`, and `xmlns` the prefix of names that have none; nil for another attribute.
    private static func prefix(declaredBy attribute: String) -> String? {
        guard attribute.hasPrefix("xmlns") else { return nil }
        let rest = attribute.dropFirst("xmlns".count)
        return rest.isEmpty ? "" : rest.first == ":" ? String(rest.dropFirst()) : nil
    }

    func end() {
        open.removeLast()
        namespaces.removeLast()
    }

    func add(_ text: UnsafePointer<gchar>?, _ count: gsize) {
        guard let text else { return }
        let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
        open.last?.add(String(decoding: bytes, as: UTF8.self))
    }

    private static func name(_ name: String, _ namespaces: [String: XMLNamespace]) -> XMLName {
        let parts = name.split(separator: ":", maxSplits: 1)
        let (prefix, local) = parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("", name)
        return XMLName(namespaces[prefix] ?? .other, local)
    }
}
