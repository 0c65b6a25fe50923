import CCUPS

/// A request to a server (RFC 8011, section 4; operations of CUPS itself start at 0x4001).
struct IPPRequest {
    let operation: Operation
    /// The address of the queue or server.
    let target: String
    private var attributes: [Attribute] = []
    /// The options of a job; libcups gives them their types.
    var options: [PrintTicket.Option] = []

    enum Operation: Int32 {
        case printJob = 0x0002
        case createJob = 0x0005
        case cancelJob = 0x0008
        case getJobAttributes = 0x0009
        case getJobs = 0x000A
        case getPrinterAttributes = 0x000B
        case getQueues = 0x4002
    }

    private struct Attribute {
        let group: Int32
        let tag: Int32
        let name: String
        let value: Value
    }

    private enum Value {
        case texts([String])
        case integer(Int32)
    }

    init(_ operation: Operation, of target: String) {
        (self.operation, self.target) = (operation, target)
    }

    mutating func add(_ name: String, _ text: String, _ tag: Int32, in group: Int32 = IPPTag.operation) {
        attributes.append(Attribute(group: group, tag: tag, name: name, value: .texts([text])))
    }

    /// Names the attributes to return of each job or queue.
    mutating func request(_ names: String...) {
        attributes.append(
            Attribute(
                group: IPPTag.operation, tag: IPPTag.keyword, name: "requested-attributes", value: .texts(names)))
    }

    mutating func add(_ name: String, _ number: Int) {
        let value = Value.integer(Int32(clamping: number))
        attributes.append(Attribute(group: IPPTag.operation, tag: IPPTag.integer, name: name, value: value))
    }

    /// The request as a message of libcups; sending it frees it.
    func message(_ library: CUPSLibrary) -> OpaquePointer? {
        let functions = library.functions
        guard let message = functions.ippNewRequest(operation.rawValue) else { return nil }
        _ = functions.ippAddString(message, IPPTag.operation, IPPTag.uri, "printer-uri", nil, target)
        for attribute in attributes {
            switch attribute.value {
            case .texts(let texts):
                var added = functions.ippAddString(
                    message, attribute.group, attribute.tag, attribute.name, nil, texts[0])
                for index in texts.indices.dropFirst() {
                    _ = functions.ippSetString(message, &added, Int32(index), texts[index])
                }
            case .integer(let number):
                _ = functions.ippAddInteger(message, attribute.group, attribute.tag, attribute.name, number)
            }
        }
        OptionList(library, options.map { ($0.name, $0.value) }).encode(into: message)
        return message
    }
}
