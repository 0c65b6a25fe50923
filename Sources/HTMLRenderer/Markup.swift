/// HTML as it is written: elements, their attributes, and escaped texts.
struct Markup {
    private(set) var bytes: [UInt8] = []
    /// True if a space belongs before the next item, unless that begins a block.
    private var owesSpace = false

    /// The elements in use.
    enum Element: String {
        case html, head, meta, title, style, body
        case main, section, div, footer, h1, h2, p, ul, li
        case table, caption, colgroup, col, thead, tbody, tr, th, td
        case a, abbr, b, bdi, del, span, time
        case svg, circle, path

        /// True if it is part of a line of text.
        var isInline: Bool {
            switch self {
            case .a, .abbr, .b, .bdi, .del, .span, .time, .svg, .circle, .path: true
            default: false
            }
        }
    }

    /// An attribute and its value; without a value it is left out.
    typealias Attributes = [(name: StaticString, value: String?)]

    /// Begins an element; a block begins on a new line.
    mutating func begin(_ element: Element, _ attributes: Attributes = []) {
        if element.isInline { paySpace() } else { breakLine() }
        add("<")
        add(element.rawValue)
        for case (let name, let value?) in attributes {
            add(" ")
            bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
            add("=\"")
            addEscaped(value)
            add("\"")
        }
        add(">")
    }

    /// Ends an element; a space still owed goes after it, unless it is a block.
    mutating func end(_ element: Element) {
        if !element.isInline { owesSpace = false }
        add("</")
        add(element.rawValue)
        add(">")
    }

    /// Adds a text, with all characters escaped that have a meaning in HTML.
    mutating func text(_ text: some StringProtocol) {
        paySpace()
        addEscaped(text)
    }

    /// Adds an element with a text.
    mutating func text(_ text: some StringProtocol, in element: Element, _ attributes: Attributes = []) {
        begin(element, attributes)
        self.text(text)
        end(element)
    }

    /// Adds a space, if text or an element in the line follows.
    mutating func space() { owesSpace = true }

    /// Begins a new line of the file; it separates no words.
    mutating func breakLine() {
        owesSpace = false
        if let last = bytes.last, last != UInt8(ascii: "\n") { add("\n") }
    }

    /// Adds HTML or a style sheet as it is.
    mutating func raw(_ text: String) { add(text) }

    private mutating func paySpace() {
        if owesSpace { add(" ") }
        owesSpace = false
    }

    private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func addEscaped(_ text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": add("&amp;")
            case "<": add("&lt;")
            case ">": add("&gt;")
            case "\"": add("&quot;")
            case _ where scalar.isForbiddenInHTML: add("\u{FFFD}")
            default: bytes.append(contentsOf: UTF8.encode(scalar)!)
            }
        }
    }
}

extension Unicode.Scalar {
    /// True if it is an error in a document: a control character other than white space, or a noncharacter (HTML,
    /// 13.2.3.5).
    fileprivate var isForbiddenInHTML: Bool {
        switch value {
        case 0x09, 0x0A: false
        case ..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: true
        default: value & 0xFFFE == 0xFFFE
        }
    }
}
