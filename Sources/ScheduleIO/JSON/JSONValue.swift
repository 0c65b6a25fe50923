/// A JSON value. An object's members keep their order.
package enum JSONValue: Sendable {
    case null
    case text(String)
    case integer(Int)
    case boolean(Bool)
    /// A number as it should be written: `9.25`.
    case numeral(String)
    case array([JSONValue])
    case object([(String, JSONValue)])
}

extension JSONValue {
    package init(_ text: String?) { self = text.map(JSONValue.text) ?? .null }

    package init(_ number: Int?) { self = number.map(JSONValue.integer) ?? .null }

    /// The value as one line of JSON.
    package var text: String { JSONWriter.text { $0.element(self) } }
}
