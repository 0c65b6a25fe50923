import ArgumentParser
import CairoRenderer

struct Fonts: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the faces that the program carries with it.")

    func run() throws {
        for face in try FontLibrary.forCommand().faces {
            print("\(face.family) \(face.style), version \(face.version), \(face.characterCount) characters")
        }
        print("Licence of all: Apache License 2.0")
    }
}

extension FontLibrary {
    /// The library, or the command's failure.
    static func forCommand() throws -> FontLibrary {
        do {
            return try FontLibrary()
        } catch .font(let reason), .cairo(let reason) {
            throw Failure(.bug, "cannot load the fonts: \(reason)")
        }
    }
}
