/// The texts of a record as a store keeps them: `name`, and `items/1/title` for the first of some records inside it.
extension FieldValues {
    /// The texts, by their keys.
    package func texts(_ shape: RecordShape, after prefix: String = "") -> [(key: String, text: String)] {
        texts(shape, after: prefix, of: { _ in true }, named: { number, _, _ in String(number) })
    }

    /// The texts that readers see, by keys that say what they are about: ``texts(_:after:)`` without unseen fields, and
    /// with `items/hygiene/done` where the order of records means nothing.
    ///
    /// - Parameter fields: the names of the fields that are seen; records inside have no private ones.
    package func seen(_ shape: RecordShape, _ fields: Set<String>) -> [(key: String, text: String)] {
        shape.fields.filter { fields.contains($0.name) }.flatMap { field in
            var one = shape
            one.fields = [field]
            return texts(one, after: "", of: { $0.name == field.name || $0.visibility == .stamped }) {
                number, values, shape in
                shape.isOrdered ? String(number) : shape.subject(of: values)
            }
        }.sorted { $0.key < $1.key }
    }

    private func texts(
        _ shape: RecordShape, after prefix: String, of includes: (FieldShape) -> Bool,
        named name: (_ number: Int, FieldValues, RecordShape) -> String
    ) -> [(key: String, text: String)] {
        shape.fields.filter(includes).flatMap { field -> [(key: String, text: String)] in
            let key = prefix + field.name
            return switch (self[field.name], field.form) {
            case (.text(let text), _): [(key, text)]
            case (.list(let texts), _): texts.enumerated().map { ("\(key)/\($0 + 1)", $1) }
            case (.record(let values), .record(let shape)):
                values.texts(shape, after: "\(key)/", of: includes, named: name)
            case (.records(let records), .records(let shape, _)):
                records.enumerated().flatMap {
                    $1.texts(shape, after: "\(key)/\(name($0 + 1, $1, shape))/", of: includes, named: name)
                }
            default: []
            }
        }
    }

    /// The values that some texts give. Texts of other records are left.
    package init(
        _ texts: [String: String], _ shape: RecordShape, after prefix: String = "", at location: SourceLocation?
    ) {
        self.init(location: location)
        for field in shape.fields {
            self[field.name] = FieldValue(texts, field.form, key: prefix + field.name, at: location)
        }
    }
}

extension RecordFields {
    /// Returns the record whose texts these are; nil if it lacks one, or has another.
    package func record(ofTexts texts: [String: String]) -> Record? {
        guard let record = record(FieldValues(texts, shape, at: nil)) else { return nil }
        let own = values(of: record).texts(shape).map { ($0.key, $0.text) }
        return Dictionary(uniqueKeysWithValues: own) == texts ? record : nil
    }
}

extension FieldValue {
    fileprivate init?(_ texts: [String: String], _ form: FieldForm, key: String, at location: SourceLocation?) {
        switch form {
        case .list:
            let list = numbered { texts["\(key)/\($0)"] }
            if list.isEmpty { return nil }
            self = .list(list)
        case .record(let shape):
            let values = FieldValues(texts, shape, after: "\(key)/", at: location)
            if values.isEmpty { return nil }
            self = .record(values)
        case .records(let shape, _):
            self = .records(
                numbered { number in
                    let values = FieldValues(texts, shape, after: "\(key)/\(number)/", at: location)
                    return values.isEmpty ? nil : values
                })
        default:
            guard let text = texts[key] else { return nil }
            self = .text(text)
        }
    }
}

/// The elements with the numbers 1, 2, 3, up to the first that is not there.
private func numbered<Element>(_ element: (Int) -> Element?) -> [Element] {
    var elements: [Element] = []
    while let next = element(elements.count + 1) { elements.append(next) }
    return elements
}
