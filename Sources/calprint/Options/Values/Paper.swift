import ArgumentParser
import CalendarLayout

// Paper and margins, as the command line writes them.

extension Media {
    /// A name or a size, in any case.
    init(option text: String) throws {
        do {
            self = try Media.named(text)
        } catch .outOfRange(let size) {
            throw ValidationError(Media.refusal(of: text, size))
        } catch .unknown {
            let names = Media.common.map(\.name).joined(separator: ", ")
            throw ValidationError(
                "'\(text)' is not paper: \(names), or a size such as 100x200mm, 8.5x14in or 612x792pt")
        }
    }

    private static func refusal(of text: String, _ size: Size) -> String {
        guard min(size.width, size.height) < edges.lowerBound else {
            return "'\(text)' is too large: no edge may be longer than 2 m"
        }
        return "'\(text)' is too small: no edge may be shorter than 90 mm, or the days of a week have no room"
    }
}

extension Length {
    /// A margin in points, 0 to 1440, with up to two decimals: `36`, `28.35`.
    init(margin text: String) throws {
        let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let fraction = parts.count > 1 ? String(parts[1]) : "0"
        guard (1...2).contains(fraction.count), let points = parts.first.flatMap({ UInt($0) }), points <= 1440,
            let hundredths = UInt(fraction.count == 1 ? fraction + "0" : fraction)
        else { throw ValidationError("a margin from 0 to 1440 points is expected, not '\(text)'") }
        let all = Int(points) * 100 + Int(hundredths)
        self.init(rawValue: (all * Length.unitsPerPoint + 50) / 100)
    }
}

extension Insets {
    /// Reads one margin for all edges, or top, right, bottom and left, separated by commas.
    init(option text: String) throws {
        let margins = try text.split(separator: ",", omittingEmptySubsequences: false).map {
            try Length(margin: $0.split(separator: " ").joined(separator: " "))
        }
        switch margins.count {
        case 1: self.init(margins[0])
        case 4: self.init(top: margins[0], left: margins[3], bottom: margins[2], right: margins[1])
        default: throw ValidationError("one margin is expected, or four: top, right, bottom, left")
        }
    }
}

extension Failure {
    /// 64: margins leave too little of some paper.
    init(tooLittleOf paper: Media, left room: Size) {
        let least = Sheet.leastContent
        self.init(
            .usage,
            "the margins leave \(room.inPoints) of \(paper.name); the days of a week need \(least.inPoints)"
                + " (--margin, --gutter)")
    }
}

extension Size {
    /// `190 × 190 pt`
    fileprivate var inPoints: String { "\(width.shortDecimal) × \(height.shortDecimal) pt" }
}
