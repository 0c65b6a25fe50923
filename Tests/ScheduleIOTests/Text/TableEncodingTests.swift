import Testing

@testable import ScheduleIO

/// Tables come in other encodings than UTF-8; no other format does.
@Suite struct TableEncodingTests {
    private static let table = "date,os\n2026-03-01,Núñolver\n"

    private static func read(_ bytes: [UInt8], _ encoding: TextEncoding? = nil) -> ReadResult {
        var options = ReadingOptions()
        options.table.encoding = encoding
        return ScheduleReader.read(bytes, file: "a.csv", options: options)
    }

    @Test func `a table is read in every encoding`() {
        let latin = Self.table.unicodeScalars.map { UInt8($0.value) }
        let mac = latin.map { $0 == 0xFA ? 0x9C : $0 == 0xF1 ? 0x96 : $0 }
        for (bytes, encoding) in [
            (Array(Self.table.utf8), nil), ([0xFF, 0xFE] + Self.table.utf16Bytes(isBigEndian: false), nil),
            ([0xFE, 0xFF] + Self.table.utf16Bytes(isBigEndian: true), nil), (latin, .windows1252), (mac, .macRoman),
            (Self.table.utf16Bytes(isBigEndian: true), .utf16BigEndian),
        ] as [([UInt8], TextEncoding?)] {
            let result = Self.read(bytes, encoding)
            #expect(result.schedule?.summary("2026-03-01") == "os=Núñolver")
            #expect(result.findings.isEmpty)
        }
    }

    @Test func `a guess is a warning with a sample`() {
        let result = Self.read(Self.table.unicodeScalars.map { UInt8($0.value) })
        #expect(result.schedule?.summary("2026-03-01") == "os=Núñolver")
        #expect(
            result.findings.map(\.description) == [
                "a.csv:2:13: warning: read as Windows-1252 (byte 0xFA is not UTF-8): 'Núñolver' "
                    + "(--encoding windows-1252 confirms it)"
            ])
        let utf16 = Self.read(Self.table.utf16Bytes(isBigEndian: false))
        #expect(utf16.schedule?.summary("2026-03-01") == "os=Núñolver")
        #expect(utf16.places == ["guessed-encoding 2:13"])
    }

    @Test(arguments: [
        ("ao\u{FB}t 2034", 0x9E, "2034-08-01"), ("M\u{E4}rz 2034", 0x8A, "2034-03-01"),
    ])
    func `an old Macintosh is known by its months`(_ title: String, _ letter: UInt8, _ first: String) {
        let table = "\(title)\nName,1,2,3,4,5,6,7\nKovar,D,N,,,D,,\nAverbeck,N,,D,D,,N,N\n"
        let result = Self.read(table.unicodeScalars.map { $0.isASCII ? UInt8($0.value) : letter })
        #expect(result.codes.contains(.guessedEncoding) && result.errors.isEmpty)
        #expect(result.schedule?.days.first?.date.description == first)
    }

    @Test func `places are those of the text`() {
        let text = "date,os\nÑÑÑÑ,x\n"
        let result = Self.read([0xFF, 0xFE] + text.utf16Bytes(isBigEndian: false))
        #expect(result.errors.first?.location?.line == 2 && result.errors.first?.location?.column == 1)
    }

    @Test func `what is no table stays UTF-8`() {
        let json = document("{\"date\": \"2026-03-01\", \"os\": \"Núñolver\"}")
        #expect(Self.read([0xFF, 0xFE] + json.utf16Bytes(isBigEndian: false)).codes == [.utf16])
        #expect(Self.read(json.unicodeScalars.map { UInt8($0.value) }, .windows1252).codes == [.notUTF8])
        #expect(Self.read(Array(json.utf8), .utf16LittleEndian).findings.isEmpty)
    }

    @Test func `a wrong option is an error`() {
        #expect(
            Self.read(Array("date,os\n2026-03-01,\u{81}".unicodeScalars.map { UInt8($0.value) }), .windows1252).places
                == ["wrong-encoding 2:12"])
        #expect(Self.read(Self.table.unicodeScalars.map { UInt8($0.value) }, .utf8).codes == [.notUTF8])
    }

    @Test func `a table in a folder may be UTF-16`() {
        let bytes = [0xFF, 0xFE] + Self.table.utf16Bytes(isBigEndian: false)
        #expect(ScheduleReader.certainFormat(of: bytes) == .csv)
        #expect(ScheduleReader.certainFormat(of: [0xFF, 0xFE] + "some text".utf16Bytes(isBigEndian: false)) == nil)
    }
}
