import CTOML
import CalendarCore
import ScheduleIO

/// Reads the values of a document that toml++ has parsed.
struct TOMLTreeReader {
    let document: OpaquePointer
    let file: String

    /// The keys of a table with their values. Throws ``Failure`` 78 if tables are nested too deeply.
    func fields(of table: ctoml_value, depth: Int) throws(Failure) -> [TOMLDocument.Entry] {
        var entries: [TOMLDocument.Entry] = []
        for index in 0..<table.count {
            var (key, place) = (ctoml_text(), ctoml_place())
            let found = ctoml_field(document, table, index, &key, &place)
            let value = try value(found, depth: depth + 1)
            entries.append(TOMLDocument.Entry(key: String(key), location: SourceLocation(file, place), value: value))
        }
        return entries
    }

    private func items(of list: ctoml_value, depth: Int) throws(Failure) -> [TOMLValue] {
        var items: [TOMLValue] = []
        for index in 0..<list.count { items.append(try value(ctoml_item(list, index), depth: depth + 1)) }
        return items
    }

    private func value(_ value: ctoml_value, depth: Int) throws(Failure) -> TOMLValue {
        let location = SourceLocation(file, value.place)
        guard depth <= TOMLDocument.maximumDepth else {
            throw Failure([Finding(.error, .tooDeep, "lists and tables are nested too deeply", at: location)])
        }
        let content: TOMLValue.Content =
            switch value.kind {
            case .text: .text(String(value.text))
            case .integer: .integer(value.integer)
            case .boolean: .boolean(value.boolean)
            case .decimal: .decimal("\(value.decimal)")
            case .date: .other("a date")
            case .list: .list(try items(of: value, depth: depth))
            case .table: .table(try fields(of: value, depth: depth))
            }
        return TOMLValue(content: content, location: location)
    }
}
