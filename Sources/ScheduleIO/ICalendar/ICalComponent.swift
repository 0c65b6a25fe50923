import CICal

/// A component parsed by libical.
final class ICalComponent {
    let ical: cical_functions
    let pointer: OpaquePointer
    private var isOwner = true

    /// Parses one component, from BEGIN to END; nil if libical cannot.
    init?(_ ical: cical_functions, text: [UInt8]) {
        let parsed = (text + [0]).withUnsafeBufferPointer { text in
            text.withMemoryRebound(to: CChar.self) { ical.icalparser_parse_string($0.baseAddress!) }
        }
        guard let parsed else { return nil }
        (self.ical, pointer) = (ical, parsed)
    }

    /// Parses a component with these properties, none of which is COMMENT. A COMMENT before each property records its
    /// line for ``properties``.
    convenience init?(_ ical: cical_functions, _ name: String, properties lines: [ContentLine]) {
        var text = Array("BEGIN:\(name)\r\n".utf8)
        for (index, line) in lines.enumerated() {
            text += Array("COMMENT:\(index)\r\n".utf8) + line.bytes + [0x0D, 0x0A]
        }
        self.init(ical, text: text + Array("END:\(name)\r\n".utf8))
    }

    deinit {
        if isOwner { ical.icalcomponent_free(pointer) }
    }

    /// Gives up ownership; the caller frees the component.
    func handOver() -> OpaquePointer {
        isOwner = false
        return pointer
    }

    /// The properties, each with the index of its line. Lines that libical cannot parse give none.
    var properties: [(property: ICalProperty, line: Int)] {
        var found: [(ICalProperty, Int)] = []
        var line = 0
        var next = ical.icalcomponent_get_first_property(pointer, ICAL_ANY_PROPERTY)
        while let pointer = next {
            let property = ICalProperty(ical: ical, pointer: pointer)
            switch property.kind {
            case ICAL_COMMENT_PROPERTY: line = property.text.flatMap { Int($0) } ?? line
            case ICAL_XLICERROR_PROPERTY: break
            default: if property.hasValue { found.append((property, line)) }
            }
            next = ical.icalcomponent_get_next_property(self.pointer, ICAL_ANY_PROPERTY)
        }
        return found
    }
}
