import CalendarCore

/// The outline of a bar: square at true ends, pointed where it goes on, notched where it comes from elsewhere.
struct BarOutline {
    let box: Rect
    let ends: Ends
    /// The distance that a point or a notch reaches into a bar.
    private let point: Length

    /// The forms of a bar's left and right ends.
    struct Ends {
        enum End {
            case square
            /// Goes on beyond.
            case arrow
            /// Comes from before.
            case notch
        }
        let left: End
        let right: End

        /// Of a bar that begins here, or not, and ends here, or not.
        init(begins: Bool, ends: Bool, _ direction: WritingDirection) {
            let (first, last): (End, End) = (begins ? .square : .notch, ends ? .square : .arrow)
            (left, right) = direction == .leftToRight ? (first, last) : (last, first)
        }
    }

    /// A point reaches as far as in a bar of this height, whatever the box's own.
    init(box: Rect, ends: Ends, heightOfPoint: Length? = nil) {
        (self.box, self.ends, point) = (box, ends, (heightOfPoint ?? box.height) * 5 / 12)
    }

    /// The area left for words.
    func room(padding: Length) -> Rect {
        let left = ends.left == .square ? Length.zero : point
        let right = ends.right == .square ? Length.zero : point
        return Rect(
            x: box.minX + padding + left, y: box.minY, width: box.width - padding * 2 - left - right, height: box.height
        )
    }

    var shape: Shape {
        .polygon(
            tip(ends.right, outer: box.maxX, inner: box.maxX - point)
                + tip(ends.left, outer: box.minX, inner: box.minX + point).reversed())
    }

    private func tip(_ end: Ends.End, outer: Length, inner: Length) -> [Point] {
        let middle = box.minY + box.height / 2
        return switch end {
        case .square: [Point(x: outer, y: box.minY), Point(x: outer, y: box.maxY)]
        case .arrow: [Point(x: inner, y: box.minY), Point(x: outer, y: middle), Point(x: inner, y: box.maxY)]
        case .notch: [Point(x: outer, y: box.minY), Point(x: inner, y: middle), Point(x: outer, y: box.maxY)]
        }
    }
}
