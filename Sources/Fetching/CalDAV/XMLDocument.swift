import CGLib

/// Reads XML by GLib's parser, which knows neither documents' types nor entities of their own: nothing in an answer can
/// make it read a file or grow.
enum XMLDocument {
    /// The most elements, and the most in each other.
    static let maximumCount = 250_000
    static let maximumDepth = 64

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
    private(set) var root: XMLElement?
    private var open: [XMLElement] = []
    /// The namespaces by their prefixes, for each open element.
    private var namespaces: [[String: String]] = [["xml": "http://www.w3.org/XML/1998/namespace"]]
    private var count = 0

    static func at(_ data: gpointer?) -> XMLBuilder? {
        data.map { Unmanaged<XMLBuilder>.fromOpaque($0).takeUnretainedValue() }
    }

    func start(
        _ name: UnsafePointer<gchar>?, _ names: UnsafeMutablePointer<UnsafePointer<gchar>?>?,
        _ values: UnsafeMutablePointer<UnsafePointer<gchar>?>?,
        _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) {
        count += 1
        guard count <= XMLDocument.maximumCount, open.count < XMLDocument.maximumDepth, let name else {
            let domain = g_quark_from_static_string("calprint")
            g_set_error_literal(error, domain, 0, "too much")
            return
        }
        let (attributes, known) = XMLBuilder.attributes(names, values, within: namespaces[namespaces.count - 1])
        let element = XMLElement(XMLBuilder.expanded(String(cString: name), known), attributes: attributes)
        if root == nil { root = element }
        open.last?.add(element)
        open.append(element)
        namespaces.append(known)
    }

    /// The attributes of an element, and the namespaces by their prefixes in it.
    private static func attributes(
        _ names: UnsafeMutablePointer<UnsafePointer<gchar>?>?, _ values: UnsafeMutablePointer<UnsafePointer<gchar>?>?,
        within namespaces: [String: String]
    ) -> ([String: String], [String: String]) {
        var (attributes, known, index) = ([String: String](), namespaces, 0)
        while let name = names?[index], let value = values?[index] {
            let (name, value) = (String(cString: name), String(cString: value))
            if name == "xmlns" {
                known[""] = value
            } else if name.hasPrefix("xmlns:") {
                known[String(name.dropFirst("xmlns:".count))] = value
            } else {
                attributes[name] = value
            }
            index += 1
        }
        return (attributes, known)
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

    private static func expanded(_ name: String, _ namespaces: [String: String]) -> String {
        let parts = name.split(separator: ":", maxSplits: 1)
        let (prefix, local) = parts.count == 2 ? (String(parts[0]), String(parts[1])) : ("", name)
        return "\(namespaces[prefix] ?? prefix) \(local)"
    }
}
