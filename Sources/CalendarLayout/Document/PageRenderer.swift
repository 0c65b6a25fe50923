/// Draws each page into its own file: PNG, SVG, or a custom format.
public protocol PageRenderer {
    /// Draws a page, and passes the bytes of its whole file to `sink`. Throws what the sink throws, or an error of its
    /// own.
    func draw(_ page: Page, to sink: @escaping ByteSink) throws
}
