import CCUPS

/// A value of an IPP attribute (RFC 8011, section 5.1), as far as printing asks for it.
enum IPPValue: Hashable, Sendable {
    case integer(Int)
    case boolean(Bool)
    case range(ClosedRange<Int>)
    /// Names, keywords, texts, addresses.
    case text(String)
}

/// The kinds of group and value of a message, by their tags (RFC 8010, section 3.5).
enum IPPTag {
    static let operation: Int32 = 0x01
    static let job: Int32 = 0x02
    static let printer: Int32 = 0x04
    static let unsupported: Int32 = 0x05

    static let integer: Int32 = 0x21
    static let boolean: Int32 = 0x22
    static let enumeration: Int32 = 0x23
    static let range: Int32 = 0x33
    static let name: Int32 = 0x42
    static let keyword: Int32 = 0x44
    static let uri: Int32 = 0x45
    static let mimeType: Int32 = 0x49
}

/// What a server answers.
struct IPPMessage {
    let status: Int32
    /// In the order of the message; a job or queue has one of its own.
    let groups: [Group]

    /// Attributes that belong together.
    struct Group {
        let tag: Int32
        var attributes: [String: [IPPValue]] = [:]
    }

    /// Whether the server did what it was asked to.
    var isSuccess: Bool { status < 0x0100 }

    /// What the server says about its status; nil where it says nothing.
    var statusMessage: String? { groups.first { $0.tag == IPPTag.operation }?.text("status-message") }

    /// The first group of a kind; an empty one where there is none.
    func first(_ tag: Int32) -> Group { groups.first { $0.tag == tag } ?? Group(tag: tag) }

    /// Reads what the library has received.
    init(_ message: OpaquePointer, _ library: CUPSLibrary) {
        let functions = library.functions
        status = functions.ippGetStatusCode(message)
        var groups: [Group] = []
        var isNew = true
        var next = functions.ippFirstAttribute(message)
        while let attribute = next {
            next = functions.ippNextAttribute(message)
            // An attribute without a name parts groups of one kind.
            guard let name = functions.ippGetName(attribute) else {
                isNew = true
                continue
            }
            let tag = functions.ippGetGroupTag(attribute)
            if isNew || groups.last?.tag != tag { groups.append(Group(tag: tag)) }
            isNew = false
            groups[groups.count - 1].attributes[String(cString: name)] = IPPMessage.values(of: attribute, functions)
        }
        self.groups = groups
    }

    private static func values(of attribute: OpaquePointer, _ functions: ccups_functions) -> [IPPValue] {
        let tag = functions.ippGetValueTag(attribute)
        return (0..<functions.ippGetCount(attribute)).compactMap { index in
            switch tag {
            case IPPTag.integer, IPPTag.enumeration: return .integer(Int(functions.ippGetInteger(attribute, index)))
            case IPPTag.boolean: return .boolean(functions.ippGetBoolean(attribute, index) != 0)
            case IPPTag.range:
                var upper: Int32 = 0
                let lower = functions.ippGetRange(attribute, index, &upper)
                return .range(Int(lower)...Int(max(lower, upper)))
            default: return functions.ippGetString(attribute, index, nil).map { .text(String(cString: $0)) }
            }
        }
    }
}

extension IPPMessage.Group {
    func integer(_ name: String) -> Int? {
        if case .integer(let value)? = attributes[name]?.first { value } else { nil }
    }

    func boolean(_ name: String) -> Bool? {
        if case .boolean(let value)? = attributes[name]?.first { value } else { nil }
    }

    func range(_ name: String) -> ClosedRange<Int>? {
        if case .range(let value)? = attributes[name]?.first { value } else { nil }
    }

    func text(_ name: String) -> String? { texts(name).first }

    func texts(_ name: String) -> [String] {
        (attributes[name] ?? []).compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
}
