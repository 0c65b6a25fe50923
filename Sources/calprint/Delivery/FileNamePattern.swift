/// The name of a page's file: text around the page's number, `%d`, or `%02d` with leading zeros; `%%` is a percent
/// sign.
struct FileNamePattern: Equatable {
    private let prefix: String
    private let field: Field?
    private let suffix: String

    /// The place of the number, and its minimum number of digits.
    private struct Field: Equatable {
        let width: Int
    }

    /// An error in a pattern.
    enum Mistake: Error, Equatable {
        case severalFields
        /// A percent sign and what follows it.
        case unknownField(String)
    }

    /// The most digits that a field may ask for.
    private static let maximumWidth = 9

    init(_ text: String) throws(Mistake) {
        var parts = [""]
        var field: Field?
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                parts[parts.count - 1].append(character)
                continue
            }
            if rest.first == "%" {
                parts[parts.count - 1].append(rest.removeFirst())
            } else {
                let next = try FileNamePattern.takeField(from: &rest)
                guard field == nil else { throw .severalFields }
                field = next
                parts.append("")
            }
        }
        (prefix, self.field, suffix) = (parts[0], field, parts.count > 1 ? parts[1] : "")
    }

    /// The rest of a field, behind its percent sign: `d` or `02d`.
    private static func takeField(from rest: inout Substring) throws(Mistake) -> Field {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let behind = rest.dropFirst(digits.count)
        let width = digits.isEmpty ? 1 : Int(digits) ?? .max
        guard behind.first == "d", digits.isEmpty || digits.first == "0", width <= maximumWidth else {
            throw .unknownField("%" + digits + behind.prefix(1))
        }
        rest = behind.dropFirst()
        return Field(width: width)
    }

    /// True if each page has a name of its own.
    var hasField: Bool { field != nil }

    /// The name for a page, counted from 1.
    func name(ofPage number: Int) -> String {
        guard let field else { return prefix }
        let digits = String(number)
        return prefix + String(repeating: "0", count: max(0, field.width - digits.count)) + digits + suffix
    }
}
