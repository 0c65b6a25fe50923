import Foundation
import GoldenSupport
import Testing

/// A font that crashes the libraries that read it is an error that names the file.
@Suite(.enabled(if: Machine.hasFontsToDamage, "needs fonts-dejavu-core and a C compiler"))
struct DamagedFontTests {
    /// Draws a word that only the font in the folder has.
    private func withRun(
        _ more: [String] = [], environment: [String: String?] = [:], _ check: (ProgramOutput, [String]) throws -> Void
    ) throws {
        try withTemporaryFolder(with: ["s.csv": "date,os\n2025-01-02,Ա\n"]) { folder in
            try FileManager.default.createDirectory(at: folder.appending(path: "f"), withIntermediateDirectories: true)
            try folder.link("f/x.ttf", to: Machine.dejaVu)
            try folder.write("old", to: "a.pdf")
            let arguments = ["--from", "2025-01", "-s", "s.csv", "--font-dir", "f", "-o", "a.pdf"] + more
            try check(Command.run(arguments, environment: environment, in: folder), folder.names)
            if !environment.isEmpty { #expect(try folder.text(of: "a.pdf") == "old") }
        }
    }

    @Test(arguments: [
        ("hb_blob_create_from_file_or_fail", "the font 'f/x.ttf' is damaged"),
        ("FcFileScan", "one of the fonts is damaged"),
    ])
    func `a crash is an error, and the old file stays`(function: String, words: String) throws {
        let library = try #require(PreloadedLibrary.crashing(in: function)).path
        try withRun(environment: ["LD_PRELOAD": library]) { output, names in
            output.expectFailure(65, words, "signal 11")
            #expect(names == ["a.pdf", "f", "s.csv"])
        }
    }

    /// It is gone as soon as it was listed.
    @Test(arguments: ["a.pdf", "a.html", "a.png", "a.svg"])
    func `a font that is gone when it is to be drawn with is an input that is missing`(output: String) throws {
        let library = try #require(PreloadedLibrary.removingListedFonts).path
        try withRun(["-o", output], environment: ["LD_PRELOAD": library]) { output, names in
            output.expectFailure(66, "cannot read the font 'f/x.ttf': No such file")
            #expect(names == ["a.pdf", "f", "s.csv"])
        }
    }

    @Test func `so is one of the system's`() throws {
        let library = try #require(PreloadedLibrary.removingListedFonts).path
        try withTemporaryFolder(with: ["s.csv": "date,os\n2025-01-02,Ա\n"]) { folder in
            let font = folder.appending(path: "f/x.ttf").path
            #expect(mkdir(folder.appending(path: "f").path, 0o755) == 0)
            _ = try requireSuccess(of: "cp", [Machine.dejaVu, font])
            try folder.write("<fontconfig><dir>\(folder.path)/f</dir></fontconfig>", to: "fonts.conf")
            let environment = [
                "FONTCONFIG_FILE": folder.appending(path: "fonts.conf").path, "LD_PRELOAD": library, "LISTED": font,
            ]
            let arguments = ["--from", "2025-01", "-s", "s.csv", "--system-fonts", "-o", "a.pdf"]
            try Command.run(arguments, environment: environment, in: folder)
                .expectFailure(66, "cannot read the font '\(font)': No such file")
            try #expect(folder.names == ["f", "fonts.conf", "s.csv"])
        }
    }

    /// The table of places says that it ends after the first glyph, so no letter has an outline.
    @Test func `a font whose letters cannot be embedded is an error, and the old file stays`() throws {
        try withTemporaryFolder { folder in
            var font = try Data(contentsOf: URL(filePath: Machine.dejaVu))
            let entry = try #require(font.firstRange(of: Data("loca".utf8))).upperBound
            font.replaceSubrange(entry + 8..<entry + 12, with: [0, 0, 0, 4])
            try FileManager.default.createDirectory(at: folder.appending(path: "f"), withIntermediateDirectories: true)
            try font.write(to: folder.appending(path: "f/x.ttf"))
            try folder.write("date,os\n2025-01-02,Ա\n", to: "s.csv")
            try folder.write("old", to: "a.pdf")
            let arguments = ["--from", "2025-01", "-s", "s.csv", "--font-dir", "f", "-o", "a.pdf"]
            try Command.run(arguments, in: folder).expectFailure(65, "cannot embed the font 'f/x.ttf'", "--font-dir")
            #expect(try folder.text(of: "a.pdf") == "old")
        }
    }

    @Test func `a good font is drawn with, without a word`() throws {
        try withRun { output, names in
            output.expectSuccess()
            #expect(names == ["a.pdf", "f", "s.csv"])
        }
    }

    @Test(arguments: [("TERM", 143 as Int32), ("INT", 130), ("KILL", 137)])
    func `a signal to the run ends both processes`(signal: String, status: Int32) throws {
        try withTemporaryFolder { folder in
            let fonts = URL(filePath: Machine.dejaVu).deletingLastPathComponent().path
            let children = "/proc/$!/task/$!/children"
            let script = """
                exec 2>/dev/null
                env --default-signal=INT "$@" &
                for i in $(seq 600); do child=$(cut -d' ' -f1 \(children)); test "$child" && break; sleep 0.1; done
                kill -\(signal) $!; wait $!; status=$?
                for i in $(seq 600); do test -e /proc/$child/cwd || exit $status; sleep 0.1; done; exit 1
                """
            let arguments = ["--from", "1900-01", "--to", "2399-12", "--quiet", "--font-dir", fonts, "-o", "a.pdf"]
            let output = try Command.shell(script, arguments, in: folder)
            #expect(output.status == status)
            #expect(try folder.names == [])
        }
    }
}
