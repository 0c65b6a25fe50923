import CalendarLayout

/// Appends the construction of paths (ISO 32000-1, 8.5.2).
extension [UInt8] {
    /// A path of strokes.
    mutating func append(path rules: [Rule]) {
        for rule in rules {
            append(rule.from)
            append(" m " as StaticString)
            append(rule.to)
            append(" l\n" as StaticString)
        }
    }

    /// The dash pattern of the strokes that follow (ISO 32000-1, 8.4.3.6).
    mutating func append(_ dash: Dash) {
        append(UInt8(ascii: "["))
        append(dash.length)
        append(UInt8(ascii: " "))
        append(dash.gap)
        append("] 0 d\n" as StaticString)
    }

    /// A shape's edge; it is still to be closed.
    mutating func append(path edge: [Shape.Step]) {
        for step in edge {
            switch step {
            case .start(let point): append(point, then: " m ")
            case .line(let point): append(point, then: " l\n")
            case .curve(let first, let second, let end):
                append(first, then: " ")
                append(second, then: " ")
                append(end, then: " c\n")
            }
        }
    }

    private mutating func append(_ point: Point, then operation: StaticString) {
        append(point)
        append(operation)
    }
}
