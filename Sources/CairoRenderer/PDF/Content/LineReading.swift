import CalendarLayout

/// The reading of a line that shares a word with the one before or after it.
///
/// A search finds a word only if its characters follow each other. A broken word is therefore said whole on its first
/// line, without ink and in the room of its part there; its parts are drawn and not read.
struct LineReading {
    /// The clusters before this one are not read.
    fileprivate(set) var silentEnd: Int
    /// The start of the last word, if it goes on in the next line; otherwise the line's end.
    fileprivate(set) var wordStart: Int
    /// The end of that word, on one of the next lines.
    fileprivate(set) var wordEnd: Int
    /// True if that word runs from right to left.
    fileprivate(set) var isRightToLeft = false

    fileprivate init(_ run: TextRun) {
        (silentEnd, wordStart, wordEnd) = (run.clusters.lowerBound, run.clusters.upperBound, run.clusters.upperBound)
    }

    /// The readings of lines with parts of broken words, by their index.
    ///
    /// - Parameters:
    ///   - items: the items in reading order.
    ///   - spoken: the text spoken in place of all of them.
    static func readings(of items: ArraySlice<MarkedSequence.Item>, spoken: String?) -> [Int: LineReading] {
        guard items.count > 1 else { return [:] }
        if let spoken { return BrokenText(items).readings(ofWord: spoken) }
        var readings: [Int: LineReading] = [:]
        var start = items.startIndex
        while start < items.endIndex {
            var end = start + 1
            while end < items.endIndex, items[start].continues(in: items[end]) { end += 1 }
            if end > start + 1 { readings.merge(BrokenText(items[start..<end]).readings()) { $1 } }
            start = end
        }
        return readings
    }
}

/// The lines of one text.
private struct BrokenText {
    /// Without the hyphens that the layout added.
    private var lines: [(index: Int, run: TextRun)] = []
    private var hyphens: [(index: Int, run: TextRun)] = []
    private var shaped: ShapedText? { lines.first?.run.shaped }
    private var end: Int { lines.last?.run.clusters.upperBound ?? 0 }

    init(_ items: ArraySlice<MarkedSequence.Item>) {
        for index in items.indices {
            guard case .text(let run, _) = items[index] else { continue }
            if lines.isEmpty || run.shaped === shaped {
                lines.append((index, run))
            } else {
                hyphens.append((index, run))
            }
        }
    }

    /// The readings if words go on wherever a line ends without a space.
    func readings() -> [Int: LineReading] {
        var readings: [Int: LineReading] = [:]
        var wordEnd = 0
        for (number, line) in lines.enumerated() {
            var reading = LineReading(line.run)
            let clusters = line.run.clusters
            reading.silentEnd = min(max(wordEnd, clusters.lowerBound), clusters.upperBound)
            if reading.silentEnd < clusters.upperBound, number + 1 < lines.count,
                let word = word(around: clusters.upperBound, lines[number + 1].run)
            {
                let word = max(word.lowerBound, reading.silentEnd)..<word.upperBound
                if reading.say(word, in: word.lowerBound..<clusters.upperBound, line.run.shaped) {
                    wordEnd = word.upperBound
                }
            }
            if reading.silentEnd > clusters.lowerBound || reading.wordStart < clusters.upperBound {
                readings[line.index] = reading
            }
        }
        return readings
    }

    /// The readings if all lines are one word.
    func readings(ofWord spoken: String) -> [Int: LineReading] {
        guard let first = lines.first, lines.count > 1, let shaped else { return [:] }
        let word = first.run.clusters.lowerBound..<end
        guard shaped.text(of: word) == spoken else { return [:] }
        var reading = LineReading(first.run)
        if !reading.say(word, in: first.run.clusters, shaped) {
            // Readers that support spoken text find it, if it runs from left to right.
            guard !shaped.isRightToLeft(in: word) else { return [:] }
            (reading.wordStart, reading.wordEnd) = (word.lowerBound, word.upperBound)
        }
        var readings: [Int: LineReading] = [:]
        for line in lines + hyphens {
            readings[line.index] = LineReading(line.run)
            readings[line.index]?.silentEnd = line.run.clusters.upperBound
        }
        readings[first.index] = reading
        return readings
    }

