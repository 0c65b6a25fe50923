import CalendarCore

/// The type of codes in the cells of a roster: one size and face per line, and the same size for all plain ones.
struct RosterType {
    /// The code of each line, in the order of ``Roster/lines``.
    let codes: [String]
    /// The type of plain codes.
    let type: BodyType
    /// The sizes by line.
    private let sizes: [Length]
    private let styles: [RosterLineStyle]

    /// Finds the codes, sizes and faces that read best of those that fit a width; `least` is the smallest size, and
    /// `leastInverse` that of codes on black.
    init(
        _ styles: [RosterLineStyle], width: Length, largest: Length, least: Length, leastInverse: Length,
        _ typesetter: Typesetter
    ) {
        var best: (type: RosterType, isLegible: Int, points: Int)?
        for (limit, share) in [(5, 100), (4, 100), (3, 92), (2, 84), (1, 50)] {
            guard
                let codes = LineCodes(styles.map { LineCodes.Line(label: $0.label, code: $0.code) }, limit: limit)?
                    .codes.inSmallLetters(where: styles.map { $0.look == .run })
            else { continue }
            for faces in FacePair.allCases {
                let type = RosterType(styles, codes, faces, width: width, largest: largest, typesetter)
                let points = type.type.size.rawValue * share * (faces == .condensed ? 92 : 100)
                let isLegible =
                    zip(type.sizes, styles).allSatisfy { $0 >= ($1.look == .run ? leastInverse : least) } ? 1 : 0
                if best.map({ (isLegible, points) > ($0.isLegible, $0.points) }) ?? true {
                    best = (type, isLegible, points)
                }
            }
        }
        let none = BodyType(.condensed, size: least)
        self = best?.type ?? RosterType(codes: [], type: none, sizes: [], styles: [])
    }

    private init(codes: [String], type: BodyType, sizes: [Length], styles: [RosterLineStyle]) {
        (self.codes, self.type, self.sizes, self.styles) = (codes, type, sizes, styles)
    }

    /// Finds the largest sizes that fit.
    private init(
        _ styles: [RosterLineStyle], _ codes: [String], _ faces: FacePair, width: Length, largest: Length,
        _ typesetter: Typesetter
    ) {
        var rooms: [Length] = []
        for (code, style) in zip(codes, styles) {
            let advance = typesetter.word(code, in: style.face(faces)).advance.rawValue
            rooms.append(Length(rawValue: width.rawValue * Advance.unitsPerEm / max(1, advance)))
        }
        let isShared = styles.map { $0.look == .plain && !$0.isLong }
        let shared = zip(rooms, isShared).filter(\.1).map(\.0).min() ?? largest
        let size = RosterType.stepped(min(shared, largest))
        let sizes = zip(rooms, isShared).map { $1 ? size : RosterType.stepped(min($0, size)) }
        self.init(codes: codes, type: BodyType(faces, size: size), sizes: sizes, styles: styles)
    }

    /// Rounds a size down to halves of a point if it is not too small.
    private static func stepped(_ size: Length) -> Length {
        size < .points(4) ? max(size, Length(rawValue: 1)) : TypeLadder.whole(size)
    }

    /// The height of a line of codes.
    var leading: Length {
        sizes.map { RosterCell.leading(of: $0) }.max() ?? type.size
    }

    func face(ofLine line: Int) -> FontFace { styles[line].face(type.faces) }
    func size(ofLine line: Int) -> Length { sizes[line] }

    /// The type of a line's code.
    func type(ofLine line: Int) -> BodyType {
        BodyType(styles[line].look == .plain ? type.faces : .condensed, size: sizes[line])
    }
}

/// The codes of lines in a roster's cells: their own, else their labels if these are short, else a few letters of them.
struct LineCodes: Hashable {
    /// The codes in the order of the lines; all differ.
    let codes: [String]

    /// The words that a line has for itself.
    struct Line {
        let label: String
        /// The code that stays as it is.
        var code: String?

        /// Returns its code, or a label that is short enough; nil for a longer label without a code.
        func ready(_ limit: Int) -> String? { code ?? (label.count <= limit ? label : nil) }
    }

    /// Finds codes of at most `limit` letters; returns nil if there are not enough of them.
    init?(_ lines: [Line], limit: Int) {
        var codes: [String] = []
        // Labels that are short enough are kept.
        var taken = Set(lines.compactMap { $0.ready(limit) })
        for line in lines {
            if let ready = line.ready(limit), !codes.contains(ready) {
                codes.append(ready)
                continue
            }
            guard let code = LineCodes.candidates(line.label, limit).first(where: { !taken.contains($0) }) else {
                return nil
            }
            taken.insert(code)
            codes.append(code)
        }
        self.codes = codes
    }

    /// Its first letter with its number, initials of its words, its first letters, the first with another, another
    /// alone, and at last numbers.
    private static func candidates(_ label: String, _ limit: Int) -> [String] {
        let letters = label.filter { $0.isLetter || $0.isNumber }
        let initials = label.split { !$0.isLetter && !$0.isNumber }.compactMap(\.first)
        var all: [String] = []
        let number = String(label.reversed().prefix { $0.isNumber }.reversed())
        if !number.isEmpty { all.append(String(letters.prefix(1)) + number) }
        if initials.count > 1 { all.append(String(String(initials).uppercased().prefix(limit))) }
        all += (1...limit).reversed().map { String(letters.prefix($0)) }
        all += letters.dropFirst(2).map { String(letters.prefix(1)) + String($0) }
        all += letters.dropFirst().map { String($0) } + (1...12).map { String($0) }
        return all.filter { !$0.isEmpty && $0.count <= limit }
    }
}

extension [String] {
    /// The same codes, some in small letters, which are narrower, unless another code has these.
    fileprivate func inSmallLetters(where isSmall: [Bool]) -> [String] {
        zip(self, isSmall).map { code, isSmall in
            let small = code.lowercased()
            return isSmall && !contains(small) ? small : code
        }
    }
}
