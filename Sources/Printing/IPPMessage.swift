import CCUPS

/// A server's answer.
struct IPPMessage {
    let status: Int32
    /// The groups in the order of the message; each job or queue has its own.
    let groups: [Group]

    /// Attributes that belong together.
    struct Group {
        let tag: Int32
        var attributes: [String: [IPPValue]] = [:]
    }

    /// True if the request succeeded.
    var isSuccess: Bool { status < 0x0100 }

    /// The server's message for the status; nil if there is none.
    var statusMessage: String? { groups.first { $0.tag == IPPTag.operation }?.text("status-message") }

    /// The first group with a tag; an empty one if there is none.
    func first(_ tag: Int32) -> Group { groups.first { $0.tag == tag } ?? Group(tag: tag) }

    /// Reads a message of libcups.
    init(_ message: OpaquePointer, _ library: CUPSLibrary) {
        let functions = library.functions
        status = functions.ippGetStatusCode(message)
        var groups: [Group] = []
        var isNew = true
        var next = functions.ippFirstAttribute(message)
        while let attribute = next {
            next = functions.ippNextAttribute(message)
            // An attribute without a name separates groups of one kind.
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

/// A value of an IPP attribute (RFC 8011, section 5.1), of the types that printing needs.
enum IPPValue: Hashable, Sendable {
    case integer(Int)
    case boolean(Bool)
    case range(ClosedRange<Int>)
    /// Names, keywords, texts, addresses.
    case text(String)
}

/// The tags of groups and values in a message (RFC 8010, section 3.5).
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
