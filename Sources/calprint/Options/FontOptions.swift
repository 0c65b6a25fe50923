import ArgumentParser
import CairoRenderer
import CalendarLayout

/// What prints the characters that the built-in faces lack.
struct FontOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A folder of fonts for characters that the built-in faces lack; repeat it for several.", valueName: "folder"
        ))
    var fontDir: [String] = []

    @Flag(help: "Use the system's fonts for characters that the built-in faces lack.")
    var systemFonts = false

    @Option(help: "A character that no face has: print nothing, or a box in its place.")
    var missingGlyphs: MissingGlyphs = .error

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

extension MissingGlyphs: ExpressibleByArgument {}
