/// Texts that follow each other on the lines of an area.
struct PaperTexts {
    private var rest: [ArraySlice<PaperText.Cluster>]
    private let marks: [Unicode.Scalar]

    private init(_ texts: [PaperText]) {
        rest = texts.map { $0.clusters[...] }
        marks = texts.flatMap { $0.clusters.flatMap(\.marks) }.sorted()
    }

    /// What is wrong with these lines; nil if they are these texts, wherever the lines break.
    static func fault(_ texts: [String], on lines: [PaperCharacters]) -> String? {
        fault(texts.map { PaperText($0) }, on: lines)
    }

    /// The same, if only the beginning of a text is there, with other texts before and behind it.
    static func fault(
        _ before: [String], cut text: String, _ behind: [String], on lines: [PaperCharacters]
    ) -> String? {
        let (before, behind) = (before.map { PaperText($0) }, behind.map { PaperText($0) })
        let others = (before + behind).reduce(0) { $0 + $1.letterCount }
        let whole = PaperText(text)
        let kept = lines.reduce(0) { $0 + $1.letters.count } - others
        guard kept < whole.letterCount else { return "'\(text)' is not cut" }
        let beginnings = whole.beginnings(letterCount: kept)
        let faults = beginnings.map { fault(before + [$0] + behind, on: lines) }
        return faults.contains(nil) ? nil : faults.compactMap(\.self).first ?? "no beginning of '\(text)'"
    }

    private static func fault(_ texts: [PaperText], on lines: [PaperCharacters]) -> String? {
        var expected = PaperTexts(texts)
        for line in lines {
            let clusters = expected.takeLine(of: line.letters.count)
            guard line.letters.consists(of: clusters) else {
                return "'\(line.letters.text)' in place of '\(clusters.flatMap(\.letters).text)'"
            }
        }
        let lost = expected.rest.flatMap { $0.flatMap(\.letters) }
        guard lost.isEmpty else { return "lost: '\(lost.text)'" }
        let marks = lines.flatMap(\.marks).sorted()
        guard marks != expected.marks else { return nil }
        let (more, fewer) = (marks.without(expected.marks), expected.marks.without(marks))
        return "marks: \(fewer) are lost, \(more) were not there"
    }

    /// The next clusters, from left to right: as few as have at least `count` letters.
    private mutating func takeLine(of count: Int) -> [PaperText.Cluster] {
        var line: [PaperText.Cluster] = []
        var missing = count
        while missing > 0, let text = rest.first {
            let part = text.prefix { cluster in
                defer { missing -= cluster.letters.count }
                return missing > 0
            }
            rest[0] = text[part.endIndex...]
            if rest[0].isEmpty { rest.removeFirst() }
            line += part.fromLeftToRight
        }
        return line
    }
}

extension ArraySlice<PaperText.Cluster> {
    /// From the highest level down to 1, every stretch at that level or above is reversed (UAX #9, rule L2).
    fileprivate var fromLeftToRight: [PaperText.Cluster] {
        var line = Array(self)
        for level in stride(from: line.map(\.level).max() ?? 0, to: 0, by: -1) {
            for stretch in line.indices.split(whereSeparator: { line[$0].level < level }) {
                line[stretch.startIndex..<stretch.endIndex].reverse()
            }
        }
        return line
    }
}

extension [Unicode.Scalar] {
    fileprivate var text: String { String(String.UnicodeScalarView(self)) }

    /// What is left after removing each of the others once.
    fileprivate func without(_ others: [Unicode.Scalar]) -> [Unicode.Scalar] {
        others.reduce(into: self) { rest, other in
            if let index = rest.firstIndex(of: other) { rest.remove(at: index) }
        }
    }

    fileprivate func consists(of clusters: [PaperText.Cluster]) -> Bool {
        var rest = self[...]
        for cluster in clusters {
            guard rest.prefix(cluster.letters.count).sorted() == cluster.letters else { return false }
            rest.removeFirst(cluster.letters.count)
        }
        return rest.isEmpty
    }
}
