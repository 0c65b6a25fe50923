import Foundation
import GoldenSupport
import Testing

/// `check` finds what drawing finds of characters that no face has.
@Suite struct CheckGlyphsTests {
    @Test(arguments: [
        ("Party 🎉 at 8", 0, "1 pictograph "), ("🎉", 0, "1 pictograph "), ("👨‍👩‍👧 5️⃣ 🇩🇪", 0, "3 pictographs "),
        ("Ames", 0, ""), ("☃", 65, "U+2603"), ("日🎉", 65, "U+65E5"), ("Night → Day ①", 0, ""),
    ])
    func `a file is found as it is drawn`(text: String, strictStatus: Int32, words: String) throws {
        for (strict, status) in [([], 0), (["--strict"], strictStatus)] { try compare(text, strict, status, words) }
    }

    private func compare(_ text: String, _ options: [String], _ status: Int32, _ words: String) throws {
        try withTemporaryFolder { folder in
            try Data("date,os\n2025-01-03,\(text)\n2025-02-03,\(text)\n".utf8).write(
                to: folder.appending(path: "a.csv"))
            let drawn = try Command.run(["--from", "2025-01", "-s", "a.csv", "-o", "a.pdf"] + options, in: folder)
            let checked = try Command.run(["check", "a.csv"] + options, in: folder)
            #expect(drawn.status == status && checked.status == status)
            let twice = words.replacing("1 pictograph ", with: "2 pictographs ").replacing("3 pict", with: "6 pict")
            if words.isEmpty {
                #expect(drawn.errorText.isEmpty && checked.text.isEmpty)
            } else {
                #expect(drawn.errorText.contains(words) && checked.text.contains(twice), "\(checked.text)")
            }
            let first = drawn.errorText.split(separator: "\n").first.map(String.init) ?? ""
            if words.hasPrefix("U+") { #expect(checked.text.hasPrefix(first)) }
        }
    }

    @Test func `check takes fonts, and boxes, as drawing does`() throws {
        try withTemporaryFolder { folder in
            try Data("date,os\n2025-01-03,☃ 😀\n".utf8).write(to: folder.appending(path: "a.csv"))
            let fonts = ["--font-dir", "/usr/share/fonts/truetype/dejavu"]
            let found = try Command.run(["check", "a.csv"] + fonts, in: folder)
            #expect(found.status == 0 && found.text.isEmpty)
            let boxed = try Command.run(["check", "a.csv", "--strict", "--missing-glyphs", "warn"], in: folder)
            #expect(boxed.status == 0 && boxed.text.contains("warning: no face has the character U+2603"))
            let json = try Command.run(["check", "a.csv", "--json", "--missing-glyphs", "error"], in: folder)
            #expect(
                json.status == 65 && json.text.contains("missing-character") && json.text.contains("omitted-pictograph")
            )
        }
    }

    @Test func `pictographs of titles and labels are told as well`() throws {
        try withTemporaryFolder { folder in
            let schedule = """
                {"format": "provider-schedule", "version": 1, "lines": [{"key": "os", "label": "OS 🎉"}],
                "days": [{"date": "2025-01-03", "os": "Ames"}]}
                """
            try folder.write(schedule, to: "a.json")
            let arguments = ["--from", "2025-01", "-s", "a.json", "-o", "a.pdf"]
            #expect(try Command.run(arguments, in: folder).errorText.contains("1 pictograph left out"))
            #expect(try Command.run(["check", "a.json"], in: folder).text.contains("1 pictograph left out"))
            let titled = try Command.run(arguments + ["--title", "Ward 🎄"], in: folder)
            #expect(titled.status == 0 && titled.errorText.contains("2 pictographs left out"))
        }
    }

    @Test func `the report has the pictographs that are left out`() throws {
        try withTemporaryFolder { folder in
            try Data("date,os,cl\n2025-01-03,Party 🎉 at 8,Ames\n".utf8).write(to: folder.appending(path: "a.csv"))
            let arguments = ["--from", "2025-01", "-s", "a.csv", "-o", "a.pdf", "--report", "a.json"]
            #expect(try Command.run(arguments, in: folder).status == 0)
            let report = try String(contentsOf: folder.appending(path: "a.json"), encoding: .utf8)
            #expect(report.split(separator: "\"omitted\"").count == 2)
            #expect(report.contains("🎉"))
        }
    }
}
