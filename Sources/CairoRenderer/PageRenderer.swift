import CalendarLayout

/// Draws each page into a file of its own: PNG, SVG, or a format of yours.
public protocol PageRenderer {
    /// Draws a page, and passes the bytes of its whole file to `sink`.
    ///
    /// Throws what the sink throws, or ``RenderError/cairo(_:)``.
    func draw(_ page: Page, to sink: @escaping ByteSink) throws
}
