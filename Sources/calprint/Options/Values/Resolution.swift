import ArgumentParser
import CairoRenderer

/// The resolution of a PNG.
enum Resolution: Equatable {
    /// The default.
    case standard
    /// Pixels per inch.
    case given(Int)

    /// From the command line.
    init(option text: String) throws { self = .given(try Int(option: text, in: PNGRenderer.resolutions)) }

    /// Pixels per inch.
    var dpi: Int {
        switch self {
        case .standard: 150
        case .given(let dpi): dpi
        }
    }
}
