import CalendarLayout

extension OptionTable {
    static let fonts = [OptionInfo(of: .fontDir), OptionInfo(of: .systemFonts), OptionInfo(of: .missingGlyphs)]
}

extension OptionRow {
    static var fontDir: OptionRow<[String]> {
        OptionRow<[String]>(
            OptionInfo(
                "font-dir", .fonts, "Folder of fonts for characters that the built-in fonts lack; repeatable",
                kind: .folders, valueName: "folder", example: ["/usr/share/fonts/truetype/dejavu"], scopes: .file,
                commands: [.check, .fonts])
        ).at(\.fonts.fontDir)
    }

    static var systemFonts: OptionRow<Bool> {
        OptionRow<Bool>(
            OptionInfo(
                "system-fonts", .fonts, "Use the system's fonts for characters that the built-in fonts lack",
                scopes: .file, commands: [.check, .fonts])
        ).at(\.fonts.systemFonts)
    }

    static var missingGlyphs: OptionRow<MissingCharacterPolicy> {
        OptionRow<MissingCharacterPolicy>(
            OptionInfo(
                "missing-glyphs", .fonts, "Characters no font has: fail, or draw a box", valueName: "what",
                example: ["warn"], scopes: .everywhere, commands: [.check]),
            default: PageStyle().missingCharacters
        ).at(\.fonts.missingGlyphs)
    }
}
