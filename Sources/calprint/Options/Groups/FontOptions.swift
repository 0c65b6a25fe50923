import ArgumentParser
import CairoRenderer
import CalendarCore
import CalendarLayout

/// The options for characters that the built-in fonts lack.
struct FontOptions: RowGroup {
    var fontDir: [String] = []
    var systemFonts = false
    var missingGlyphs: MissingCharacterPolicy?

    var sources: FontSources { FontSources(folders: fontDir, system: systemFonts) }

    /// How to treat a character that no font has. Unless an option decides, only a strict run fails.
    func missingCharacters(isStrict: Bool) -> MissingCharacterPolicy { missingGlyphs ?? (isStrict ? .error : .warn) }
}

extension FontLibrary {
    /// The fonts of a run for the texts of a locale. Throws ``Failure`` if a folder has none.
    ///
    /// With fonts that are not built in, the run continues in a process that they may crash.
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

extension FontOptions {
    static let rows = list {
        OptionRow<[String]>.fontDir.at(\.fontDir)
        OptionRow<Bool>.systemFonts.at(\.systemFonts)
        OptionInfo(
            "missing-glyphs", .fonts, "Characters no font has: fail, or draw a box and warn", valueName: "what",
            otherwise: "warn, with --strict or --pdfa error", example: ["warn"], scopes: .everywhere, commands: [.check]
        ).at(\.missingGlyphs)
    }
}

extension OptionRow {
    static var fontDir: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "font-dir", .fonts, "Folder of fonts for characters that the built-in fonts lack; repeatable",
                kind: .folders, valueName: "folder", example: ["/usr/share/fonts/truetype/dejavu"], scopes: .file,
                commands: [.check, .fonts])
        )
    }

    static var systemFonts: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "system-fonts", .fonts, "Use the system's fonts for characters that the built-in fonts lack",
                scopes: .file, commands: [.check, .fonts])
        )
    }
}
