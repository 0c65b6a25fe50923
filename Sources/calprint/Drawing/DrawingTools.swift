import CairoRenderer
import CalendarLayout

/// The fonts and the measurer for drawing one document or many, one after the other.
struct DrawingTools {
    let library: FontLibrary
    let measurer: PangoMeasurer

    init(_ library: FontLibrary) {
        self.library = library
        measurer = PangoMeasurer(library)
    }

    /// For what these options draw. Throws ``Failure`` if a folder has no fonts.
    init(_ options: DrawingOptions) throws {
        self.init(try FontLibrary(forCommand: options.fonts.sources, options.page.pageLocale))
    }
}
