/// The places between the names of a list, after which it may be cut.
struct NameEnds {
    /// In the order of the text.
    let places: [Place]
    /// The number of names.
    let count: Int
    /// The cluster at which a remark begins, after a dash; the end of the text if it has none.
    let remark: Int

    /// A place between two names.
    struct Place {
        /// The cluster at which the name before it and its separator end.
        let end: Int
        /// The cluster at which the next name begins.
        let next: Int
        /// The number of names before it.
        let count: Int
    }

    /// Returns nil if the text is no list of two names or more.
    init?(_ text: FaceText) {
        let words = text.pieces.map { text.shaped.text(of: $0.clusters).utf8 }
        let dash = words.firstIndex { Remark.begins(with: $0) }
        let names = 0..<(dash ?? words.count)
        let separated = names.dropLast().filter { index in
            text.pieces[index + 1].endBefore == .free && words[index].last.map { "/,;|".utf8.contains($0) } ?? false
        }
        func place(_ index: Int, _ count: Int) -> Place {
            let pieces = text.pieces
            return Place(
                end: pieces[index].clusters.upperBound, next: pieces[index + 1].clusters.lowerBound, count: count)
        }
        if separated.isEmpty {
            func stops(_ range: Range<Int>) -> Int { range.reduce(0) { $0 + words[$1].count { $0 == fullStop } } }
            places = names.dropLast().filter { index in
                let pieces = text.pieces
                return pieces[index + 1].endBefore == .free && words[index].last == fullStop
                    && pieces[index].clusters.upperBound == pieces[index + 1].clusters.lowerBound
            }.map { place($0, stops(0..<$0 + 1)) }
            count = stops(names)
        } else {
            places = separated.enumerated().map { place($1, $0 + 1) }
            count = separated.count + 1
        }
        remark = dash.map { text.pieces[$0].clusters.lowerBound } ?? text.shaped.clusters.count
        guard !places.isEmpty else { return nil }
    }

    /// The clusters from the beginning of a line to the last place up to an end; two names remain before it. Empty if
    /// the place is at the beginning. Returns nil if there is no such place.
    func rest(from start: Int, to end: Int) -> Range<Int>? {
        let last = places.last { $0.count >= 2 && ($0.next == start || ($0.end > start && $0.end <= end)) }
        return last.map { start..<max(start, $0.end) }
    }
}

private let fullStop = UInt8(ascii: ".")
