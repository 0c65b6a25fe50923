import ArgumentParser
import CairoRenderer
import CalendarLayout

/// What prints the characters that the built-in fonts lack.
struct FontOptions: ParsableArguments {
    @Option(.fontDir) var fontDir: [String]
    @Flag(.systemFonts) var systemFonts: Bool
    @Option(.missingGlyphs) var missingGlyphs: MissingCharacterPolicy

    var sources: FontSources { FontSources(folders: fontDir, system: systemFonts) }

    func apply(to style: inout PageStyle) { style.missingCharacters = missingGlyphs }
}

extension FontLibrary {
    /// The fonts of a run. Throws ``Failure`` if a folder has none.
    convenience init(forCommand sources: FontSources) throws {
        do {
            try self.init(sources)
        } catch {
            throw Failure(error)
        }
    }
}
