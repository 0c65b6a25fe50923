/// The character between the cells of a text file.
enum TableSeparator {
    /// In order of preference if a count does not decide: text has a tab least often and a comma most often.
    private static let candidates: [UInt8] = [0x09, 0x7C, 0x3B, 0x2C]
    private static let sampleSize = 1 << 16

    /// Returns the separator that the first line declares as `sep=;`; nil if it declares none.
    static func declared(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
        let line = bytes.prefix(8).prefix { $0 != 0x0A && $0 != 0x0D }.filter { $0 != 0x22 }
        guard line.count == 5, String(decoding: line.prefix(4), as: UTF8.self).lowercased() == "sep=" else {
            return nil
        }
        return line.last
    }

    /// Returns the separator that the first line declares; else, if it names known columns, its most frequent one; else
    /// the one that most lines have equally often. A title can name a line, too: "Cedar Lake, OS".
    static func inferred(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt8 {
        if let declared = declared(bytes) { return declared }
        let (firstLine, regular) = (CSVFirstLine(bytes), mostRegular(in: bytes))
        guard firstLine.hasKnownWord else { return regular ?? 0x2C }
        guard let regular, regular != firstLine.delimiter else { return firstLine.delimiter }
        let sample = UnsafeBufferPointer(rebasing: bytes.prefix(sampleSize))
        let (rows, title) = (Regularity(of: regular, in: sample), Regularity(of: firstLine.delimiter, in: sample))
        let isTitle = rows.lines > 1 && (rows.lines >= 2 * title.lines || rows.count > firstLine.delimiterCount)
        return isTitle ? regular : firstLine.delimiter
    }

    /// Returns nil if no line has a separator.
    static func mostRegular(in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
        let sample = UnsafeBufferPointer(rebasing: bytes.prefix(sampleSize))
        let best = candidates.enumerated().map { rank, byte in
            (Regularity(of: byte, in: sample), -rank, byte)
        }.max { ($0.0.lines, $0.0.count, $0.1) < ($1.0.lines, $1.0.count, $1.1) }
        return best.flatMap { $0.0.lines > 0 ? $0.2 : nil }
    }
}

/// The number of lines that have a separator equally often.
private struct Regularity {
    private(set) var lines = 0
    /// The number of times that each of these lines has it.
    private(set) var count = 0

    init(of separator: UInt8, in bytes: UnsafeBufferPointer<UInt8>) {
        var tally: [Int: Int] = [:]
        var (inLine, isQuoted, isAtStart) = (0, false, true)
        for byte in bytes {
            if byte == 0x22, isQuoted || isAtStart {
                isQuoted.toggle()
            } else if !isQuoted, byte == 0x0A || byte == 0x0D {
                tally[inLine, default: 0] += 1
                (inLine, isAtStart) = (0, true)
                continue
            } else if !isQuoted, byte == separator {
                inLine += 1
                isAtStart = true
                continue
            }
            isAtStart = isAtStart && byte == 0x20
        }
        tally[inLine, default: 0] += 1
        for (count, lines) in tally where count > 0 && (lines, count) > (self.lines, self.count) {
            (self.lines, self.count) = (lines, count)
        }
    }
}
