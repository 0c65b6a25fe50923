import ArgumentParser
import CairoRenderer
import CalendarLayout

/// What prints the characters that the built-in faces lack.
struct FontOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Fonts for what the built-in faces lack.", valueName: "folder"
        ))
    var fontDir: [String] = []

    @Flag(help: "Use the system's fonts for what they lack.")
    var systemFonts = false

    @Option(help: ArgumentHelp("What no face has: no output, or a box (default: error).", valueName: "what"))
    var missingGlyphs: MissingCharacterPolicy?

    var sources: FontSources { FontSources(folders: fontDir, system: systemFonts) }
}

extension FontLibrary {
    /// The faces of a command. Throws its failure where a folder gives none.
    convenience init(forCommand sources: FontSources) throws {
        do {
            try self.init(sources)
        } catch {
            throw Failure(error)
        }
    }
}

extension MissingCharacterPolicy: Keyword {}
