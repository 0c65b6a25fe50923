/// The parts of one element in reading order, linked through the page's list of all parts, so that no element needs a
/// list of its own.
package struct PartList {
    private var first: Int?
    private var last: Int?

    /// A part of an element.
    package struct Part {
        package let kind: Kind
        /// The index of the element's next part.
        fileprivate(set) var next: Int?
    }

    /// The kinds of parts.
    package enum Kind {
        /// The element with this index.
        case element(Int)
        /// A marked sequence; `place` sequences of elements with the same tag come before it on the page.
        case sequence(place: Int)
        /// The link with this index.
        case link(Int)
    }

    /// True if the element has no part.
    package var isEmpty: Bool { first == nil }

    /// Adds a part to it and to all parts of the page.
    mutating func append(_ kind: Kind, to parts: inout [Part]) {
        if let last { parts[last].next = parts.count } else { first = parts.count }
        last = parts.count
        parts.append(Part(kind: kind))
    }

    /// Calls `body` for each of its parts; `parts` are all of the page.
    package func forEach(in parts: [Part], _ body: (Kind) -> Void) {
        var place = first
        while let index = place {
            body(parts[index].kind)
            place = parts[index].next
        }
    }
}
