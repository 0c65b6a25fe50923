import ArgumentParser
import CairoRenderer

struct Fonts: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the faces that the program carries with it.")

    func run() throws {
        for face in try FontLibrary().faces {
            try Console.print(
                "\(face.family) \(face.style), version \(face.version), \(face.characterCount) characters")
        }
        try Console.print("Licence of all: Apache License 2.0")
    }
}
