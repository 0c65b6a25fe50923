import CalendarCore

/// Reads tables of text in any shape: cells between commas, semicolons, tabs or bars (RFC 4180, leniently).
///
/// Tables of monthly notes and the original app's exports go to ``CSVScheduleReader``: their columns have fixed
/// meanings, their dates are months or instants, and the exports quote in a way of their own.
enum TableScheduleReader {}

extension TableScheduleReader: ScheduleFormatReader {
    /// Returns true if the first line has a separator, or the name of a column. Control characters are accepted only
    /// with such a name.
    static func recognizes(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = head.trimmingStart.first, first != 0x7B, first != 0x5B else { return false }
        let line = CSVFirstLine(head)
        return line.hasKnownWord || (line.hasDelimiter && !line.hasControls)
    }

    /// Returns true if the first line has the name of a column.
    static func recognizesForCertain(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        recognizes(head) && CSVFirstLine(head).hasKnownWord
    }

    /// Returns true for a title without a separator above lines that have some; used if no other format matches.
    static func recognizesBelowTitle(_ head: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = head.trimmingStart.first, first != 0x7B, first != 0x5B else { return false }
        return !head.contains { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
            && (TableSeparator.mostRegular(in: head) != nil || AlignedText(head) != nil)
    }

    static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        guard TableSeparator.declared(bytes) == nil, let text = AlignedText(bytes) else {
            return ask(bytes, separator: nil, file: file, options: options)
        }
        return text.bytes.withUnsafeBufferPointer {
            ask($0, separator: AlignedText.separator, file: file, options: options)
        }
    }

    /// Reads a table with all its questions.
    private static func ask(
        _ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8?, file: String, options: ReadingOptions
    ) -> ReadResult {
        TableQuestions.reading(options.table, size: bytes.count) { table in
            read(bytes, separator: separator, file: file, options: options.with(table))
        }
    }

    /// Reads a table; a `separator` is nil if the text tells it.
    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>, separator: UInt8?, file: String, options: ReadingOptions
    ) -> ReadResult {
        var csv = CSVScanner(bytes, file: file)
        csv.delimiter = separator ?? TableSeparator.inferred(csv.remainder)
        if CSVScheduleReader.isFor(csv, isDay: { HeaderWords.date.contains(PlainName($0)) }) {
            return CSVScheduleReader.read(bytes, file: file, options: options)
        }
        let hasSeparatorLine = TableSeparator.declared(csv.remainder) != nil
        let table: Table
        do throws(ReadingStopped) {
            table = try Table(&csv)
        } catch {
            return ReadResult(nil, findings: csv.log.sorted)
        }
        var reader = TableReader(
            table, TableRecords(options), options.table, names: [TableScheduleReader.name(ofFile: file)])
        reader.account.separator = String(Unicode.Scalar(csv.delimiter))
        if hasSeparatorLine { reader.drop(row: 0) }
        if separator != nil || csv.delimiter == UInt8(ascii: "|") { reader.dropRules() }
        var accounts = reader.readParts()
        var result = ReadResult(merging: reader.records.collection, log: reader.table.log)
        accounts[0].templates = reader.records.progress.templates
        result.tables = accounts
        return result
    }

    /// Returns the file's name without its folder and its ending.
    static func name(ofFile file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        return String(name.lastIndex(of: ".").map { name[..<$0] } ?? name)
    }
}

/// The character between the cells of a text file.
enum TableSeparator {
    /// In order of preference if a count does not decide: text has a tab least often and a comma most often.
    fileprivate static let candidates: [UInt8] = [0x09, 0x7C, 0x3B, 0x2C]
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
        let isTitle =
            rows.lines > 1 && rows.lines >= 2 * title.lines
            || rows.lines >= title.lines && (rows.count > firstLine.delimiterCount || title.isOfText && !rows.isOfText)
        return isTitle ? regular : firstLine.delimiter
    }

    /// Returns true if a space follows wherever a separator is, as in a sentence.
    static func isOfText(_ separator: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        Regularity(of: separator, in: UnsafeBufferPointer(rebasing: bytes.prefix(sampleSize))).isOfText
    }

    /// Returns nil if no line has a separator. Commas of texts count only if hardly a line has another one.
    static func mostRegular(in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
        let sample = UnsafeBufferPointer(rebasing: bytes.prefix(sampleSize))
        let found = candidates.enumerated().map { rank, byte in
            (regularity: Regularity(of: byte, in: sample), rank: -rank, byte: byte)
        }.filter { $0.regularity.lines > 0 }
        let most = found.map(\.regularity.lines).max() ?? 0
        let plain = found.filter { !$0.regularity.isOfText && $0.regularity.lines * 2 >= most }
        return (plain.isEmpty ? found : plain).max {
            ($0.regularity.lines, $0.regularity.count, $0.rank) < ($1.regularity.lines, $1.regularity.count, $1.rank)
        }?.byte
    }
}

/// The number of lines that have a separator equally often, or that often and more.
private struct Regularity {
    private(set) var lines = 0
    /// The number of times that most of these lines have it.
    private(set) var count = 0
    /// True if a space follows wherever it is, as in "Sunday, 3 October".
    private(set) var isOfText = true

    init(of separator: UInt8, in bytes: UnsafeBufferPointer<UInt8>) {
        var tally: [Int: Int] = [:]
        var (inLine, isQuoted, isAtStart) = (0, false, true)
        for (index, byte) in bytes.enumerated() {
            if byte == separator, index + 1 == bytes.count || bytes[index + 1] != 0x20 { isOfText = false }
            if byte == 0x22, isQuoted || isAtStart {
                isQuoted.toggle()
            } else if !isQuoted, byte == 0x0A || byte == 0x0D {
                tally[inLine, default: 0] += 1
                (inLine, isAtStart) = (0, true)
                continue
            } else if !isQuoted, TableSeparator.candidates.contains(byte) {
                inLine += byte == separator ? 1 : 0
                isAtStart = true
                continue
            }
            isAtStart = isAtStart && byte == 0x20
        }
        tally[inLine, default: 0] += 1
        for (count, lines) in tally where count > 0 {
            // A remark behind a row adds one. A single one can be that of a title.
            let all = lines + (count > 1 ? tally[count + 1] ?? 0 : 0)
            if (all, count) > (self.lines, self.count) { (self.lines, self.count) = (all, count) }
        }
        let most = count
        lines = tally.filter { most > 0 && $0.key >= most }.values.reduce(0, +)
    }
}
