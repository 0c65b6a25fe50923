import Testing

@testable import ScheduleIO

@Suite struct SourceTextTests {
    private static func decode(_ bytes: [UInt8], _ encoding: TextEncoding? = nil) throws -> String {
        try bytes.withUnsafeBufferPointer { bytes in
            try SourceText.decode(bytes, as: encoding).withUTF8(of: bytes) { String(decoding: $0, as: UTF8.self) }
        }
    }

    private static func guess(_ bytes: [UInt8]) throws -> SourceText.Guess? {
        try bytes.withUnsafeBufferPointer { try SourceText.decode($0).guess }
    }

    private static func problem(_ bytes: [UInt8], _ encoding: TextEncoding? = nil) -> String? {
        do {
            _ = try decode(bytes, encoding)
            return nil
        } catch {
            guard let problem = error as? SourceText.Problem else { return nil }
            return "\(problem.code.rawValue) \(problem.position.line):\(problem.position.column)"
        }
    }

    @Test func `byte order marks tell`() throws {
        let text = "date,é😀\r\n"
        #expect(try Self.decode([0xFF, 0xFE] + text.utf16Bytes(isBigEndian: false)) == text)
        #expect(try Self.decode([0xFE, 0xFF] + text.utf16Bytes(isBigEndian: true)) == text)
        // A mark counts more than the option.
        #expect(try Self.decode([0xFF, 0xFE] + text.utf16Bytes(isBigEndian: false), .windows1252) == text)
        #expect(try Self.decode([0xEF, 0xBB, 0xBF] + text.utf8, .macRoman) == "\u{FEFF}" + text)
    }

    @Test func `UTF-16 is told by its content`() throws {
        for isBigEndian in [false, true] {
            let bytes = "date,Früh\n".utf16Bytes(isBigEndian: isBigEndian)
            #expect(try Self.decode(bytes) == "date,Früh\n")
            let guess = try #require(try Self.guess(bytes))
            #expect(guess.encoding == (isBigEndian ? .utf16BigEndian : .utf16LittleEndian))
            #expect(guess.sample == "Früh" && guess.byte == nil)
        }
    }

    @Test func `UTF-8 is no guess`() throws {
        #expect(try Self.guess(Array("date,Früh,😀\n".utf8)) == nil)
        #expect(try Self.guess(Array("date\n".utf8)) == nil)
        #expect(try Self.guess([]) == nil)
        // A few broken bytes among UTF-8 are for the reader to find.
        #expect(try Self.guess(Array("Früh,Spät,".utf8) + [0xFC]) == nil)
    }

    @Test(
        arguments: [
            // A sign at the beginning of a word and an apostrophe within one are no faults.
            ([0x4E, 0xFA, 0x6E, 0x65, 0x7A], .windows1252, "Núnez"),
            ([0xBD, 0x20, 0x54, 0x61, 0x67, 0x20, 0x4D, 0xE4, 0x72, 0x7A], .windows1252, "März"),
            ([0x4F, 0x92, 0x42, 0x2C, 0x66, 0xE5, 0x6E], .windows1252, "fån"),
            // 0xB3 is a sign in Windows-1252, and 0x8F no character.
            ([0x57, 0x61, 0xB3, 0xEA, 0x73, 0x61], .windows1250, "Wałęsa"),
            ([0x8F, 0x72, 0xEC, 0x64, 0x6C, 0x6F], .windows1250, "Źrědlo"),
            // Excel for the Mac: 0x81 is no character elsewhere; 0x8A would be a capital within a word.
            ([0x46, 0x4A, 0x45, 0x4C, 0x4C, 0x81, 0x53, 0x45, 0x4E], .macRoman, "FJELLÅSEN"),
            ([0x53, 0x70, 0x8A, 0x74], .macRoman, "Spät"),
            ([0x48, 0x8E, 0x6C, 0x8F, 0x6E, 0x65], .macRoman, "Hélène"),
            ([0x4E, 0xF2, 0x84, 0x4F, 0x4C], .macRoman, "NÚÑOL"),
        ] as [([UInt8], TextEncoding, String)])
    func `the words tell the encoding`(_ bytes: [UInt8], _ encoding: TextEncoding, _ word: String) throws {
        let guess = try #require(try Self.guess(Array("date\r\n1,".utf8) + bytes + [0x0D, 0x0A]))
        #expect(guess.encoding == encoding)
        #expect(guess.sample == word)
        let before = bytes.prefix { $0 < 0x80 }.count
        #expect(guess.position.line == 2 && guess.position.column == 3 + before)
    }

    @Test(arguments: TextEncoding.allCases.filter { $0.table != nil })
    func `every character comes back`(_ encoding: TextEncoding) throws {
        let table = try #require(encoding.table)
        let bytes = (UInt8(0)...255).filter { table.scalar($0) != nil }
        let text = try Self.decode(bytes, encoding)
        #expect(Array(text.unicodeScalars) == bytes.compactMap(table.scalar))
        #expect(Set(text.unicodeScalars).count == bytes.count)
        #expect(bytes.count == (encoding == .macRoman ? 256 : 251))
    }

    @Test func `a byte without a character is an error`() {
        #expect(Self.problem(Array("a\né,".utf8.map { $0 }) + [0x0A, 0x81], .windows1252) == "wrong-encoding 3:1")
        #expect(Self.problem([0x41, 0x0D, 0x0A, 0xE9, 0x90], .windows1250) == "wrong-encoding 2:2")
        #expect(Self.problem([0xFF, 0xFE, 0x00, 0xD8, 0x41, 0x00]) == "lone-surrogate 1:1")
        #expect(Self.problem([0xFF, 0xFE, 0x41, 0x00, 0x00, 0xDC]) == "lone-surrogate 1:2")
        #expect(Self.problem([0xFF, 0xFE, 0x41, 0x00, 0x42]) == "unexpected-end 1:2")
    }

    @Test func `names are those of IANA and usual aliases`() {
        for encoding in TextEncoding.allCases { #expect(TextEncoding(name: encoding.name.uppercased()) == encoding) }
        #expect(TextEncoding(name: "CP1252") == .windows1252 && TextEncoding(name: "Latin-1") == .windows1252)
        #expect(TextEncoding(name: "ISO_8859-1") == .windows1252 && TextEncoding(name: "Mac Roman") == .macRoman)
        #expect(TextEncoding(name: "UTF-16") == .utf16LittleEndian && TextEncoding(name: "UTF8") == .utf8)
        #expect(TextEncoding(name: "utf-7") == nil && TextEncoding(name: "") == nil)
    }
}

extension String {
    /// UTF-16 without a byte order mark.
    func utf16Bytes(isBigEndian: Bool) -> [UInt8] {
        utf16.flatMap { isBigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }
}
