import CalendarLayout

/// Draws one page into one file: PNG, SVG.
public protocol PageRenderer {
    /// Draws a page and completes its file.
    ///
    /// Throws what the sink threw, or ``RenderError/cairo(_:)``.
    func draw(_ page: Page, to sink: @escaping ByteSink) throws
}
