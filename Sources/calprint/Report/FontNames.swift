import CairoRenderer

/// The names of a library's fonts by their numbers in placements, each looked up once.
final class FontNames {
    private let library: FontLibrary
    private var names: [Int: String] = [:]

    init(_ library: FontLibrary) {
        self.library = library
    }

    /// "Roboto Regular"
    subscript(font: Int) -> String {
        if let name = names[font] { return name }
        let name = library.face(ofFont: font).name
        names[font] = name
        return name
    }
}
