import CalendarCore

/// Consecutive clusters of a shaped text, set on one baseline at one size.
public struct TextRun: Sendable {
    /// The text that the clusters belong to.
    public let shaped: ShapedText
    /// The clusters that are drawn.
    public let clusters: Range<Int>
    /// The left end of the baseline.
    public let origin: Point
    /// The body size.
    public let size: Length
    /// The shade that it is drawn in.
    public let ink: Shade

    /// Some clusters of a shaped text.
    public init(_ shaped: ShapedText, clusters: Range<Int>, origin: Point, size: Length, ink: Shade = .black) {
        (self.shaped, self.clusters, self.origin, self.size, self.ink) = (shaped, clusters, origin, size, ink)
    }

    /// The whole of a shaped text.
    public init(_ shaped: ShapedText, origin: Point, size: Length, ink: Shade = .black) {
        self.init(shaped, clusters: 0..<shaped.clusters.count, origin: origin, size: size, ink: ink)
    }

    /// The same in white, for a black ground.
    var inWhite: TextRun { TextRun(shaped, clusters: clusters, origin: origin, size: size, ink: .white) }

    /// The face that the text was shaped in.
    public var face: FontFace { shaped.face }

    /// The characters that are drawn.
    public var text: Substring { shaped.text(of: clusters) }

    /// The characters that are drawn, in parts that are emphasized or not.
    public var parts: [(text: Substring, isEmphasized: Bool)] {
        let bytes =
            shaped.utf8Offset(ofCluster: clusters.lowerBound)..<shaped.utf8Offset(ofCluster: clusters.upperBound)
        var parts: [(Substring, Bool)] = []
        var end = bytes.lowerBound
        for range in shaped.emphasized.map({ $0.clamped(to: bytes) }) where !range.isEmpty {
            if range.lowerBound > end { parts.append((shaped.text(ofUTF8: end..<range.lowerBound), false)) }
            parts.append((shaped.text(ofUTF8: range), true))
            end = range.upperBound
        }
        return end < bytes.upperBound || parts.isEmpty
            ? parts + [(shaped.text(ofUTF8: end..<bytes.upperBound), false)] : parts
    }

    /// Its parts, with no-break spaces where a calendar's lines do not end.
    package var partsWithFirmSpaces: [(text: String, isEmphasized: Bool)] {
        let firm = Segmenter.firmSpaces(in: String(text))
        var offset = 0
        return parts.map { part in
            var bytes: [UInt8] = []
            for byte in part.text.utf8 {
                bytes += firm.contains(offset) ? [0xC2, 0xA0] : [byte]
                offset += 1
            }
            return (String(decoding: bytes, as: UTF8.self), part.isEmphasized)
        }
    }

    /// The sign of a task, and what is before and after it; nil if it is not among the clusters.
    func parts(around sign: TaskSign) -> (before: TextRun?, sign: TextRun, after: TextRun?)? {
        let drawn = clusters.filter { sign.range.contains(shaped.utf8Offset(ofCluster: $0)) }
        guard let first = drawn.first, let last = drawn.last else { return nil }
        let (before, after) = (clusters.lowerBound..<first, last + 1..<clusters.upperBound)
        return (before.isEmpty ? nil : part(before), part(first..<last + 1), after.isEmpty ? nil : part(after))
    }

    /// Some of the clusters, where they are; they are side by side on paper.
    private func part(_ part: Range<Int>) -> TextRun {
        var edge = Advance.zero
        if let first = visualClusters.first(where: { part.contains($0.index) }) {
            edge = shaped.position(ofCluster: first.index) + first.shift
        }
        let x = origin.x + edge.width(at: size)
        return TextRun(shaped, clusters: part, origin: Point(x: x, y: origin.y), size: size, ink: ink)
    }

    /// The sum of the advances at this size, rounded up.
    public var width: Length { shaped.advance(of: clusters).width(at: size) }

    /// The area from the top of its tallest letters to the bottom of its lowest ones, in Roboto.
    var area: Rect {
        Rect(x: origin.x, y: origin.y - size * 93 / 100, width: width, height: size * 117 / 100)
    }

    /// The line through a text that is gone; nil for any other.
    public var strike: DisplayItem? {
        guard shaped.isStruck, !clusters.isEmpty else { return nil }
        let y = origin.y - size * 30 / 100
        return .rules([.horizontal(y: y, from: origin.x, to: origin.x + width)], weight: size * 6 / 100, ink: ink)
    }

    /// The clusters in their order on paper, from left to right.
    public var visualClusters: [VisualCluster] {
        var edge = Advance.zero
        return VisualOrder.order(of: clusters, levels: shaped.levels).map { index in
            defer { edge = edge + shaped.advance(of: index..<index + 1) }
            return VisualCluster(index: index, shift: edge - shaped.position(ofCluster: index))
        }
    }

    /// A cluster of a run, and the distance that its glyphs move from their place in the shaped text.
    public struct VisualCluster: Hashable, Sendable {
        /// The cluster's index in the shaped text.
        public let index: Int
        /// The distance to the right; negative to the left.
        public let shift: Advance
    }
}

/// The place of a word between the edges of an area, in the direction of writing.
enum WordPlace {
    /// A distance from the edge where lines begin, or from the other.
    case start(Length)
    case end(Length)
    case middle
}

extension ShapedText {
    /// All of it on a baseline in an area.
    func run(
        _ place: WordPlace, in area: Rect, at baseline: Length, size: Length, ink: Shade = .black,
        _ direction: WritingDirection
    ) -> TextRun {
        let width = advance.width(at: size)
        let x =
            switch place {
            case .start(let indent): area.x(of: width, from: indent, direction)
            case .end(let inset): area.x(of: width, from: area.width - inset - width, direction)
            case .middle: area.midX - width / 2
            }
        return TextRun(self, origin: Point(x: x, y: baseline), size: size, ink: ink)
    }
}

/// The order of a line's characters on paper.
enum VisualOrder {
    /// Some clusters of a line from left to right (UAX #9, rule L2): from the highest level down to the lowest odd one,
    /// every stretch at that level or above is reversed. A stretch inside one of a lower level moves as a whole, so the
    /// stretches of all levels can be found in reading order.
    static func order(of clusters: Range<Int>, levels: [UInt8]) -> [Int] {
        var order = Array(clusters)
        guard !levels.isEmpty, let highest = levels[clusters].max(), highest > 0 else { return order }
        for level in (1...highest).reversed() {
            for run in levels[clusters].map({ $0 >= level }).runs { order[run].reverse() }
        }
        return order
    }
}

extension [Bool] {
    /// The ranges of consecutive elements that are true.
    var runs: [Range<Int>] {
        var (runs, start) = ([Range<Int>](), Int?.none)
        for (index, isOn) in (self + [false]).enumerated() {
            if isOn {
                start = start ?? index
            } else if let first = start {
                runs.append(first..<index)
                start = nil
            }
        }
        return runs
    }
}
