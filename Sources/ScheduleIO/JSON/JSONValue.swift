/// A value of JSON; the members of an object in the order in which they are written.
package enum JSONValue: Sendable {
    case null
    case text(String)
    case integer(Int)
    case boolean(Bool)
    /// A number as it is to be written: `9.25`.
    case numeral(String)
    case array([JSONValue])
    case object([(String, JSONValue)])
}

extension JSONValue {
    package init(_ text: String?) { self = text.map(JSONValue.text) ?? .null }

    package init(_ number: Int?) { self = number.map(JSONValue.integer) ?? .null }

    /// As a value of one line.
    package var text: String {
        var writer = JSONWriter()
        writer.write(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
