import CalendarCore

extension ScheduleReader {
    /// Reads a table in any encoding; returns nil if the file is something else. All other formats are UTF-8.
    ///
    /// - Parameter format: the given or recognized format; nil if neither. UTF-16 is recognized only once decoded.
    static func readTable(
        _ bytes: UnsafeBufferPointer<UInt8>, file: String, format: ScheduleFormat?, options: ReadingOptions
    ) -> ReadResult? {
        let isTable = format == .csv
        guard isTable || format == nil && SourceText.isUTF16(bytes, options.table.encoding) else { return nil }
        do throws(SourceText.Problem) {
            let text = try SourceText.decode(bytes, as: options.table.encoding)
            return text.withUTF8(of: bytes) { utf8 in
                guard utf8.count > Encoding.byteOrderMarkLength(of: utf8), format ?? detectFormat(of: utf8) == .csv
                else { return nil }
                return readTable(text, utf8, file: file, options: options)
            }
        } catch {
            guard isTable || SourceText.isUTF16(bytes, nil) else { return nil }
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

    fileprivate init(_ guess: SourceText.Guess, file: String) {
        let reason = guess.byte.map { "byte 0x\(hexadecimal(UInt32($0), digits: 2)) is not UTF-8" }
        let sample = guess.sample.map { ": '\($0)'" } ?? ""
        self.init(
            .warning, .guessedEncoding,
            "read as \(guess.encoding.title) (\(reason ?? "it has no byte order mark"))\(sample)",
            hint: "--encoding \(guess.encoding.name) confirms it",
            at: SourceLocation(file: file, line: guess.position.line, column: guess.position.column))
    }
}
