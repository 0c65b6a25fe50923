import CalendarLayout

/// The value of an object or of a part of one (ISO 32000-1, 7.3).
enum PDFValue {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A length in points, exact.
    case length(Length)
    /// A length in points, rounded to two decimals.
    case hundredths(Length)
    /// The number of another object (7.3.10).
    case reference(Int)
    /// A name that has only characters that names may have as they are.
    case name(StaticString)
    /// A name with any characters (7.3.5).
    case escapedName(String)
    /// A text string (7.9.2.2).
    case text(String)
    /// A hexadecimal string, as its digits (7.3.4.3).
    case hexadecimal(String)
    case array([PDFValue])
    case dictionary(KeyValuePairs<StaticString, PDFValue>)
}

/// Writes the entries of a dictionary (ISO 32000-1, 7.3.7), in the order of the calls.
struct DictionaryWriter {
    fileprivate var bytes: [UInt8] = []
    /// The width of a reference's number in a table's rows; 0 elsewhere.
    fileprivate let column: Int

    /// Writes an entry; a key without a value is left out.
    ///
    /// It is inlined: where the kind of value is known, only the code for that kind remains.
    @inline(__always)
    mutating func entry(_ key: StaticString, _ value: PDFValue?) {
        switch value {
        case nil: break
        case .name(let name):
            bytes.append(key: key)
            bytes.append(key: name)
        case .reference(let number):
            bytes.append(key: key)
            bytes.append(reference: number, column: column)
        case .integer(let number):
            bytes.append(key: key)
            bytes.append(32)
            bytes.append(integer: number)
        case let value?:
            bytes.append(key: key)
            bytes.append(value, column: column)
        }
    }

    /// Writes an entry whose key is known only as the program runs.
    mutating func entry(named key: String, _ value: PDFValue) {
        bytes.append(name: key)
        bytes.append(value, column: column)
    }

    /// Writes an entry whose value is a dictionary; `entries` writes its entries.
    mutating func dictionary(_ key: StaticString, _ entries: (inout DictionaryWriter) -> Void) {
        bytes.append(key: key)
        bytes.append(column: column, dictionary: entries)
    }

    /// Writes an entry whose value is an array; `elements` writes them.
    mutating func array(_ key: StaticString, _ elements: (inout ArrayWriter) -> Void) {
        bytes.append(key: key)
        bytes.append(UInt8(ascii: "["))
        var writer = ArrayWriter(column: column)
        swap(&bytes, &writer.bytes)
        elements(&writer)
        swap(&bytes, &writer.bytes)
        bytes.append(UInt8(ascii: "]"))
    }
}

/// Writes the elements of an array (ISO 32000-1, 7.3.6).
struct ArrayWriter {
    fileprivate var bytes: [UInt8] = []
    fileprivate let column: Int

    /// Writes an element.
    @inline(__always)
    mutating func add(_ value: PDFValue) {
        switch value {
        case .reference(let number): bytes.append(reference: number, column: column)
        case .integer(let number):
            bytes.separate()
            bytes.append(integer: number)
        default: bytes.append(value, column: column)
        }
    }
}

extension [UInt8] {
    /// A dictionary; `entries` writes its entries. References are in columns of a width, unless it is 0.
    mutating func append(column: Int = 0, dictionary entries: (inout DictionaryWriter) -> Void) {
        append(UInt8(ascii: "<"))
        append(UInt8(ascii: "<"))
        var writer = DictionaryWriter(column: column)
        swap(&self, &writer.bytes)
        entries(&writer)
        swap(&self, &writer.bytes)
        append(UInt8(ascii: ">"))
        append(UInt8(ascii: ">"))
    }

    /// A value. References are in columns of a width, unless it is 0.
    mutating func append(_ value: PDFValue, column: Int = 0) {
        switch value {
        case .null: append(word: "null")
        case .boolean(let isTrue): append(word: isTrue ? "true" : "false")
        case .integer(let number):
            separate()
            append(integer: number)
        case .length(let length):
            separate()
            append(length)
        case .hundredths(let length):
            separate()
            append(hundredths: length)
        case .reference(let number): append(reference: number, column: column)
        case .name(let name): append(key: name)
        case .escapedName(let name): append(name: name)
        case .text(let text): append(textString: text)
        case .hexadecimal(let digits): append("<\(digits)>")
        case .array(let elements):
            append(UInt8(ascii: "["))
            for element in elements { append(element, column: column) }
            append(UInt8(ascii: "]"))
        case .dictionary(let entries):
            append(column: column) { writer in
                for (key, value) in entries { writer.entry(key, value) }
            }
        }
    }

    /// `/Type`
    mutating func append(key: StaticString) {
        append(UInt8(ascii: "/"))
        append(key)
    }

    private mutating func append(word: StaticString) {
        separate()
        append(word)
    }

    /// `12 0 R`, in a column of a width, unless it is 0.
    mutating func append(reference number: Int, column: Int) {
        if column > 0 { return append(decimal: number, width: column, then: " 0 R") }
        separate()
        append(decimal: number)
        append(" 0 R" as StaticString)
    }

    /// Adds a space between a number or a word and the one before it; brackets need none (ISO 32000-1, 7.2.2).
    fileprivate mutating func separate() {
        switch last {
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"), 32, nil: break
        default: append(32)
        }
    }
}
