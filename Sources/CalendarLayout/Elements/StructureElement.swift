/// An element of the document's structure (ISO 32000-1, 14.8.4).
package struct StructureElement {
    package let tag: Tag
    /// The role of its group; nil if it has no group of its own.
    package let role: Structure.Role?
    /// The area of its group, if that has one.
    package let frame: Rect?
    /// The number of elements with the same tag before it on the page.
    package let place: Int
    /// The index of its parent; nil at the top level of the page.
    package let parent: Int?
    /// The index of the element that it is read with, in one go: its cell or its list item, else itself.
    let block: Int
    /// The words that are read instead of its text (ISO 32000-1, 14.9.4); nil to read the text.
    package let spoken: String?
    /// Its parts in reading order, in the page's list of parts.
    package internal(set) var parts = PartList()
    /// True if one of its parts is drawn.
    package internal(set) var holdsContent = false
    /// The language of all its texts, if it is not the document's.
    package internal(set) var language: Language = .unknown

    /// The language of an element's own texts, as far as it is known.
    package enum Language: Equatable {
        /// The element has no text yet.
        case unknown
        /// They are in another language than the document.
        case other(String)
        /// They may be in the document's.
        case document
    }

    /// True for a part of a list's item, which may have several lines of words.
    var isDetail: Bool { if case .detail = role { true } else { false } }

    /// True if its spoken words are also copied and found.
    package let isCopiedAsSpoken: Bool

    /// Notes the language of one more of its texts.
    mutating func note(_ language: Language) {
        if self.language == .unknown {
            self.language = language
        } else if self.language != language {
            self.language = .document
        }
    }

    /// The standard structure types in use.
    package enum Tag: Int, CaseIterable {
        case heading
        case subheading
        case paragraph
        case table
        case tableRow
        case columnHeader
        case rowHeader
        case tableCell
        case list
        case listItem
        case label
        case listBody
        case span
        case link
        /// Text that is gone, with a line through it.
        case gone

        /// True if such an element is always read with its parent.
        var isPartOfBlock: Bool {
            switch self {
            case .label, .listBody, .span, .link, .gone: true
            default: false
            }
        }
    }
}

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

/// Counts things by tag.
package struct TagCounts {
    package private(set) var counts = Array(repeating: 0, count: StructureElement.Tag.allCases.count)

    /// The count over all tags.
    package var total: Int { counts.reduce(0, +) }

    /// Counts one more, and returns the count of its tag before it.
    mutating func add(_ tag: StructureElement.Tag) -> Int {
        counts[tag.rawValue] += 1
        return counts[tag.rawValue] - 1
    }
}

extension DisplayItem {
    /// A group's role.
    var role: Structure.Role? {
        if case .group(let structure, _) = self { structure.role } else { nil }
    }

    /// True if nothing of it is read.
    var isArtifact: Bool {
        switch self {
        case .fill, .rules, .outline, .clip: true
        case .group(let structure, _): [.artifact, .footer].contains(structure.role)
        case .text, .link: false
        }
    }
}

extension Structure.Role {
    /// True for a group that is an item where its like are a list.
    var isListItem: Bool { isEntry || self == .note || self == .keyItem }

    /// The tag of a group that is a part of a list's item.
    var tagInListItem: StructureElement.Tag? {
        switch self {
        case .label: .label
        case .value: .listBody
        default: nil
        }
    }
}
