import CalendarLayout

/// Writes shapes in black and grey ink, and keeps the ink and the line width that the page's state has (ISO 32000-1,
/// 8.4).
struct ShapeWriter {
    private var fillInk = 100
    private var weight: Length?

    mutating func fill(_ rect: Rect, _ shade: Shade, on text: inout TextOperators) {
        setFill(shade, on: &text)
        text.close()
        text.write {
            $0.append(rect); $0.append(" re f\n" as StaticString)
        }
    }

    mutating func stroke(
        _ rules: [Rule], _ weight: Length, _ ink: Shade, _ dash: Dash?, on text: inout TextOperators
    ) {
        guard !rules.isEmpty else { return }
        text.close()
        setWeight(weight, on: &text)
        inInk(ink, dash, on: &text) { output in
            output.append(path: rules.joined()); output.append("S\n" as StaticString)
        }
    }

    mutating func outline(
        _ shape: Shape, _ weight: Length, _ ink: Shade, _ fill: Shade, on text: inout TextOperators
    ) {
        let edge = shape.edge
        guard !edge.isEmpty else { return }
        text.close()
        setFill(fill, on: &text)
        setWeight(weight, on: &text)
        inInk(ink, nil, on: &text) { output in
            output.append(path: edge); output.append("b\n" as StaticString)
        }
    }

    /// Strokes in a shade or in dashes; the state of the page is plain black strokes.
    private func inInk(_ ink: Shade, _ dash: Dash?, on text: inout TextOperators, _ draw: (inout [UInt8]) -> Void) {
        if ink != .black {
            text.write {
                $0.append(grey: 100 - ink.inkPercent); $0.append(" G\n" as StaticString)
            }
        }
        if let dash { text.write { $0.append(dash) } }
        text.write(draw)
        if dash != nil { text.write { $0.append("[] 0 d\n" as StaticString) } }
        if ink != .black { text.write { $0.append("0 G\n" as StaticString) } }
    }

    private mutating func setWeight(_ weight: Length, on text: inout TextOperators) {
        guard weight != self.weight else { return }
        self.weight = weight
        text.write {
            $0.append(weight); $0.append(" w\n" as StaticString)
        }
    }

    /// Sets the ink of fills and of text.
    mutating func setFill(_ shade: Shade, on text: inout TextOperators) {
        guard shade.inkPercent != fillInk else { return }
        fillInk = shade.inkPercent
        text.write {
            $0.append(grey: 100 - shade.inkPercent); $0.append(" g\n" as StaticString)
        }
    }
}

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
