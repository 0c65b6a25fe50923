import ArgumentParser
import CairoRenderer

struct Fonts: ConsoleCommand {
    static let configuration = CommandConfiguration(.fonts)

    @Option(each: .fontDir) var fontDir: [String]
    @Flag(.systemFonts) var systemFonts: Bool

    @OptionGroup
    var configuration: ConfigurationOptions

    func run(_ console: Console) throws {
        let faces = try FontLibrary(forCommand: FontSources(folders: fontDir, system: systemFonts)).faces
        for face in faces where face.file == nil { try console.print(describe(face)) }
        try console.print("Licence of all built-in faces: Apache License 2.0")
        for face in faces { if let file = face.file { try console.print("\(describe(face)) (\(file))") } }
    }

    private func describe(_ face: AvailableFace) -> String {
        "\(face.name), version \(face.version), \(face.characterCount) characters"
    }
}
