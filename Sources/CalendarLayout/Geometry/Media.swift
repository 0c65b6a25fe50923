/// A paper size, by a common name, a name of CUPS or PWG 5101.1, or its dimensions.
public struct Media: Hashable, Sendable {
    /// The common name if it has one, else the name as given in lower case: `a4`, `100x200mm`.
    public let name: String
    /// Width and height.
    public let size: Size

    /// 8.5 × 11 inches.
    public static let letter = Media("letter", .thousandths(8500, 11000, of: .inch))
    /// The sizes that have a short name.
    public static let common = [
        letter, Media("legal", .thousandths(8500, 14000, of: .inch)),
        Media("tabloid", .thousandths(11000, 17000, of: .inch)),
        Media("executive", .thousandths(7250, 10500, of: .inch)),
        Media("statement", .thousandths(5500, 8500, of: .inch)),
        Media("a0", .thousandths(841_000, 1_189_000, of: .millimetre)),
        Media("a1", .thousandths(594_000, 841_000, of: .millimetre)),
        Media("a2", .thousandths(420_000, 594_000, of: .millimetre)),
        Media("a3", .thousandths(297_000, 420_000, of: .millimetre)),
        Media("a4", .thousandths(210_000, 297_000, of: .millimetre)),
        Media("a5", .thousandths(148_000, 210_000, of: .millimetre)),
        Media("a6", .thousandths(105_000, 148_000, of: .millimetre)),
        Media("b5", .thousandths(176_000, 250_000, of: .millimetre)),
        Media("jis-b5", .thousandths(182_000, 257_000, of: .millimetre)),
        Media("phone", .thousandths(90_000, 160_000, of: .millimetre)),
    ]

    /// Other names that CUPS has for some of them.
    private static let aliases = [
        "11x17": "tabloid", "invoice": "statement", "isob5": "b5", "jisb5": "jis-b5",
    ]

    /// The shortest and the longest edge: 90 mm, so that seven columns have room inside the margins, and 2 m.
    public static let edges: ClosedRange<Length> =
        .thousandths(90_000, of: .millimetre) ... .thousandths(2_000_000, of: .millimetre)

    private init(_ name: String, _ size: Size) {
        (self.name, self.size) = (name, size)
    }

    /// The size with a name, in any case: a common name, dimensions (`100x200mm`, `8.5x14in`, `612x792pt`), or a name
    /// that ends in dimensions after a `_` or a full stop (`na_letter_8.5x11in`, `Custom.300x400mm`). Points are also
    /// written as in PPD files, `w612h792`.
    ///
    /// Throws a ``MediaError``. Source: PWG 5101.1, section 5.
    public static func named(_ name: String) throws(MediaError) -> Media {
        let name = name.lowercased()
        let short = aliases[name] ?? name
        if let media = common.first(where: { $0.name == short }) { return media }
        let plain = name.hasPrefix("custom.") ? name.dropFirst("custom.".count) : name[...]
        let dimensions = plain.split(separator: "_", omittingEmptySubsequences: false).last
        guard let size = dimensions.flatMap(Size.init(pwg:)) ?? Size(ppd: name) else { throw .unknown }
        guard edges.contains(size.width), edges.contains(size.height) else { throw .outOfRange(size) }
        return Media(name, size)
    }

    /// The size with a name; nil if ``named(_:)`` throws.
    public init?(name: String) {
        guard let media = try? Media.named(name) else { return nil }
        self = media
    }

    /// The paper turned so that its longer edge is at the top.
    public var landscape: Media {
        Media(name, Size(width: max(size.width, size.height), height: min(size.width, size.height)))
    }
}

/// The reasons why a name cannot be used as a paper size.
public enum MediaError: Error, Hashable, Sendable {
    /// Neither a known name nor dimensions.
    case unknown
    /// An edge is not within ``Media/edges``.
    case outOfRange(Size)
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

    /// `w612h792`, in points.
    fileprivate init?(ppd text: String) {
        let edges = text.dropFirst().split(separator: "h", omittingEmptySubsequences: false).map(Size.thousandths)
        guard text.hasPrefix("w"), edges.count == 2, let width = edges[0], let height = edges[1] else { return nil }
        self = .thousandths(width, height, of: .point)
    }

    /// A decimal number in thousandths, with up to three digits after the point: `8.5` is 8500.
    private static func thousandths(_ text: Substring) -> Int? {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = parts.count > 1 ? parts[1] : "0"
        guard let whole = parts.first, (1...5).contains(whole.utf8.count), (1...3).contains(fraction.utf8.count),
            [whole, fraction].allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } })
        else { return nil }
        let zeros = String(repeating: "0", count: 3 - fraction.utf8.count)
        return Int("\(whole)\(fraction)\(zeros)")
    }
}

extension Length {
    /// A length to the nearest 1/1024 pt; an inch is 72 pt and 25.4 mm.
    fileprivate static func thousandths(_ count: Int, of unit: MediaUnit) -> Length {
        switch unit {
        case .inch: Length(rawValue: (count * unitsPerPoint * 72 + 500) / 1000)
        case .millimetre: Length(rawValue: (count * unitsPerPoint * 720 + 127_000) / 254_000)
        case .point: Length(rawValue: (count * unitsPerPoint + 500) / 1000)
        }
    }
}
