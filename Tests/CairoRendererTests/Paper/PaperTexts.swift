/// Texts that follow each other on the lines of an area.
struct PaperTexts {
    private var rest: [ArraySlice<PaperText.Cluster>]
    private let marks: [Unicode.Scalar]

    private init(_ texts: [PaperText]) {
        rest = texts.map { $0.clusters[...] }
        marks = texts.flatMap { $0.clusters.flatMap(\.marks) }.sorted()
    }

    /// The fault of these lines; nil if they are these texts, wherever the lines break.
    static func fault(_ texts: [String], on lines: [PaperCharacters]) -> PaperFault? {
        fault(texts.map { PaperText($0) }, on: lines)
    }

    /// A text, or the beginning of one; a text that begins with "…" follows it.
    enum Part {
        case whole(String)
        case beginning(String)
    }

    /// The fault of these lines; nil if they are these texts, of some only the beginning.
    static func fault(_ parts: [Part], on lines: [PaperCharacters]) -> PaperFault? {
        let lines = lines.map { $0.withReferenceAtEnd(parts) }
        let letters = lines.flatMap(\.letters)
        var ends = letters.indices.filter { letters[$0] == "…" }[...]
        var candidates: [[PaperText]] = [[]]
        for part in parts {
            switch part {
            case .whole(let text): candidates = candidates.map { $0 + [PaperText(text)] }
            case .beginning(let text):
                let (whole, before) = (PaperText(text), candidates[0].reduce(0) { $0 + $1.letterCount })
                let kept = (ends.popFirst() ?? 0) - before
                guard kept < whole.letterCount else { return PaperFault("'\(text)' is not cut") }
                candidates = candidates.flatMap { texts in
                    whole.beginnings(letterCount: kept).map { texts + [$0] }
                }
                guard !candidates.isEmpty else {
                    return PaperFault("'\(letters.text)' has no beginning of '\(text)'")
                }
            }
        }
        return PaperFault.least(candidates.map { fault($0, on: lines) })
    }

    /// True if these lines are the first texts and the beginning of the next.
    static func isBeginning(_ texts: [String], of lines: [PaperCharacters]) -> Bool {
        texts.indices.contains { index in
            let before = texts[..<index].map { PaperText($0) }
            let kept = lines.reduce(0) { $0 + $1.letters.count } - before.reduce(0) { $0 + $1.letterCount }
            guard kept > 0 else { return false }
            return PaperText(texts[index]).beginnings(letterCount: kept).contains {
                fault(before + [$0], on: lines) == nil
            }
        }
    }

    static func fault(_ texts: [PaperText], on lines: [PaperCharacters]) -> PaperFault? {
        var expected = PaperTexts(texts)
        for line in lines {
            let clusters = expected.takeLine(
                of: line.letters.count, isSpoken: line.isSpoken, isReadAsWritten: line.isReadAsWritten)
            guard line.letters.consists(of: clusters) else {
                return PaperFault("'\(line.letters.text)' in place of '\(clusters.flatMap(\.letters).text)'")
            }
        }
        let lost = expected.rest.flatMap { $0.flatMap(\.letters) }
        guard lost.isEmpty else { return PaperFault("lost: '\(lost.text)'") }
        let marks = lines.flatMap(\.marks).sorted()
        guard marks != expected.marks else { return nil }
        return PaperFault(lostMarks: expected.marks.without(marks), strayMarks: marks.without(expected.marks))
    }

    /// The next clusters, as few as have at least `count` letters: from left to right, but a word that is spoken as it
    /// is read. That one is the last of its line but for "… p. 2"; there may be a label beside it.
    private mutating func takeLine(
        of count: Int, isSpoken: Bool, isReadAsWritten: Bool
    ) -> [PaperText.Cluster] {
        var parts: [ArraySlice<PaperText.Cluster>] = []
        var missing = count
        while missing > 0, let text = rest.first {
            let part = text.prefix { cluster in
                defer { missing -= cluster.letters.count }
                return missing > 0
            }
            rest[0] = text[part.endIndex...]
            if rest[0].isEmpty { rest.removeFirst() }
            parts.append(part)
        }
        guard !isReadAsWritten else { return parts.flatMap(\.self) }
        let spoken = isSpoken ? parts.lastIndex { !$0.isReference } : nil
        return parts.indices.flatMap { $0 == spoken ? Array(parts[$0]) : parts[$0].fromLeftToRight }
    }
}

extension PaperCharacters {
    /// The same with "… p. 2" behind the text that it refers from. Poppler reads a line that is mostly from right to
    /// left from the right, and so begins with the reference, perhaps but for its number.
    fileprivate func withReferenceAtEnd(_ parts: [PaperTexts.Part]) -> PaperCharacters {
        for case .whole(let text) in parts where text.hasPrefix("…") {
            let reference = PaperCharacters(text.unicodeScalars).letters
            for count in (1...reference.count).reversed() where letters.count > reference.count {
                let (head, tail) = (reference.prefix(count), reference.dropFirst(count))
                guard letters.starts(with: head), letters.suffix(tail.count).elementsEqual(tail) else { continue }
                var copy = self
                copy.letters = Array(letters.dropFirst(count).dropLast(tail.count)) + reference
                copy.isReadAsWritten = true
                return copy
            }
        }
        return self
    }
}

extension ArraySlice<PaperText.Cluster> {
    /// True for "… p. 2".
    fileprivate var isReference: Bool { first?.letters == ["…"] }

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

    fileprivate func consists(of clusters: [PaperText.Cluster]) -> Bool {
        var rest = self[...]
        for cluster in clusters {
            guard rest.prefix(cluster.letters.count).sorted() == cluster.letters else { return false }
            rest.removeFirst(cluster.letters.count)
        }
        return rest.isEmpty
    }
}
