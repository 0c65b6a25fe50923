/// The first line that is not blank; it determines the delimiter.
struct CSVFirstLine {
    private var counts = (commas: 0, semicolons: 0, tabs: 0, bars: 0)
    private(set) var hasControls = false
    private(set) var hasKnownWord = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var word: [UInt8] = []
        var (isQuoted, isBlank) = (false, true)
        for byte in bytes {
            if byte == 0x0A || byte == 0x0D {
                if isBlank { self = CSVFirstLine() } else { break }
            } else if !isQuoted, count(byte) {
                endWord(&word)
                continue
            } else if byte == 0x22 {
                isQuoted.toggle()
            } else if byte != 0x20 || !word.isEmpty {
                word.append(byte)
            }
            hasControls = hasControls || (byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D)
            isBlank = isBlank && (byte == 0x20 || byte == 0x22 || byte == 0x0A || byte == 0x0D)
        }
        endWord(&word)
    }

    private init() {}

    private mutating func count(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2C: counts.commas += 1
        case 0x3B: counts.semicolons += 1
        case 0x09: counts.tabs += 1
        case 0x7C: counts.bars += 1
        default: return false
        }
        return true
    }

    private mutating func endWord(_ word: inout [UInt8]) {
        while word.last == 0x20 { word.removeLast() }
        let isShort = (2...8).contains(word.count)
        if isShort, CSVHeader.isKnown(String(decoding: word, as: UTF8.self).lowercased()) { hasKnownWord = true }
        word.removeAll(keepingCapacity: true)
    }

    /// The number of times it has its delimiter.
    var delimiterCount: Int { max(counts.commas, counts.semicolons, counts.tabs, counts.bars) }

    var hasDelimiter: Bool { counts != (0, 0, 0, 0) }

    /// The most frequent delimiter outside quotation marks. In a tie, comma beats semicolon beats tab beats bar.
    var delimiter: UInt8 {
        let most = max(counts.commas, counts.semicolons, counts.tabs, counts.bars)
        if counts.commas == most { return 0x2C }
        return counts.semicolons == most ? 0x3B : counts.tabs == most ? 0x09 : 0x7C
    }
}