    /// The word that a line's end breaks; nil if it breaks none.
    private func word(around lineEnd: Int, _ next: TextRun) -> Range<Int>? {
        guard let shaped, next.clusters.lowerBound == lineEnd else { return nil }
        var (start, end) = (lineEnd, lineEnd)
        while start > 0, !shaped.isSpace(start - 1) { start -= 1 }
        while end < self.end, !shaped.isSpace(end) { end += 1 }
        guard start < lineEnd, end > lineEnd else { return nil }
        return start..<end
    }
}

extension MarkedSequence.Item {
    /// Returns true if the next item is the next line of the same text.
    fileprivate func continues(in next: MarkedSequence.Item) -> Bool {
        guard case .text(let run, _) = self, case .text(let other, _) = next else { return false }
        return run.shaped === other.shaped
    }
}

extension ShapedText {
    fileprivate func isSpace(_ cluster: Int) -> Bool { text(of: cluster..<cluster + 1) == " " }

    fileprivate func isRightToLeft(in range: Range<Int>) -> Bool {
        !levels.isEmpty && levels[range].contains { $0 % 2 == 1 }
    }

    /// Returns true if a word is safe in the room of a part of it: readers lose the marks of letters that are too
    /// close, and the order of letters that are closer still. The limits were found by trial; full stops are closer
    /// to their neighbours than letters.
    fileprivate func canBeSqueezed(_ word: Range<Int>, into part: Range<Int>) -> Bool {
        let scalars = text(of: word).unicodeScalars
        let limit = scalars.contains(".") ? 300 : 320
        return !scalars.contains { $0.isNonspacing }
            && advance(of: word).rawValue * 100 <= advance(of: part).rawValue * limit
    }

    /// Returns true if parts of a word run in different directions. Readers put these in orders of their own.
    fileprivate func isMixed(in range: Range<Int>) -> Bool { !levels.isEmpty && Set(levels[range]).count > 1 }

    /// Returns true if Poppler finds all characters of a word squeezed into the room of a part of it. It takes equal
    /// characters less than 0.1 em apart for one: some programs print bold type that way.
    fileprivate func keepsCharacters(of word: Range<Int>, in part: Range<Int>) -> Bool {
        let least = Double(Advance.unitsPerEm) * 0.102 * Double(advance(of: word).rawValue)
        let room = Double(advance(of: part).rawValue)
        func isNear(_ range: Range<Int>) -> Bool { Double(advance(of: range).rawValue) * room < least }
        return word.allSatisfy { cluster in
            var next = cluster + 1
            while next < word.upperBound, isNear(cluster..<next) {
                if text(of: cluster..<cluster + 1) == text(of: next..<next + 1) { return false }
                next += 1
            }
            return true
        }
    }

    /// Returns true if it finds them when each takes the same room.
    fileprivate func keepsEvenCharacters(of word: Range<Int>, in part: Range<Int>) -> Bool {
        let scalars = text(of: word).unicodeScalars
        let least = Double(Advance.unitsPerEm) * 0.102 * Double(scalars.count)
        return Double(advance(of: part).rawValue) >= least
    }
}

extension LineReading {
    /// Says a word in the room of a part of it. Returns false if there is too little.
    fileprivate mutating func say(_ word: Range<Int>, in part: Range<Int>, _ shaped: ShapedText) -> Bool {
        let isBackwards = shaped.isRightToLeft(in: word)
        guard !shaped.isMixed(in: word), shaped.canBeSqueezed(word, into: part) else { return false }
        let isKept = isBackwards ? shaped.keepsEvenCharacters : shaped.keepsCharacters
        guard isKept(word, part) else { return false }
        (wordStart, wordEnd, isRightToLeft) = (word.lowerBound, word.upperBound, isBackwards)
        return true
    }
}
