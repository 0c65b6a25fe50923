/// A paper size, by a common name or by a PWG 5101.1 name, which contains the dimensions.
public struct Media: Hashable, Sendable {
    /// The name as given: `a4`, or `iso_a4_210x297mm`.
    public let name: String
    /// Width and height.
    public let size: Size

    /// 8.5 × 11 inches.
    public static let letter = Media("letter", .thousandths(8500, 11000, of: .inch))
    /// The sizes that have a short name.
    public static let common = [
        letter, Media("legal", .thousandths(8500, 14000, of: .inch)),
        Media("tabloid", .thousandths(11000, 17000, of: .inch)),
        Media("a3", .thousandths(297_000, 420_000, of: .millimetre)),
        Media("a4", .thousandths(210_000, 297_000, of: .millimetre)),
    ]

    /// The shortest and the longest edge: 148 mm, which has room for a month below its headings, and 2 m.
    public static let edges: ClosedRange<Length> =
        .thousandths(148_000, of: .millimetre) ... .thousandths(2_000_000, of: .millimetre)

    private init(_ name: String, _ size: Size) {
        (self.name, self.size) = (name, size)
    }

    /// The size with a common name, or with a self-describing one (`na_letter_8.5x11in`, `custom_wall_300x400mm`),
    /// whatever comes before the last `_`. Units are inches, millimetres or, as in PPD files, points (`595x842pt`). Nil
    /// for other names, and if an edge is not within ``edges``.
    ///
    /// Source: PWG 5101.1, section 5.
    public init?(name: String) {
        if let media = Media.common.first(where: { $0.name == name }) {
            self = media
            return
        }
        let parts = name.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count >= 3, let size = Size(pwg: parts[parts.count - 1]),
            Media.edges.contains(size.width), Media.edges.contains(size.height)
        else { return nil }
        self.init(name, size)
    }
}

/// The units in names of media.
private enum MediaUnit {
    case inch, millimetre, point
}

extension Size {
    fileprivate static func thousandths(_ width: Int, _ height: Int, of unit: MediaUnit) -> Size {
        Size(width: .thousandths(width, of: unit), height: .thousandths(height, of: unit))
    }

    /// `8.5x11in`, `210x297mm`.
    fileprivate init?(pwg text: Substring) {
        let units: [String: MediaUnit] = ["in": .inch, "mm": .millimetre, "pt": .point]
        guard let unit = units[String(text.suffix(2))] else { return nil }
        let edges = text.dropLast(2).split(separator: "x", omittingEmptySubsequences: false).map(Size.thousandths)
        guard edges.count == 2, let width = edges[0], let height = edges[1] else { return nil }
        self = .thousandths(width, height, of: unit)
    }

    /// A decimal number in thousandths, with up to three digits after the point: `8.5` is 8500.
    private static func thousandths(_ text: Substring) -> Int? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = parts.count > 1 ? parts[1] : "0"
        guard (1...5).contains(parts[0].utf8.count), (1...3).contains(fraction.utf8.count),
            [parts[0], fraction].allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
        else { return nil }
        let zeros = String(repeating: "0", count: 3 - fraction.utf8.count)
        return Int("\(parts[0])\(fraction)\(zeros)")
    }
}

extension Length {
    /// To the nearest 1/1024 pt; an inch is 72 pt and 25.4 mm.
    fileprivate static func thousandths(_ count: Int, of unit: MediaUnit) -> Length {
        switch unit {
        case .inch: Length(rawValue: (count * unitsPerPoint * 72 + 500) / 1000)
        case .millimetre: Length(rawValue: (count * unitsPerPoint * 720 + 127_000) / 254_000)
        case .point: Length(rawValue: (count * unitsPerPoint + 500) / 1000)
        }
    }
}
