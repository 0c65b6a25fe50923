import ArgumentParser
import CairoRenderer
import CalendarCore
import CalendarLayout

/// What prints the characters that the built-in fonts lack.
struct FontOptions: ParsableArguments {
    @Option(each: .fontDir) var fontDir: [String]
    @Flag(.systemFonts) var systemFonts: Bool
    @Option(.missingGlyphs) var missingGlyphs: MissingCharacterPolicy

    var sources: FontSources { FontSources(folders: fontDir, system: systemFonts) }

    func apply(to style: inout PageStyle) { style.missingCharacters = missingGlyphs }
}

extension FontLibrary {
    /// The fonts of a run for the texts of a locale. Throws ``Failure`` if a folder has none.
    ///
    /// If there are others than the built-in ones, the run goes on in a process that they may crash.
    convenience init(
        forCommand sources: FontSources, _ locale: CalendarLocale = .english
    ) throws {
        let supervisor = sources == .bundled ? nil : Supervisor.split()
        do {
            try self.init(
                sources, language: locale.languageTag, direction: locale.direction, willUse: { supervisor?.use($0) })
        } catch {
            throw Failure(error)
        }
    }
}
