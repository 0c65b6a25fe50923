import CalendarCore

extension ScheduleReader {
    /// Reads a table or a calendar in any encoding; returns nil if the file is something else, or a calendar that its
    /// reader can read as it is. All other formats are UTF-8.
    ///
    /// - Parameter format: the given or recognized format; nil if neither. UTF-16 is recognized only once decoded.
    static func readText(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, format: ScheduleFormat?, options: ReadingOptions
    ) -> ReadResult? {
        let isTable = format == .csv
        let isCalendar = format == .iCalendar && options.table.encoding != nil
        let isUTF16 = [nil, .iCalendar].contains(format) && SourceText.isUTF16(bytes, options.table.encoding)
        guard isTable || isCalendar || isUTF16 else { return nil }
        do throws(SourceText.Problem) {
            let text = try SourceText.decode(bytes, as: options.table.encoding)
            return text.withUTF8(of: bytes) { utf8 in
                guard utf8.count > Encoding.byteOrderMarkLength(of: utf8) else { return nil }
                return switch format ?? detectFormat(of: utf8) {
                case .csv: readTable(text, utf8, file: file, options: options)
                case .iCalendar: readCalendar(text, utf8, file: file, options: options)
                default: nil
                }
            }
        } catch {
            guard isTable || isCalendar || SourceText.isUTF16(bytes, nil) else { return nil }
            return ReadResult(nil, findings: [Finding(error, file: file)])
        }
    }

    private static func readTable(
        _ text: SourceText, _ utf8: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        if let finding = options.unexpectedName(in: file) { return ReadResult(nil, findings: [finding]) }
        var result = ScheduleFormat.csv.reader.read(utf8, file: file, options: options)
        result.setEncoding(text.encoding.title)
        if let guess = text.guess { result.insert(Finding(guess, file: file)) }
        return result
    }

    private static func readCalendar(
        _ text: SourceText, _ utf8: UnsafeBufferPointer<UInt8>, file: String, options: ReadingOptions
    ) -> ReadResult {
        var result = ScheduleFormat.iCalendar.reader.read(utf8, file: file, options: options)
        // The word that shows the guess may be one of a private event.
        if let guess = text.guess { result.insert(Finding(guess, showsWord: false, file: file)) }
        return result
    }

    /// Reads a file in UTF-8; a calendar that is not, and whose encoding no option names, in the one that is guessed.
    static func readGuessing(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, format: ScheduleFormat, options: ReadingOptions
    ) -> ReadResult {
        let result = format.reader.read(bytes, file: file, options: options)
        guard format == .iCalendar, result.findings.contains(where: { $0.code == .notUTF8 }),
            let text = try? SourceText.decode(bytes, as: options.table.encoding), text.guess != nil
        else { return result }
        return text.withUTF8(of: bytes) { readCalendar(text, $0, file: file, options: options) }
    }

    /// Returns the first 4,096 bytes of a file in UTF-16 as UTF-8; nil for any other file.
    static func utf16Head(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        guard SourceText.isUTF16(bytes, nil) else { return nil }
        let head = UnsafeBufferPointer(rebasing: bytes.prefix(4096))
        return try? SourceText.decode(head).withUTF8(of: head) { Array($0) }
    }
}

extension SourceText {
    /// Returns true if a file is UTF-16: by its byte order mark, else by `encoding`, else by its content.
    static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>, _ encoding: TextEncoding?) -> Bool {
        let told = ByteOrderMark.find(in: bytes)?.encoding ?? encoding ?? EncodingGuess.utf16(bytes)
        return told == .utf16LittleEndian || told == .utf16BigEndian
    }
}

extension Finding {
    fileprivate init(_ problem: SourceText.Problem, file: String) {
        self.init(
            .error, problem.code, problem.message, hint: "--encoding names another one",
            at: SourceLocation(file: file, line: problem.position.line, column: problem.position.column))
    }

    fileprivate init(_ guess: SourceText.Guess, showsWord: Bool = true, file: String) {
        let reason = guess.byte.map { "byte 0x\(hexadecimal(UInt32($0), digits: 2)) is not UTF-8" }
        let sample = showsWord ? guess.sample.map { ": '\($0)'" } ?? "" : ""
        self.init(
            .warning, .guessedEncoding,
            "read as \(guess.encoding.title) (\(reason ?? "it has no byte order mark"))\(sample)",
            hint: "--encoding \(guess.encoding.name) confirms it",
            at: SourceLocation(file: file, line: guess.position.line, column: guess.position.column))
    }
}
