import CairoRenderer
import CalendarCore
import CalendarLayout
import Foundation
import GoldenSupport
import Testing

@Suite struct FontSourcesTests {
    @Test(arguments: [FontSources(folders: [TestFonts.dejaVu]), FontSources(system: true)])
    func `a page that needs no other face has the same bytes with them`(sources: FontSources) throws {
        let plain = try Drawing(.clinic(), "2025-01"..."2025-04")
        #expect(try Drawing(.clinic(), "2025-01"..."2025-04", fonts: sources).pdf == plain.pdf)
    }

    /// A folder with a font that has the family's name but would draw other glyphs.
    @Test func `no font can take a built-in face's place`() throws {
        let impostor = Golden.root.appending(path: "Fonts/Roboto-Bold.ttf").path
        try TestFonts.withLinks(to: [impostor]) { folder in
            let library = try FontLibrary(FontSources(folders: [folder]))
            #expect(library.faces.map(\.name).count { $0 == "Roboto Bold" } == 2)
            let shaped = PangoMeasurer(library).shape("Sato", in: .bold)
            #expect(shaped.fonts.map { library.face(ofFont: $0).file } == [nil])
        }
    }

    @Test func `faces of folders come in the order of their names with those of subfolders`() throws {
        let faces = try FontLibrary(FontSources(folders: [TestFonts.dejaVu])).faces
        let files = faces.compactMap(\.file)
        #expect(faces.prefix(4).allSatisfy { $0.file == nil } && files.count == faces.count - 4)
        #expect(files.contains(TestFonts.dejaVu + "/DejaVuSans.ttf") && files == files.sorted())
        try TestFonts.withFolder { folder in
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "circle"), withDestinationURL: folder)
            try FileManager.default.createDirectory(
                at: folder.appending(path: "a/b"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "a/b/x.TTF"),
                withDestinationURL: URL(filePath: TestFonts.dejaVu + "/DejaVuSans.ttf"))
            let faces = try FontLibrary(FontSources(folders: [folder.path])).faces
            #expect(faces.compactMap(\.file) == [folder.path + "/a/b/x.TTF"])
        }
    }

    @Test func `a folder that gives no font is an error`() throws {
        #expect(throws: RenderError.folder("/no/such", errno: ENOENT)) {
            try FontLibrary(FontSources(folders: ["/no/such"]))
        }
        try TestFonts.withFolder { folder in
            try Data("no font".utf8).write(to: folder.appending(path: "a.ttf"))
            #expect(throws: RenderError.noFont(inFolder: folder.path)) {
                try FontLibrary(FontSources(folders: [folder.path]))
            }
        }
    }

    @Test(.enabled(if: TestFonts.hasColour))
    func `a colour font is left out`() throws {
        try TestFonts.withLinks(to: [TestFonts.colour, TestFonts.dejaVu + "/DejaVuSans.ttf"]) { folder in
            let library = try FontLibrary(FontSources(folders: [folder]))
            #expect(library.faces.compactMap(\.file) == [folder + "/DejaVuSans.ttf"])
            let shaped = PangoMeasurer(library).shape("🍕 😀", in: .regular)
            #expect(shaped.missing == ["🍕"])
        }
    }

    /// In PDF, the characters that no name can have plainly are written as `#3C` and the like.
    @Test func `a font whose name has brackets is embedded`() throws {
        try TestFonts.withFolder { folder in
            var font = try Data(contentsOf: URL(filePath: TestFonts.dejaVu + "/DejaVuSans.ttf"))
            font.replace("DejaVuSans", with: "De<a>(#)ns")
            font.replace("DejaVuSans".wide, with: "De<a>(#)ns".wide)
            try font.write(to: folder.appending(path: "a.ttf"))
            let text = LineText(key: "os", text: "שרה")
            let schedule = Schedule(days: [DayRecord(date: CivilDate(year: 2025, month: 1, day: 6)!, texts: [text])])
            let drawing = try Drawing(schedule, .month("2025-01"), fonts: FontSources(folders: [folder.path]))
            #expect(try structuralFaults(of: drawing.pdf) == nil)
            #expect(try PDFFont.fonts(of: drawing.pdf).contains { $0.name.hasSuffix("De<a>(#)ns") })
            #expect(try PDFWords(pdf: drawing.pdf).words.contains { $0.text.contains("ש") })
        }
    }

    @Test func `a font that has gone since it was listed is an error`() throws {
        let library = try TestFonts.withLinks(to: [TestFonts.dejaVuSans]) { folder in
            (library: try FontLibrary(FontSources(folders: [folder])), folder: folder)
        }
        let measurer = PangoMeasurer(library.library)
        #expect(measurer.shape("שלום", in: .regular).glyphs.isEmpty)
        #expect(
            measurer.failure
                == .missingFile("cannot read the font '\(library.folder)/DejaVuSans.ttf': No such file or directory"))
    }

    @Test func `the fonts of a text are named`() throws {
        let library = try FontLibrary(FontSources(folders: [TestFonts.dejaVu]))
        let shaped = PangoMeasurer(library).shape("Sato שרה ☃ لا", in: .regular)
        #expect(shaped.fonts.map { library.face(ofFont: $0).name } == ["Roboto Regular", "DejaVu Sans Book"])
        #expect(!shaped.isSimple)
    }
}

extension String {
    /// In UTF-16, as fonts write their names.
    fileprivate var wide: String { map { "\0\($0)" }.joined() }
}

extension Data {
    /// Replaces a text by another of the same length.
    fileprivate mutating func replace(_ text: String, with other: String) {
        while let range = range(of: Data(text.utf8)) { replaceSubrange(range, with: Data(other.utf8)) }
    }
}
