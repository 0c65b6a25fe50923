import CairoRenderer
import Glibc

/// The faces that many inputs share: the built-in ones, and DejaVu if it is installed.
final class FuzzFonts {
    private var current: FontLibrary?
    private var uses = 0
    /// The number of inputs whose shaped texts are kept.
    private let mostUses: Int

    private static let dejaVu = "/usr/share/fonts/truetype/dejavu"

    init(keeping mostUses: Int = 200) { self.mostUses = mostUses }

    func library() throws -> FontLibrary {
        uses += 1
        if let current, uses < mostUses { return current }
        let folders = access(FuzzFonts.dejaVu, R_OK) == 0 ? [FuzzFonts.dejaVu] : []
        let fresh = try FontLibrary(FontSources(folders: folders))
        (current, uses) = (fresh, 0)
        return fresh
    }
}
