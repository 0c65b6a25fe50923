import CalendarCore

/// Guesses an encoding from the content of a file without a byte order mark.
enum EncodingGuess {
    /// Returns nil for UTF-8, and for UTF-8 with a few wrong bytes.
    static func encoding(of bytes: UnsafeBufferPointer<UInt8>) -> TextEncoding? {
        if let encoding = utf16(bytes) { return encoding }
        return isMostlyUTF8(bytes) ? nil : singleByte(bytes)
    }

    /// UTF-16 if the first 4,096 bytes have NULs, and all in the same half of their units, in at least half of them.
    static func utf16(_ bytes: UnsafeBufferPointer<UInt8>) -> TextEncoding? {
        guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) else { return nil }
        var nuls = [0, 0]
        let length = min(bytes.count, 4096)
        for index in 0..<length where bytes[index] == 0 { nuls[index % 2] += 1 }
        guard nuls[0] == 0 || nuls[1] == 0, (nuls[0] + nuls[1]) * 4 >= length else { return nil }
        return nuls[0] == 0 ? .utf16LittleEndian : .utf16BigEndian
    }

    /// Returns true if at least as many characters beyond ASCII are UTF-8 as are not.
    private static func isMostlyUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var (index, balance) = (0, 0)
        while index < bytes.count {
            guard bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            let length = UTF8Sequence.length(at: index, of: bytes)
            balance += length == nil ? -1 : 1
            index += length ?? 1
        }
        return balance >= 0
    }

    /// Returns the encoding with the most months and weekdays, then the one whose words look best; of equals
    /// Windows-1252, then Windows-1250, then Mac Roman.
    private static func singleByte(_ bytes: UnsafeBufferPointer<UInt8>) -> TextEncoding {
        let candidates: [TextEncoding] = [.windows1252, .windows1250, .macRoman]
        let scores = candidates.enumerated().map { rank, encoding in
            let faults = faults(in: bytes, encoding.table!)
            return (faults == .max ? 1 : -dateWordCount(in: bytes, encoding.table!), faults, rank)
        }
        return candidates[scores.min { $0 < $1 }!.2]
    }

    /// Counts months and weekdays with a letter beyond ASCII, as in "3. März", in any language.
    private static func dateWordCount(in bytes: UnsafeBufferPointer<UInt8>, _ table: SingleByteTable) -> Int {
        var (count, word, isBeyondASCII) = (0, "", false)
        func endWord() {
            if isBeyondASCII, dateWords.contains(word.lowercased()) { count += 1 }
            (word, isBeyondASCII) = ("", false)
        }
        for byte in bytes {
            guard let scalar = table.scalar(byte), scalar.properties.isAlphabetic else {
                endWord()
                continue
            }
            word.unicodeScalars.append(scalar)
            isBeyondASCII = isBeyondASCII || byte >= 0x80
        }
        endWord()
        return count
    }

    private static let dateWords: Set<String> = Set(
        DateWords.all.flatMap { $0.months + $0.weekdays }.joined().flatMap { name in
            name.lowercased().split { !$0.isLetter }.map(String.init)
        })

    /// Counts bytes beyond ASCII that cannot be right: signs and capitals within words, small letters among capitals.
    /// The count exceeds any number of these if a byte is not a character.
    private static func faults(in bytes: UnsafeBufferPointer<UInt8>, _ table: SingleByteTable) -> Int {
        var count = 0
        for index in bytes.indices where bytes[index] >= 0x80 {
            let before = index > 0 ? table.kind(bytes[index - 1]) : .other
            let after = index + 1 < bytes.count ? table.kind(bytes[index + 1]) : .other
            switch table.kind(bytes[index]) {
            case .undefined: return .max
            case .other where before.isCased && after.isCased: count += 1
            case .uppercase where before == .lowercase: count += 1
            case .lowercase where before == .uppercase && after == .uppercase: count += 1
            default: break
            }
        }
        return count
    }
}

extension SingleByteTable.Kind {
    fileprivate var isCased: Bool { self == .lowercase || self == .uppercase }
}
